import type { OwnProblem } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { isEmptyRichText, richPhrases } from '#kit/richText/richText.ts'
import { namespace } from '#kit/i18n/words.ts'
import { panelsOf } from './text.panels.ts'
import { textSchema, type TextCard } from './text.schema.ts'
import type { en } from './words/en.ts'

export const textWords = namespace<typeof en>('card-text')

const guide = `A page to read. JSON fields:
- "type": "text"
- "title": its heading, at most 100 characters
- "body": a Tiptap document {"type":"doc","content":[…]} of paragraph, heading (level 2 or 3), bulletList, orderedList,
  listItem, blockquote, callout (tone note, tip, warning), codeBlock, table, formula {"tex"}; marks bold, italic,
  underline, strike, code, link
- "layout": "page"; or "accordion" or "tabs" where 2 to 6 parts are read in any order: each begins with a heading
One idea a card, 40 to 150 words, short sentences, an example before the rule. No greeting, no summary of what comes.`

function textProblems({ body, layout }: TextCard): OwnProblem[] {
  if (isEmptyRichText(body)) return [{ path: 'body', key: 'problems.empty' }]
  const isWithout = layout !== 'page' && panelsOf(body).panels.length === 0
  return isWithout ? [{ path: 'layout', key: 'problems.noPanels' }] : []
}

/** Rich text to read; seen is done. */
export const text = defineCard({
  type: 'text',
  schema: textSchema,
  sample: async () => (await import('./text.sample.ts')).textSample,
  content: {
    guide,
    problems: textProblems,
    phrases: (card) => richPhrases(card.body, 'body'),
    redact: (card) => card,
  },
})
