import type { Exit } from '#kit/card/navigating.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import { numbersOf, type Deck } from './deck.document.ts'
import { explore, type Explored } from './deck.explore.ts'
import { stopsOf, type Stop } from './deck.stops.ts'

/** `deadEnd`: whoever gets there does not come to an end; `loop`: it goes back to a card that was passed. */
export const marks = ['unreachable', 'deadEnd', 'loop'] as const
export type Mark = (typeof marks)[number]

export interface MapNode {
  readonly id: string
  /** `lost`: a card that is named and does not exist. */
  readonly kind: 'card' | 'ending' | 'end' | 'lost'
  /** null where there is none. */
  readonly card: Card | null
  readonly number: string
  /** Of an ending, or the number of a lost card. */
  readonly title: string
  readonly marks: readonly Mark[]
}

export interface MapEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  /** `skip`: past a card that is not always shown; `over`: one comes back. */
  readonly kind: 'next' | 'way' | 'over' | 'skip'
  readonly label: string
  readonly isBack: boolean
}

export interface DeckMap {
  readonly nodes: readonly MapNode[]
  readonly edges: readonly MapEdge[]
}

const endId = 'end'
const nodeOf = (card: Card) => `card-${card.id}`

/** D5: the paths through a deck as its author wrote it, and what is wrong with them. */
export function mapOf(deck: Deck): DeckMap {
  const stops = stopsOf(deck).filter(({ at }) => at === 'card')
  const explored = explore(stops)
  const edges = stops.flatMap((stop, index) => edgesFrom(stops, explored, stop, index))
  return { nodes: nodesOf(deck, stops, explored, edges), edges }
}

function nodesOf(
  deck: Deck,
  stops: readonly Stop[],
  explored: Explored,
  edges: readonly MapEdge[],
): MapNode[] {
  const numbers = numbersOf(deck)
  const cards = stops.map(({ card }, index): MapNode => ({
    id: nodeOf(card),
    kind: 'card',
    card,
    number: numbers.get(card.id) ?? '',
    title: '',
    marks: marks.filter((mark) => explored[mark].has(index)),
  }))
  const endings = stops.flatMap(({ card }) => endingsOf(card))
  const lost = new Set(edges.filter(({ to }) => to.startsWith('lost-')).map(({ to }) => to))
  const bare = { card: null, number: '', marks: [] }
  return [
    ...cards,
    ...endings.map(({ id, title }): MapNode => ({ ...bare, id, kind: 'ending', title })),
    ...[...lost].map((id): MapNode => ({ ...bare, id, kind: 'lost', title: id.slice('lost-'.length) })),
    ...(edges.some(({ to }) => to === endId)
      ? [{ ...bare, id: endId, kind: 'end' as const, title: '' }]
      : []),
  ]
}

/** The endings of a card, each once. */
function endingsOf(card: Card): { readonly id: string; readonly title: string }[] {
  const titles = cardOf(card.type)
    .navigating.exits(card)
    .flatMap(({ step, ending }) => (step.to === 'end' ? [ending] : []))
  return [...new Set(titles)].map((title) => ({ id: endingId(card, title), title }))
}

const endingId = (card: Card, title: string) => `ending-${card.id}-${title}`

function edgesFrom(stops: readonly Stop[], explored: Explored, stop: Stop, index: number): MapEdge[] {
  const from = nodeOf(stop.card)
  const edge = (to: string, kind: MapEdge['kind'], label: string, target: number | null): MapEdge => ({
    id: `${from}>${to}>${kind}>${label}`,
    from,
    to,
    kind,
    label,
    isBack: target !== null && target <= index && explored.loop.has(index),
  })
  const edgesOf = ({ step, label, ending }: Exit): MapEdge[] => {
    if (step.to === 'end') return [edge(endingId(stop.card, ending), 'way', label, null)]
    if (step.to === 'card') {
      const target = explored.indexOf(step.cardId)
      const to = stops[target ?? -1]
      if (target === undefined || !to) return [edge(`lost-${step.cardId}`, 'way', label, null)]
      return [edge(nodeOf(to.card), step.isOver === true ? 'over' : 'way', label, target)]
    }
    return explored.following(index).map((target, place) => {
      const to = stops[target]
      return edge(to ? nodeOf(to.card) : endId, place > 0 ? 'skip' : 'next', label, to ? target : null)
    })
  }
  const all = cardOf(stop.card.type).navigating.exits(stop.card).flatMap(edgesOf)
  return [...new Map(all.map((each) => [each.id, each])).values()]
}
