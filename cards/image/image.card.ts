import { picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import type { PaperBlock } from '#kit/card/paper.ts'
import { richPhrases, type RichNode } from '#kit/richText/richText.ts'
import { namespace } from '#kit/i18n/words.ts'
import { imageProblems } from './image.problems.ts'
import { hotspotsOf, imageSchema, progressSchema, type Hotspot, type Picture } from './image.schema.ts'
import { withRichHotspots } from './image.upgrades.ts'
import type { en } from './words/en.ts'

export const imageWords = namespace<typeof en>('card-image')

const guide = `A picture to look at. JSON fields:
- "type": "image"
- "title": its heading, at most 100 characters
- "pictures": one of {"prompt": what to draw, at most 1000 characters, "media": {"alt": what the picture shows,
  at most 300 characters, "caption"}, "hotspots": up to 5 of {"x","y" (0 to 1), "title": at most 60
  characters, "body": a Tiptap document {"type":"doc","content":[…]} of paragraph, bulletList, orderedList, listItem, formula
  {"tex"}; marks bold, italic, link}}
Use a picture only where it shows what words cannot.`

/** Pictures, with places to tap on that show more. */
export const image = defineCard({
  type: 'image',
  schema: imageSchema,
  upgrades: [withRichHotspots],
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
    paper: (card) => card.pictures.flatMap(paper),
    redact: (card) => ({ ...card, pictures: card.pictures.map((each) => ({ ...each, prompt: '' })) }),
  },
})

function phrasesOf({ media, hotspots }: Picture, index: number): CardPhrase[] {
  const path = `pictures.${index}`
  const own = hotspots.flatMap(({ title, body }, place) => [
    { path: `${path}.hotspots.${place}.title`, text: title },
    ...richPhrases(body, `${path}.hotspots.${place}.body`),
  ])
  return [...picturePhrases(`${path}.media`, media), ...own]
}

/** The picture with its points numbered, and below it what stands behind each. */
function paper({ media, hotspots }: Picture): PaperBlock[] {
  if (hotspots.length === 0) return [{ kind: 'picture', media }]
  const content = hotspots.flatMap((hotspot, index) => [
    paperHeading(hotspot, index),
    ...hotspot.body.content,
  ])
  return [
    { kind: 'picture', media, points: hotspots },
    { kind: 'rich', body: { type: 'doc', content } },
  ]
}

const paperHeading = ({ title }: Hotspot, index: number): RichNode => ({
  type: 'heading',
  attrs: { level: 3 },
  content: [{ type: 'text', text: `${index + 1}. ${title}`.trim() }],
})
