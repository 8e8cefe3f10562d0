import * as z from 'zod/mini'
import { isRichText, type RichText } from '#kit/richText/richText.ts'
import type { Card } from '#cards/index.ts'

const picture = z.unknown()
const feedback = z.object({ correct: z.string(), wrong: z.string() })
const base = { title: z.string(), feedback }
const side = { text: z.string(), picture }
const body = z.custom<RichText>(isRichText)

/** Cards that GIFT has a counterpart of, with the fields that it can hold. */
const giftCard = z.discriminatedUnion('type', [
  z.object({
    ...base,
    type: z.literal('choice'),
    question: z.string(),
    kind: z.enum(['single', 'multi', 'judge']),
    options: z.array(z.object({ ...side, id: z.string(), correct: z.boolean(), feedback: z.string() })),
    explanation: z.string(),
  }),
  z.object({
    ...base,
    type: z.literal('blanks'),
    question: z.string(),
    text: z.string(),
    entry: z.enum(['typed', 'bank']),
    distractors: z.array(z.string()),
    explanation: z.string(),
  }),
  z.object({
    ...base,
    type: z.literal('question'),
    prompt: z.string(),
    kind: z.enum(['short', 'long', 'number', 'audio']),
    grading: z.string(),
    number: z.object({ value: z.nullable(z.number()), tolerance: z.number() }),
    explanation: z.string(),
  }),
  z.object({
    ...base,
    type: z.literal('match'),
    question: z.string(),
    pairs: z.array(z.object({ ...side, answer: z.object(side) })),
    distractors: z.array(z.object(side)),
    explanation: z.string(),
  }),
  z.object({ ...base, type: z.literal('text'), body }),
  z.object({ ...base, type: z.literal('section') }),
])
export type GiftCard = z.output<typeof giftCard>
export type GiftCardOf<Type extends GiftCard['type']> = Extract<GiftCard, { readonly type: Type }>

/** A card as GIFT may hold it; undefined where its type has no counterpart there. */
export const giftCardOf = (card: Card): GiftCard | undefined => z.safeParse(giftCard, card).data
