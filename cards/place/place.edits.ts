import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxThings, maxZones, type PlaceCard, type Point, type Thing, type Zone } from './place.schema.ts'

export const zoneEdits = partEdits('zones', maxZones)
export const thingEdits = partEdits('things', maxThings)

export type Box = Pick<Zone, 'x' | 'y' | 'width' | 'height'>

/** The least side of a zone, as a share of the board. */
export const leastSide = 0.03
const usual = { width: 0.25, height: 0.2 }

/** To a thousandth of the board. */
const rounded = (value: number) => Math.round(value * 1000) / 1000
const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The box within the board, no smaller than a finger. */
export function within({ x, y, width, height }: Box): Box {
  const [wide, high] = [clamped(width, leastSide, 1), clamped(height, leastSide, 1)]
  return {
    x: rounded(clamped(x, 0, 1 - wide)),
    y: rounded(clamped(y, 0, 1 - high)),
    width: rounded(wide),
    height: rounded(high),
  }
}

/** The box between two corners; a click, which draws none, gives one of the usual size around it. */
export function boxBetween(from: Point, to: Point): Box {
  const [width, height] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  if (width < leastSide / 2 && height < leastSide / 2)
    return within({ x: from.x - usual.width / 2, y: from.y - usual.height / 2, ...usual })
  return within({ x: Math.min(from.x, to.x), y: Math.min(from.y, to.y), width, height })
}

export const withNewZone = (card: PlaceCard, box: Box): PlaceCard =>
  zoneEdits.added(card, [
    { id: newPartId(), label: '', shape: 'box', isRight: true, feedback: '', ...within(box) },
  ])

/** Without the zone, also where things belong into it. */
export function withoutZone(card: PlaceCard, id: string): PlaceCard {
  const things = card.things.map((thing) => ({
    ...thing,
    zoneIds: thing.zoneIds.filter((each) => each !== id),
  }))
  return zoneEdits.without({ ...card, things }, id)
}

const newThing = (text: string): Thing => ({ id: newPartId(), text, picture: null, zoneIds: [] })

export const withNewThings = (card: PlaceCard, after: number, texts: readonly string[] = ['']): PlaceCard =>
  thingEdits.added(card, texts.map(newThing), after)

export const withPastedThings = (card: PlaceCard, index: number, lines: readonly string[]): PlaceCard =>
  thingEdits.pasted(card, index, lines, newThing)
