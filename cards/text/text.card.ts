import { defineCard } from '#kit/card/defineCard.ts'
import { isEmptyRichText, richPhrases } from '#kit/richText/richText.ts'
import { namespace } from '#kit/i18n/words.ts'
import { textSchema } from './text.schema.ts'
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
  schema: textSchema,
  sample: async () => (await import('./text.sample.ts')).textSample,
  content: {
    guide,
    problems: (card) => (isEmptyRichText(card.body) ? [{ path: 'body', key: 'problems.empty' }] : []),
    phrases: (card) => richPhrases(card.body, 'body'),
    redact: (card) => card,
  },
})
