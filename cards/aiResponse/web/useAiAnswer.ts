import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CardServices } from '#kit/card/web/cardUi.ts'
import type { Exchange } from '#kit/ai/talk.ts'
import type { AiResponseCard, AiResponseMessage } from '../aiResponse.schema.ts'

/**
 * The stored answer, or a new one as it is written. What fails leaves the card's own words; leaving the card stops the AI.
 */
export function useAiAnswer(card: AiResponseCard, services: CardServices, onShown: () => void) {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const [draft, setDraft] = useState('')
  const [isWriting, setIsWriting] = useState(true)
  const [hasFailed, setHasFailed] = useState(false)
  const running = useRef<AbortController | undefined>(undefined)
  const reportShown = useEffectEvent(onShown)

  async function run(again: boolean): Promise<void> {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const message: AiResponseMessage = { again }
    setIsWriting(true)
    setHasFailed(false)
    setDraft('')
    let stored: readonly Exchange[] | undefined
    try {
      for await (const chunk of services.converse(message, {
        signal,
        onExchanges: (all) => (stored = all),
      })) {
        if (signal.aborted) return
        setDraft((before) => before + chunk)
      }
    } catch {
      stored = undefined
    }
    if (signal.aborted) return
    if (stored && stored.length > 0) setExchanges(stored)
    setHasFailed((stored ?? exchanges).length === 0)
    setIsWriting(false)
  }

  const begin = useEffectEvent(() => void run(false))
  useEffect(() => {
    begin()
    return () => running.current?.abort()
  }, [card.id, services])
  useEffect(() => {
    if (!isWriting) reportShown()
  }, [isWriting])

  const shown = exchanges.at(-1)?.reply ?? ''
  return {
    text: isWriting ? draft : shown,
    isWriting,
    hasFailed,
    /** How many other answers may still be asked for. */
    left: Math.max(0, card.regenerations + 1 - exchanges.length),
    generate: (again: boolean) => void run(again),
  }
}
