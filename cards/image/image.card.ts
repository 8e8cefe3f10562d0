import { picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import { imageProblems } from './image.problems.ts'
import { hotspotsOf, imageSchema, progressSchema, type Picture } from './image.schema.ts'
import type { en } from './words/en.ts'

export const imageWords = namespace<typeof en>('card-image')

const guide = `A picture to look at. JSON fields:
- "type": "image"
- "title": its heading, at most 100 characters
- "pictures": one of {"prompt": what to draw, at most 1000 characters, "media": {"alt": what the picture shows,
  at most 300 characters, "caption"}, "hotspots": up to 5 of {"x","y" (0 to 1), "title", "body"}}
Use a picture only where it shows what words cannot.`

/** Pictures, with places to tap on that show more. */
export const image = defineCard({
  type: 'image',
  schema: imageSchema,
  sample: async () => (await import('./image.sample.ts')).imageSample,
  progress: {
    schema: progressSchema,
    isComplete: (card, { progress }) => {
      if (!progress?.viewed) return false
      const opened = new Set(progress.opened)
      return !card.openAll || hotspotsOf(card).every(({ id }) => opened.has(id))
    },
    join: (before, now) => {
      const opened = [...new Set([...(before.opened ?? []), ...(now.opened ?? [])])]
      return { ...before, ...now, ...(opened.length > 0 && { opened }) }
    },
  },
  content: {
    guide,
    problems: imageProblems,
    phrases: (card) => card.pictures.flatMap(phrasesOf),
    unspoken: ['hotspots'],
    pictures: (card) => card.pictures.map(({ media }, index) => ({ path: `pictures.${index}.media`, media })),
    redact: (card) => ({ ...card, pictures: card.pictures.map((each) => ({ ...each, prompt: '' })) }),
  },
})

function phrasesOf({ media, hotspots }: Picture, index: number): CardPhrase[] {
  const path = `pictures.${index}`
  const own = hotspots.flatMap(({ title, body }, place) => [
    { path: `${path}.hotspots.${place}.title`, text: title },
    { path: `${path}.hotspots.${place}.body`, text: body },
  ])
  return [...picturePhrases(`${path}.media`, media), ...own]
}
