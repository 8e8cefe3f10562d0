import { pictureAt, picturePhrases } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import { sectionSchema } from './section.schema.ts'
import type { en } from './words/en.ts'

export const sectionWords = namespace<typeof en>('card-section')

const guide = `Opens a section: the cards that follow belong to it, up to the next section. JSON fields:
- "type": "section"
- "title": its heading, at most 100 characters, a few words
- "subtitle": a word above the heading such as "Part 1", at most 10 characters, or ""
- "tone": "brand", "green", "amber", "red" or "grey"; the same one throughout unless colours mean something
Use sections from about eight cards on; three to seven cards each.`

/** Groups the cards up to the next section, and shows what they came to. */
export const section = defineCard({
  type: 'section',
  schema: sectionSchema,
  sample: async () => (await import('./section.sample.ts')).sectionSample,
  content: {
    guide,
    problems: (card) => (card.title.trim() === '' ? [{ path: 'title', key: 'problems.noTitle' }] : []),
    phrases: (card) => [{ path: 'subtitle', text: card.subtitle }, ...picturePhrases('cover', card.cover)],
    pictures: (card) => pictureAt('cover', card.cover),
    redact: (card) => card,
  },
  nesting: {
    opensGroup: true,
  },
})
