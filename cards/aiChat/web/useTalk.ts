import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { Exchange } from '#kit/ai/talk.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { AiChatCard, AiChatResponse, AiChatMessage } from '../aiChat.schema.ts'

/** A message that is not answered yet, and as much of the answer as has come. */
export interface Pending {
  readonly message: string
  readonly reply: string
}

export interface Talk {
  readonly exchanges: readonly Exchange[]
  readonly pending: Pending | undefined
  /** `failed`: the last words did not get through; `nowhere`: nobody can be talked to. */
  readonly trouble: 'failed' | 'nowhere' | undefined
  /** Whether it got through. */
  send(text: string): Promise<boolean>
  /** Fetches the talk so far. */
  open(): void
}

/** The talk as the server has stored it; from the least turns on it can be handed in. */
export function useTalk({
  card,
  services,
  response,
  verdict,
  respond,
}: CardPlayerProps<AiChatCard, AiChatResponse, Shown>): Talk {
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const [pending, setPending] = useState<Pending>()
  const [trouble, setTrouble] = useState<Talk['trouble']>()
  const running = useRef<AbortController | undefined>(undefined)
  const isAnswered = verdict !== undefined

  /** What the server then has; undefined where it cannot be known. */
  async function converse(message: AiChatMessage, onChunk: (chunk: string) => void) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    let stored: readonly Exchange[] | undefined
    try {
      for await (const chunk of services.converse(message, { signal, onExchanges: (all) => (stored = all) }))
        if (!signal.aborted) onChunk(chunk)
    } catch {
      stored = undefined
    }
    return { stored, isGone: signal.aborted }
  }

  function take(stored: readonly Exchange[]): void {
    setExchanges(stored)
    if (stored.length >= card.minTurns) respond({ exchanges: [...stored] })
  }

  async function open(): Promise<void> {
    setTrouble(undefined)
    const { stored, isGone } = await converse({ text: '' }, () => undefined)
    if (isGone) return
    if (stored) take(stored)
    else setTrouble('nowhere')
  }

  async function send(text: string): Promise<boolean> {
    setTrouble(undefined)
    setPending({ message: text, reply: '' })
    const { stored, isGone } = await converse({ text }, (chunk) =>
      setPending((now) => now && { ...now, reply: now.reply + chunk }),
    )
    if (isGone) return false
    setPending(undefined)
    if (stored) take(stored)
    else setTrouble('failed')
    return stored !== undefined
  }

  // Anew after each answer: who tries again begins another talk.
  const begin = useEffectEvent(() => void open())
  useEffect(() => {
    if (!isAnswered) {
      setExchanges([])
      begin()
    }
    return () => running.current?.abort()
  }, [card.id, services, isAnswered])

  const handedIn = response?.exchanges ?? []
  return {
    exchanges: isAnswered && handedIn.length > 0 ? handedIn : exchanges,
    pending,
    trouble,
    send,
    open: () => void open(),
  }
}
