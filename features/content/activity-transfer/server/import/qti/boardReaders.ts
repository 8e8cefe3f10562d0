import { allOf } from '#kit/files/server/xml.ts'
import { paragraph, text as run } from '../../../richBuilder.ts'
import type { ForeignZone } from '../../../questions/foreignQuestion.ts'
import { attribute, childrenNamed, numbersIn, type QtiNode } from './standard/qtiNodes.ts'
import type { Shape } from './standard/qtiShapes.ts'
import { boardOf, isPicture, shapeOf, zoneOf, type Board } from './qtiBoard.ts'
import { partsOf } from './qtiItem.ts'
import { someOrders, someSets, type Made, type QtiJob, type Reader } from './qtiJob.ts'
import { matched, placingTrials } from './pairReaders.ts'
import { pairsIn } from './qtiWorth.ts'

const identifierOf = (node: QtiNode): string => attribute(node, 'identifier')
const labelOf = (node: QtiNode, place: number): string =>
  attribute(node, 'hotspotLabel') || attribute(node, 'label') || String(place + 1)
const middleOf = ({ x, y, width, height }: ForeignZone) => ({ x: x + width / 2, y: y + height / 2 })

/** Places of a picture are found by pointing. */
const hotspot: Reader = (job) => {
  const board = boardOf(job)
  const spots = childrenNamed(job.node, 'hotspotChoice')
  const ids = new Set(job.right.items.map(String))
  const right = new Set(spots.flatMap((spot, place) => (ids.has(identifierOf(spot)) ? [place] : [])))
  const zones = spots.map((spot, place) =>
    zoneOf(job, board, shapeOf(spot), labelOf(spot, place), right.has(place)),
  )
  const most = Math.min(job.most(), right.size)
  return {
    body: {
      kind: 'place',
      mode: 'hotspot',
      board: board.picture,
      zones,
      things: [],
      finds: most < right.size ? most : null,
    },
    trials: someSets(spots.length, right, most).map((places) =>
      job.trial(
        places.map((place) => identifierOf(spots[place] ?? job.node)),
        { kind: 'pointed', points: places.map((place) => middleOf(zones[place] ?? nowhere)) },
        places.map((place) => zones[place]?.label).join(', '),
      ),
    ),
  }
}

const nowhere: ForeignZone = { label: '', shape: 'box', x: 0, y: 0, width: 0, height: 0, isRight: false }
/** A point that is right alone is made as large as a finger, as a share of the picture's width. */
const finger = 0.03

/** Any point of a picture, judged by areas; an object that is put somewhere is judged alike. */
const selectPoint: Reader = (job) => {
  const board = boardOf(job)
  const { areas } = job.declaration
  const asked = job.item.processing ? allOf(job.item.processing, 'inside') : []
  const shapes = areas
    ? areas.areas.map((area) => ({ shape: area, isRight: area.value > 0 }))
    : asked.length > 0
      ? asked.map((node) => ({ shape: shapeOf(node), isRight: true }))
      : job.right.items.map((item) => ({ shape: pointShape(job, board, String(item)), isRight: true }))
  if (shapes.length === 0) job.changed('rightMissing', job.name)
  const zones = shapes.map(({ shape, isRight }, place) =>
    zoneOf(job, board, shape, String(place + 1), isRight),
  )
  const right = zones.filter(({ isRight }) => isRight).length
  const most = Math.min(job.most(), right)
  const points = [...zones.map(middleOf), ...emptyPoint(zones)]
  const rights = new Set(zones.flatMap(({ isRight }, place) => (isRight ? [place] : [])))
  return {
    body: {
      kind: 'place',
      mode: 'hotspot',
      board: board.picture,
      zones,
      things: [],
      finds: most < right ? most : null,
    },
    trials: someSets(points.length, rights, most).map((places) => {
      const chosen = places.flatMap((place) => points[place] ?? [])
      return job.trial(
        chosen.map(({ x, y }) => `${x * board.width} ${y * board.height}`),
        { kind: 'pointed', points: chosen },
        places.map((place) => (place < zones.length ? String(place + 1) : '–')).join(', '),
      )
    }),
  }
}

function pointShape(job: QtiJob, board: Board, words: string): Shape {
  const [x = 0, y = 0] = numbersIn(words)
  job.changed('shapeChanged', words)
  return { shape: 'circle', coords: [x, y, finger * board.width] }
}

/** A point that no zone is near. */
function emptyPoint(zones: readonly ForeignZone[]): { x: number; y: number }[] {
  const corners = [0.01, 0.5, 0.99].flatMap((x) => [0.01, 0.5, 0.99].map((y) => ({ x, y })))
  const isIn =
    ({ x, y }: { x: number; y: number }) =>
    (zone: ForeignZone) =>
      x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height
  return corners.filter((point) => !zones.some(isIn(point))).slice(0, 1)
}

