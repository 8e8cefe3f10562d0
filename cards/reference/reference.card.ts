import type { CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { referenceProblems } from './reference.problems.ts'
import { referenceSchema, type ReferenceCard } from './reference.schema.ts'
import type { en } from './words/en.ts'

export const referenceWords = namespace<typeof en>('card-reference')

const guide = `A list of sources to read on. JSON fields:
- "type": "reference"
- "title": its heading, at most 100 characters
- "intro": why to read them, at most 500 characters; may be empty
- "entries": 1 to 10 of {"kind": "book", "paper" or "link", "title" (at most 200 characters), "author" (at most 200),
  "year", "source" (publisher, journal or site), "page", "url" (https), "quote" (the passage that matters, at most 1000)}
Only sources that certainly exist; leave out what you do not know, above all addresses. Names as they are printed.`

/** Books, papers, links and activities to go on with; seen is done. */
export const reference = defineCard({
  type: 'reference',
  schema: referenceSchema,
  sample: async () => (await import('./reference.sample.ts')).referenceSample,
  content: {
    guide,
    problems: referenceProblems,
    phrases,
    unspoken: ['entries'],
    redact: (card) => card,
    paper: ({ intro, entries }) => [
      ...paperText(intro),
      {
        kind: 'table',
        rows: entries.map(({ title, author, year, source, page, url, quote }) => [
          {
            text: [title, [author, year, source, page].filter(Boolean).join(', '), url]
              .filter(Boolean)
              .join('\n'),
          },
          { text: quote },
        ]),
      },
    ],
  },
})

function phrases({ intro, entries }: ReferenceCard): CardPhrase[] {
  const own = entries.flatMap(({ title, author, source, quote }, index) => [
    { path: `entries.${index}.title`, text: title },
    { path: `entries.${index}.author`, text: author },
    { path: `entries.${index}.source`, text: source },
    { path: `entries.${index}.quote`, text: quote },
  ])
  return [{ path: 'intro', text: intro }, ...own]
}
