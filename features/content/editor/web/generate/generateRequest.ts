import type { BodyOf } from '#kit/contract/endpoint.ts'
import type { Language } from '#kit/i18n/words.ts'
import type { CardType } from '#cards/index.ts'
import {
  sourceMax,
  topicMax,
  type generateEndpoints,
  type levels,
} from '#features/content/activity-generate/generate.contract.ts'
import { usualTypes } from '#features/content/activity-generate/writableTypes.ts'

export interface SentDocument {
  readonly id: number
  readonly name: string
}

/** What an author asks an AI for. */
export interface GenerateRequest {
  readonly source: 'topic' | 'text' | 'document'
  readonly topic: string
  readonly text: string
  readonly document: SentDocument | null
  readonly language: Language
  readonly cardCount: number
  readonly level: 'any' | (typeof levels)[number]
  readonly cardTypes: readonly CardType[]
}

export const newRequest = (language: Language): GenerateRequest => ({
  source: 'topic',
  topic: '',
  text: '',
  document: null,
  language,
  cardCount: 10,
  level: 'any',
  cardTypes: usualTypes,
})

const fits = (text: string, max: number) => text.trim() !== '' && text.trim().length <= max

export function isComplete({ source, topic, text, document, cardTypes }: GenerateRequest): boolean {
  if (cardTypes.length === 0) return false
  if (source === 'document') return document !== null
  return source === 'topic' ? fits(topic, topicMax) : fits(text, sourceMax)
}

type Body = BodyOf<(typeof generateEndpoints)['generate']>

export function bodyOf(activityId: number, request: GenerateRequest): Body {
  const { source, topic, text, document, language, cardCount, level, cardTypes } = request
  return {
    activityId,
    language,
    cardCount,
    cardTypes: [...cardTypes],
    ...(level !== 'any' && { level }),
    ...(source === 'topic' && { topic }),
    ...(source === 'text' && { text }),
    ...(source === 'document' && document && { fileId: document.id }),
  }
}