const positionObject: Reader = (job) => {
  const own = job.node.children.filter(isPicture)
  const stem = job.stem()
  const shown = job.text(own)
  return {
    ...selectPoint(job),
    stem: { blocks: stem.blocks, pictures: [...stem.pictures, ...shown.pictures] },
  }
}

/** Places of a picture in their order: numbers are put on them. */
const graphicOrder: Reader = (job) => {
  const board = boardOf(job)
  const spots = partsOf(job.node, 'hotspotChoice')
  const order = job.right.items.map((item) => spots.findIndex((spot) => identifierOf(spot) === String(item)))
  if (order.length === 0) job.changed('rightMissing', job.name)
  job.settings('minChoices', 'maxChoices')
  return {
    body: {
      kind: 'place',
      mode: 'things',
      board: board.picture,
      finds: null,
      zones: spots.map((spot, place) => zoneOf(job, board, shapeOf(spot), labelOf(spot, place), true)),
      things: order.map((zone, place) => ({
        text: { blocks: [paragraph([run(String(place + 1))])], pictures: [] },
        zones: [zone],
      })),
    },
    trials: someOrders(order.length).map((places) =>
      job.trial(
        places.map((place) => identifierOf(spots[order[place] ?? 0] ?? job.node)),
        { kind: 'placed', things: places.map((place, thing) => [thing, order[place] ?? 0] as const) },
        places.map((place) => labelOf(spots[order[place] ?? 0] ?? job.node, order[place] ?? 0)).join(' → '),
      ),
    ),
  }
}

/** Places of a picture that belong together: pairs of their names, which stand on the picture before. */
const graphicAssociate: Reader = (job) => {
  const board = boardOf(job)
  const spots = partsOf(job.node, 'associableHotspot')
  const names = new Map(spots.map((spot, place) => [spot, letterOf(spot, place)]))
  const pairs = pairsIn(job.right).flatMap(([one, other]) => {
    const [left, right] = [one, other].map((id) => spots.find((spot) => identifierOf(spot) === id))
    return left && right ? [[left, right] as const] : []
  })
  const used = new Set(pairs.flat())
  const textOf = (node: QtiNode) => ({ blocks: [paragraph([run(names.get(node) ?? '')])], pictures: [] })
  const made: Made = matched(
    job,
    pairs,
    spots.filter((spot) => !used.has(spot)),
    textOf,
  )
  const pins = spots.map((spot) => ({
    ...middleOf(zoneOf(job, board, shapeOf(spot), '', true)),
    label: names.get(spot) ?? '',
  }))
  return board.picture ? { ...made, before: [{ kind: 'pinned', board: board.picture, pins }] } : made
}

const letterOf = (spot: QtiNode, place: number): string =>
  attribute(spot, 'hotspotLabel') || attribute(spot, 'label') || String.fromCharCode(65 + (place % 26))

/** Pictures or words that are put on places of a picture. */
const graphicGapMatch: Reader = (job) => {
  const board = boardOf(job)
  const things = partsOf(job.node, 'gapImg', 'gapText')
  const spots = partsOf(job.node, 'associableHotspot')
  const pairs = pairsIn(job.right)
  const right = things.map((thing) => {
    const spot = pairs.find(([id]) => id === identifierOf(thing))?.[1]
    return spot === undefined ? -1 : spots.findIndex((each) => identifierOf(each) === spot)
  })
  for (const thing of things)
    if (pairs.filter(([id]) => id === identifierOf(thing)).length > 1)
      job.changed('settingDropped', `matchMax: ${identifierOf(thing)}`)
  return {
    body: {
      kind: 'place',
      mode: 'things',
      board: board.picture,
      finds: null,
      zones: spots.map((spot, place) => zoneOf(job, board, shapeOf(spot), labelOf(spot, place), true)),
      things: things.map((thing, place) => {
        const zone = right[place] ?? -1
        const text = job.text(thing.children)
        const label = attribute(thing, 'objectLabel')
        const isBare = text.blocks.length === 0 && text.pictures.length === 0
        return {
          text: isBare ? { blocks: [paragraph([run(label || identifierOf(thing))])], pictures: [] } : text,
          zones: zone < 0 ? [] : [zone],
        }
      }),
    },
    trials: placingTrials(
      job,
      right,
      spots.length,
      (thing, zone) => `${identifierOf(things[thing] ?? job.node)} ${identifierOf(spots[zone] ?? job.node)}`,
    ),
  }
}

/** Interactions on a picture, by their names. */
export const boardReaders: Readonly<Record<string, Reader>> = {
  hotspotInteraction: hotspot,
  selectPointInteraction: selectPoint,
  positionObjectInteraction: positionObject,
  graphicOrderInteraction: graphicOrder,
  graphicAssociateInteraction: graphicAssociate,
  graphicGapMatchInteraction: graphicGapMatch,
}
