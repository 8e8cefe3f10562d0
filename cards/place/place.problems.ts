import type { OwnProblem } from '#kit/card/content.ts'
import type { PlaceCard } from './place.schema.ts'
import { belongs } from './place.score.ts'

/** What stops a card from being played: without labels, whoever cannot see the board has nothing to choose from. */
export function placeProblems(card: PlaceCard): OwnProblem[] {
  return [
    ...(card.question.trim() === '' ? [{ path: 'question', key: 'problems.noQuestion' }] : []),
    ...(card.zones.length === 0 ? [{ path: 'zones', key: 'problems.noZone' }] : []),
    ...card.zones.flatMap(({ label }, index) =>
      label.trim() === ''
        ? [{ path: `zones.${index}.label`, key: 'problems.noLabel', values: { number: index + 1 } }]
        : [],
    ),
    ...(card.mode === 'things' ? thingProblems(card) : hotspotProblems(card)),
  ]
}

function thingProblems({ things, zones }: PlaceCard): OwnProblem[] {
  const known = new Set(zones.map(({ id }) => id))
  return [
    ...(things.some(belongs) ? [] : [{ path: 'things', key: 'problems.noThing' }]),
    ...things.flatMap(({ text, picture, zoneIds }, index) => {
      const at = { path: `things.${index}.text`, values: { number: index + 1 } }
      if (text.trim() === '' && !picture) return [{ ...at, key: 'problems.emptyThing' }]
      return zoneIds.every((id) => known.has(id)) ? [] : [{ ...at, key: 'problems.lostZone' }]
    }),
  ]
}

function hotspotProblems({ picture, zones, finds }: PlaceCard): OwnProblem[] {
  const right = zones.filter(({ isRight }) => isRight).length
  return [
    ...(picture ? [] : [{ path: 'picture', key: 'problems.noPicture' }]),
    ...(zones.length > 0 && right === 0 ? [{ path: 'zones', key: 'problems.noRight' }] : []),
    ...(finds !== null && finds > right && right > 0
      ? [{ path: 'finds', key: 'problems.manyFinds', values: { count: right } }]
      : []),
  ]
}
