import { seedOfCard } from '#kit/card/seedOfCard.ts'
import { shuffled } from '#kit/value/shuffle.ts'
import type { PartFeedback, Score } from '#kit/card/verdict.ts'
import type { PlaceCard, PlaceResponse, PlaceSolution, Point, Thing, Zone } from './place.schema.ts'

/**
 * Things: max(0, right / R - wrong / W); R are the things that belong somewhere, W those that belong nowhere, so that whoever
 * places everything gains nothing by it. A hotspot: the share of the places to be found that were found; there are only so
 * many tries.
 */
export function scorePlace(card: PlaceCard, response: PlaceResponse): Score {
  const share = card.mode === 'things' ? placedShare(card, response) : foundShare(card, response)
  const scaled = card.partialCredit ? share : Math.floor(share)
  return { scaled, passed: scaled === 1, parts: feedbackOf(card, response) }
}

export const belongs = ({ zoneIds }: Pick<Thing, 'zoneIds'>): boolean => zoneIds.length > 0

function placedShare(card: PlaceCard, { placed }: PlaceResponse): number {
  const zoneOf = new Map(placed.map(({ thingId, zoneId }) => [thingId, zoneId]))
  const wanted = card.things.filter(belongs)
  const others = card.things.filter((thing) => !belongs(thing))
  const right = wanted.filter(({ id, zoneIds }) => zoneIds.includes(zoneOf.get(id) ?? '')).length
  const wrong = others.filter(({ id }) => zoneOf.has(id)).length
  const lost = others.length === 0 ? 0 : wrong / others.length
  return wanted.length === 0 ? 0 : Math.max(0, right / wanted.length - lost)
}

const rightZones = (card: PlaceCard): Zone[] => card.zones.filter(({ isRight }) => isRight)

/** How many places of a hotspot are to be found, and so how often one may point. */
export function findsOf(card: Pick<PlaceCard, 'finds' | 'zones'>): number {
  const right = card.zones.filter(({ isRight }) => isRight).length
  return Math.min(card.finds ?? right, right)
}

function foundShare(card: PlaceCard, response: PlaceResponse): number {
  const hit = new Set(hitZones(card, response).map(({ id }) => id))
  const found = rightZones(card).filter(({ id }) => hit.has(id)).length
  const wanted = findsOf(card)
  return wanted === 0 ? 0 : Math.min(1, found / wanted)
}

const hitZones = (card: PlaceCard, { points, zoneIds }: PlaceResponse): Zone[] =>
  card.zones.filter((zone) => zoneIds.includes(zone.id) || points.some((point) => contains(zone, point)))

/** Whether a point lies in a zone, its edge included. */
export function contains({ shape, x, y, width, height }: Zone, point: Point): boolean {
  const [left, top] = [point.x - x, point.y - y]
  if (shape === 'box') return left >= 0 && left <= width && top >= 0 && top <= height
  if (width === 0 || height === 0) return false
  return (left / width - 0.5) ** 2 + (top / height - 0.5) ** 2 <= 0.25
}

const feedbackOf = (card: PlaceCard, response: PlaceResponse): PartFeedback[] =>
  card.mode === 'things'
    ? []
    : hitZones(card, response)
        .filter(({ feedback }) => feedback.trim() !== '')
        .map(({ id, feedback }) => ({ partId: id, text: feedback }))

/** Things that there are in zones that there are, each once; or no more points or chosen places than are to be found. */
export function acceptsPlace(card: PlaceCard, { placed, points, zoneIds }: PlaceResponse): boolean {
  const zones = new Set(card.zones.map(({ id }) => id))
  if (card.mode === 'things') {
    const things = new Set(card.things.map(({ id }) => id))
    const isKnown = placed.every(({ thingId, zoneId }) => things.has(thingId) && zones.has(zoneId))
    const isOnce = new Set(placed.map(({ thingId }) => thingId)).size === placed.length
    return points.length + zoneIds.length === 0 && placed.length > 0 && isKnown && isOnce
  }
  const tries = points.length + zoneIds.length
  const isOnce = new Set(zoneIds).size === zoneIds.length && zoneIds.every((id) => zones.has(id))
  return placed.length === 0 && tries > 0 && tries <= findsOf(card) && isOnce
}

export const solvePlace = (card: PlaceCard): PlaceSolution => ({
  things: card.mode === 'things' ? card.things.map(({ id, zoneIds }) => ({ id, zoneIds })) : [],
  zones: card.mode === 'hotspot' ? rightZones(card) : [],
  explanation: card.explanation,
})

/**
 * The card without its answers: things in an order that reveals nothing; of a hotspot only what its places are called, in
 * such an order too, and how many are to be found.
 */
export function redactPlace(card: PlaceCard, seed: number): PlaceCard {
  const own = seedOfCard(seed, card.id)
  const open = { ...card, explanation: '' }
  if (card.mode === 'things')
    return {
      ...open,
      things: shuffled(card.things, own).map((thing) => ({ ...thing, zoneIds: [] })),
      zones: card.zones.map((zone) => ({ ...zone, isRight: true, feedback: '' })),
    }
  const nowhere = { x: 0, y: 0, width: 0, height: 0, shape: 'box', isRight: true, feedback: '' } as const
  return {
    ...open,
    things: [],
    finds: findsOf(card) || null,
    zones: shuffled(card.zones, own).map(({ id, label }) => ({ id, label, ...nowhere })),
  }
}
