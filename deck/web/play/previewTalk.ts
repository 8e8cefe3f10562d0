import { safeParse } from 'zod/mini'
import type { Grade } from '#kit/card/grading.ts'
import type { Exchange, TalkEvent } from '#kit/ai/talk.ts'
import type { CardServices, LearnerFile } from '#kit/card/web/cardUi.ts'
import { receiveTalk } from '#kit/card/web/receiveTalk.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { findCard, type Deck } from '../../deck.document.ts'
import { playable } from '../../deck.navigate.ts'
import type { Answer } from '../../deck.verdict.ts'
import { noServices } from './port.ts'

export interface TalkRequest {
  readonly card: Card
  readonly message: unknown
  readonly exchanges: readonly Exchange[]
  readonly answers: readonly { readonly cardId: number; readonly text: string }[]
}

/** What a preview may ask of a server, for cards that an AI answers. */
export interface PreviewAi {
  converse(request: TalkRequest, signal: AbortSignal | undefined): AsyncIterable<TalkEvent>
  /** null: nobody can grade it. */
  grade(card: Card, response: unknown): Promise<Grade | null>
}

/** Files of a preview have ids that no stored file will ever have. */
let lastFileId = 9_000_000_000_000_000

/** A file that is shown and goes nowhere. */
export async function previewFile(file: Blob, name: string): Promise<LearnerFile> {
  lastFileId += 1
  return { fileId: lastFileId, url: URL.createObjectURL(file), name, mime: file.type, size: file.size }
}

/** Where no server can be called the card speaks as it does without AI. */
async function* withoutAi({ card, message: input, exchanges }: TalkRequest): AsyncGenerator<TalkEvent> {
  const { messageSchema, answer } = cardOf(card.type).talking
  const parsed = safeParse(messageSchema, input)
  if (!parsed.success) return
  const step = answer(card, parsed.data, { exchanges, answerOf: () => '' })
  if (step.kind === 'known') yield { exchanges }
  else if (step.kind === 'ask' && step.fallback !== null) {
    yield { piece: step.fallback }
    yield { exchanges: [...exchanges, { said: step.message, reply: step.fallback, isFallback: true }] }
  } else yield { failed: true }
}

/** Talks of one preview: stored here, by card and by how many answers came before. */
export function previewTalks(
  deck: () => Deck,
  answersTo: (cardId: number) => readonly Answer[],
  ai: PreviewAi | undefined,
) {
  const talks = new Map<string, readonly Exchange[]>()
  const keyOf = (cardId: number) => `${cardId} ${answersTo(cardId).length}`
  const exchangesOf = (cardId: number) => talks.get(keyOf(cardId)) ?? []

  function earlierAnswers() {
    return playable(deck()).flatMap((card) => {
      const last = answersTo(card.id).at(-1)
      return last
        ? [{ cardId: card.id, text: cardOf(card.type).answering.answerText(card, last.response) }]
        : []
    })
  }

  const services = (cardId: number): CardServices => ({
    ...noServices,
    upload: async (file, name, options) => {
      options?.onShare?.(1)
      return previewFile(file, name)
    },
    async *converse(message, options) {
      const card = findCard(deck(), cardId)?.card
      if (!card) return yield* noServices.converse(message)
      const key = keyOf(cardId)
      const request = { card, message, exchanges: exchangesOf(cardId), answers: earlierAnswers() }
      const events = ai ? ai.converse(request, options?.signal) : withoutAi(request)
      yield* receiveTalk(events, (exchanges) => {
        talks.set(key, exchanges)
        options?.onExchanges?.(exchanges)
      })
    },
  })
  return { services, exchangesOf }
}
