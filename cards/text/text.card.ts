import { defineCard } from '#kit/card/defineCard.ts'
import { isEmptyRichText, richPhrases } from '#kit/richText/richText.ts'
import { namespace } from '#kit/i18n/words.ts'
import { progressSchema, textSchema, type TextCard } from './text.schema.ts'
import type { en } from './words/en.ts'

export const textWords = namespace<typeof en>('card-text')

const guide = `A page to read. JSON fields:
- "type": "text"
- "title": its heading, at most 100 characters
- "body": a Tiptap document {"type":"doc","content":[…]} of paragraph, heading (level 2 or 3), bulletList, orderedList,
  listItem, blockquote, callout (tone note, tip, warning), codeBlock, table, formula {"tex"}; marks bold, italic,
  underline, strike, code, link
One idea a card, 40 to 150 words, short sentences, an example before the rule. No greeting, no summary of what comes.`

/** Rich text to read; seen is done. */
export const text = defineCard({
  type: 'text',
  schemaVersion: 1,
  schema: textSchema,
  upgrades: [],
  fresh: {},
  guide,
  sample: async () => (await import('./text.sample.ts')).textSample,
  progressSchema,
  isComplete: (_card: TextCard, { progress }) => progress?.viewed === true,
  problems: (card) => (isEmptyRichText(card.body) ? [{ path: 'body', key: 'problems.empty' }] : []),
  redact: (card) => card,
  phrases: (card) => richPhrases(card.body, 'body'),
})
