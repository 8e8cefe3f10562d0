import type { Actor } from '#kit/contract/role.ts'

/** Where an activity stands in a course: in a day or a section, counted from 1. Its rank is its place in the list. */
export interface Placed {
  readonly activityId: number
  readonly unit: number
}

/** What belongs to a unit: a place, a milestone. */
export type InUnit = Pick<Placed, 'unit'>

/** A unit, and the number of activities that stand before the place in it. */
export interface PlaceAt {
  readonly unit: number
  readonly index: number
}

export type PlaceStep = 'up' | 'down' | 'previousUnit' | 'nextUnit'

/** The places of one unit, in their order. */
export const placesIn = <P extends InUnit>(places: readonly P[], unit: number): P[] =>
  places.filter((place) => place.unit === unit)

/** The places by unit; units without activities are not in it. */
export const placesByUnit = <P extends InUnit>(places: readonly P[]): ReadonlyMap<number, readonly P[]> =>
  Map.groupBy(places, ({ unit }) => unit)

/** In the order in which learners meet them: by unit, within a unit as they stand. */
export const inOrder = <P extends InUnit>(places: readonly P[]): P[] =>
  places.toSorted((one, other) => one.unit - other.unit)

/** E2: whether somebody may put an activity into a course: public ones, and drafts of their own. The server holds the same. */
export const mayPlace = (
  actor: Actor,
  { status, creatorId }: { readonly status: string; readonly creatorId: number | null },
): boolean => status === 'public' || creatorId === actor.id

/** Indexes of the places whose activity stands in the course before them. */
export function repeatedPlaces(places: readonly Placed[]): number[] {
  const seen = new Set<number>()
  return places.flatMap(({ activityId }, index) => {
    if (seen.has(activityId)) return [index]
    seen.add(activityId)
    return []
  })
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, most))

/** Puts an activity at a place, wherever it stood; a place behind the end of a unit is its end. */
export function movePlace<P extends Placed>(
  places: readonly P[],
  activityId: number,
  { unit, index }: PlaceAt,
): P[] {
  const moved = places.find((place) => place.activityId === activityId)
  if (!moved) return [...places]
  const others = inOrder(places.filter((place) => place !== moved))
  const before = others.filter((place) => place.unit < unit).length
  const at = before + within(index, placesIn(others, unit).length)
  return others.toSpliced(at, 0, { ...moved, unit })
}

/**
 * One step with the keyboard. Up and down go within the unit and, at its edge, into the next one; the other two go to
 * the unit before or behind at once. At the edge of the course nothing moves.
 */
export function stepPlace<P extends Placed>(
  places: readonly P[],
  activityId: number,
  step: PlaceStep,
  units: number,
): P[] {
  const moved = places.find((place) => place.activityId === activityId)
  const to = moved && stepTarget(places, moved, step)
  return to && to.unit >= 1 && to.unit <= units ? movePlace(places, activityId, to) : [...places]
}

function stepTarget(places: readonly Placed[], moved: Placed, step: PlaceStep): PlaceAt {
  const { unit } = moved
  const neighbours = placesIn(places, unit)
  const index = neighbours.indexOf(moved)
  if (step === 'up' && index > 0) return { unit, index: index - 1 }
  if (step === 'down' && index < neighbours.length - 1) return { unit, index: index + 1 }
  return step === 'up' || step === 'previousUnit'
    ? { unit: unit - 1, index: placesIn(places, unit - 1).length }
    : { unit: unit + 1, index: 0 }
}

/** Takes an activity out of its unit; the order of the others stays. */
export const removePlace = <P extends Placed>(places: readonly P[], activityId: number): P[] =>
  places.filter((place) => place.activityId !== activityId)

/** Takes a unit out with what belongs to it; what follows moves up. */
export const removeUnit = <P extends InUnit>(places: readonly P[], unit: number): P[] =>
  places
    .filter((place) => place.unit !== unit)
    .map((place) => (place.unit > unit ? { ...place, unit: place.unit - 1 } : place))

/** Moves a whole unit with what belongs to it to another number. */
export function moveUnit<P extends InUnit>(places: readonly P[], from: number, to: number): P[] {
  const numberOf = (unit: number): number => {
    if (unit === from) return to
    if (from < unit && unit <= to) return unit - 1
    return to <= unit && unit < from ? unit + 1 : unit
  }
  return inOrder(places.map((place) => ({ ...place, unit: numberOf(place.unit) })))
}

/** What would be out of the course if it had this many units. */
export const placesBeyond = <P extends InUnit>(places: readonly P[], units: number): P[] =>
  places.filter(({ unit }) => unit > units)
