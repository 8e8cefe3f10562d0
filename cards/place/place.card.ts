import { pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperPicture, paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { placeGuide } from './place.guide.ts'
import { placeProblems } from './place.problems.ts'
import {
  placeSchema,
  responseSchema,
  type PlaceCard,
  type PlaceResponse,
  type Thing,
} from './place.schema.ts'
import { acceptsPlace, belongs, contains, redactPlace, scorePlace, solvePlace } from './place.score.ts'
import type { en } from './words/en.ts'

export const placeWords = namespace<typeof en>('card-place')

/** A picture or a plain board with zones that things are put into, or with places that are found by pointing. */
export const place = defineCard({
  type: 'place',
  schema: placeSchema,
  fresh: { points: 1, things: [{}, {}] },
  sample: async () => (await import('./place.sample.ts')).placeSample,
  content: {
    guide: placeGuide,
    problems: placeProblems,
    phrases,
    unspoken: ['zones', 'things'],
    pictures: (card) => [
      ...pictureAt('picture', card.picture),
      ...card.things.flatMap(({ picture }, index) => pictureAt(`things.${index}.picture`, picture)),
    ],
    redact: redactPlace,
    paper: (card) => [
      ...paperText(card.question),
      ...paperPicture(card.picture),
      ...(card.mode === 'things'
        ? [
            {
              kind: 'columns' as const,
              left: card.things,
              right: card.zones.map(({ label }) => ({ text: label })),
            },
          ]
        : []),
    ],
  },
  answering: {
    responseSchema,
    accepts: acceptsPlace,
    score: scorePlace,
    solution: solvePlace,
    rightTexts: (card) =>
      card.mode === 'things'
        ? card.things.filter(belongs).map((thing) => `${nameOf(thing)} → ${labelsOf(card, thing.zoneIds)}`)
        : [
            card.zones
              .filter(({ isRight }) => isRight)
              .map(({ label }) => label)
              .join(', '),
          ],
    answerText: answerText,
    // How many put each thing where it belongs, or found each right place.
    summary: (card, attempts) => {
      const count = (isIn: (response: PlaceResponse) => boolean) =>
        attempts.filter(({ response }) => isIn(response)).length
      if (card.mode === 'hotspot')
        return card.zones.map((zone) => ({
          id: zone.id,
          label: zone.label,
          isRight: zone.isRight,
          count: count(
            ({ points, zoneIds }) =>
              zoneIds.includes(zone.id) || points.some((point) => contains(zone, point)),
          ),
        }))
      return card.things.filter(belongs).map((thing) => ({
        id: thing.id,
        label: nameOf(thing),
        isRight: true,
        count: count(({ placed }) =>
          placed.some(({ thingId, zoneId }) => thingId === thing.id && thing.zoneIds.includes(zoneId)),
        ),
      }))
    },
  },
})

const nameOf = ({ text, picture }: Thing): string => text || (picture?.alt ?? '')

const labelsOf = (card: PlaceCard, ids: readonly string[]): string =>
  card.zones
    .filter(({ id }) => ids.includes(id))
    .map(({ label }) => label)
    .join(' / ')

function answerText(card: PlaceCard, { placed, points, zoneIds }: PlaceResponse): string {
  if (card.mode === 'things')
    return placed
      .flatMap(({ thingId, zoneId }) => {
        const thing = card.things.find(({ id }) => id === thingId)
        return thing ? [`${nameOf(thing)} → ${labelsOf(card, [zoneId])}`] : []
      })
      .join('\n')
  const percent = (share: number) => `${Math.round(share * 100)}%`
  const hits = points.map((point) => {
    const hit = card.zones.find((zone) => contains(zone, point))
    return hit ? hit.label : `(${percent(point.x)}, ${percent(point.y)})`
  })
  return [...hits, ...zoneIds.map((id) => labelsOf(card, [id]))].join('\n')
}

function phrases(card: PlaceCard): CardPhrase[] {
  return [
    { path: 'question', text: card.question },
    ...picturePhrases('picture', card.picture),
    ...card.zones.flatMap(({ label, feedback }, index) => [
      { path: `zones.${index}.label`, text: label },
      { path: `zones.${index}.feedback`, text: feedback },
    ]),
    ...card.things.flatMap(({ text, picture }, index) => [
      { path: `things.${index}.text`, text },
      ...picturePhrases(`things.${index}.picture`, picture),
    ]),
    { path: 'explanation', text: card.explanation },
  ]
}
