import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { Exchange } from '#kit/ai/talk.ts'
import type { CardPlayerProps } from '#kit/card/web/cardFace.ts'
import type { AiChatCard, AiChatResponse, AiChatSaid } from '../aiChat.schema.ts'

/** What was said and is not answered yet, and as much of the answer as has come. */
export interface Pending {
  readonly said: string
  readonly reply: string
}

export interface Talk {
  readonly exchanges: readonly Exchange[]
  readonly pending: Pending | undefined
  /** `failed`: the last words did not get through; `nowhere`: nobody can be talked to. */
  readonly trouble: 'failed' | 'nowhere' | undefined
  /** Whether it got through. */
  send(text: string): Promise<boolean>
  /** Asks what was said so far. */
  open(): void
}

/** The talk as the server keeps it; from the least turns on it can be handed in. */
export function useTalk({
  card,
  desk,
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
  async function converse(said: AiChatSaid, onPiece: (piece: string) => void) {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    let kept: readonly Exchange[] | undefined
    try {
      for await (const piece of desk.converse(said, { signal, onExchanges: (all) => (kept = all) }))
        if (!signal.aborted) onPiece(piece)
    } catch {
      kept = undefined
    }
    return { kept, isGone: signal.aborted }
  }

  function take(kept: readonly Exchange[]): void {
    setExchanges(kept)
    if (kept.length >= card.minTurns) respond({ exchanges: [...kept] })
  }

  async function open(): Promise<void> {
    setTrouble(undefined)
    const { kept, isGone } = await converse({ text: '' }, () => undefined)
    if (isGone) return
    if (kept) take(kept)
    else setTrouble('nowhere')
  }

  async function send(text: string): Promise<boolean> {
    setTrouble(undefined)
    setPending({ said: text, reply: '' })
    const { kept, isGone } = await converse({ text }, (piece) =>
      setPending((now) => now && { ...now, reply: now.reply + piece }),
    )
    if (isGone) return false
    setPending(undefined)
    if (kept) take(kept)
    else setTrouble('failed')
    return kept !== undefined
  }

  // Anew after each answer: who tries again begins another talk.
  const begin = useEffectEvent(() => void open())
  useEffect(() => {
    if (!isAnswered) {
      setExchanges([])
      begin()
    }
    return () => running.current?.abort()
  }, [card.id, desk, isAnswered])

  const handedIn = response?.exchanges ?? []
  return {
    exchanges: isAnswered && handedIn.length > 0 ? handedIn : exchanges,
    pending,
    trouble,
    send,
    open: () => void open(),
  }
}
