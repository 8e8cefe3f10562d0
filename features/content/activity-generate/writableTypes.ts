import { cardTypes, type CardType } from '#cards/index.ts'

/**
 * What an AI cannot finish by itself: pictures, recordings and files are its author's, strokes of characters are looked up in
 * the editor, and of addresses, numbers of other cards and sources it would only invent some.
 */
const byHand: readonly CardType[] = [
  'aiResponse',
  'audio',
  'branch',
  'compare',
  'composite',
  'file',
  'image',
  'jump',
  'link',
  'miniApp',
  'multiple',
  'reference',
  'video',
  'write',
  'videoQuiz',
]

/** Types of cards that an AI is asked to write, new ones too. */
export const writableTypes: readonly CardType[] = cardTypes.filter((type) => !byHand.includes(type))

/** What an activity is made of where its author has not chosen. */
export const usualTypes: readonly CardType[] = [
  'section',
  'text',
  'choice',
  'flip',
  'match',
  'order',
  'blanks',
  'question',
]
