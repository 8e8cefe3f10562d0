import { cardOf, type Card } from '#cards/registry.ts'
import type { Stop } from './deck.stops.ts'

/** What can be known of the paths through a deck without following them; by index of the stops. */
export interface Explored {
  /** No path ends there. */
  readonly unreachable: ReadonlySet<number>
  /** No path from there comes to an end, or one goes to a card that does not exist. */
  readonly deadEnd: ReadonlySet<number>
  /** It goes back to where one came from. */
  readonly loop: ReadonlySet<number>
  /** The first stop of a card, or of the cards in it. */
  indexOf(cardId: number): number | undefined
  /** Where 'next' may go: the stop behind, and past what is not always shown; the count of stops is the end. */
  following(index: number): readonly number[]
}

/** A learner at a stop, perhaps on a digression that ends with the cards in the card `until`. */
interface State {
  readonly index: number
  readonly until: number | null
}
const keyOf = ({ index, until }: State) => `${index} ${until}`
type After = (state: State) => readonly (State | 'end')[]

/**
 * Explores every path through a deck as a graph of stops and digressions, each visited once. No answer is known here, so each
 * condition may come out either way.
 */
export function explore(stops: readonly Stop[]): Explored {
  const graph = graphOf(stops)
  const after = remembered(keyOf, (state: State) => statesAfter(graph, state))
  const states = reachableFrom(graph, after)
  const reachable = new Set(states.map(({ index }) => index))
  const ending = endingAmong(states, after)
  const all = stops.map((_, index) => index)
  const stuck = all.filter((index) => reachable.has(index) && !ending.has(index))
  const steers = (index: number) => isSteering(stops[index]?.card)
  // Of a loop without an exit, the card that goes back is the one to mend.
  const toMend = stuck.some(steers) ? stuck.filter(steers) : stuck
  const lost = all.filter((index) => hasLostTarget(graph, stops[index]?.card))
  return {
    unreachable: new Set(all.filter((index) => !reachable.has(index))),
    deadEnd: new Set([...toMend, ...lost]),
    loop: new Set(all.filter((index) => reachable.has(index) && steers(index) && returnsHere(index, after))),
    indexOf: graph.indexOf,
    following: graph.following,
  }
}

interface NavigationGraph {
  readonly stops: readonly Stop[]
  indexOf(cardId: number): number | undefined
  endOf(cardId: number): number
  following(index: number): number[]
  /** Where one may land who is led from `from` to `target`: there, and past it where it is not always shown. */
  landings(from: number, target: number): number[]
}

function graphOf(stops: readonly Stop[]): NavigationGraph {
  const starts = new Map<number, number>()
  const ends = new Map<number, number>()
  stops.forEach(({ card, under }, index) => {
    for (const { id } of [...under, card]) {
      if (!starts.has(id)) starts.set(id, index)
      ends.set(id, index)
    }
  })
  const endOf = (id: number) => ends.get(id) ?? -1
  const landings = (from: number, target: number) => landingsIn(stops, endOf, from, target)
  const following = remembered(String, (index: number) => landings(index, index + 1))
  return { stops, indexOf: (id) => starts.get(id), endOf, landings, following }
}

/** Memoises a function by the key of its argument. */
function remembered<Input, Output>(keyFor: (input: Input) => string, find: (input: Input) => Output) {
  const cached = new Map<string, Output>()
  return (input: Input): Output => {
    const key = keyFor(input)
    const output = cached.get(key) ?? find(input)
    cached.set(key, output)
    return output
  }
}

const isSometimes = ({ visibleIf }: Card): boolean => (visibleIf?.conditions.length ?? 0) > 0
const isSteering = (card: Card | undefined): boolean =>
  card !== undefined && cardOf(card.type).navigating.steers

function landingsIn(
  stops: readonly Stop[],
  endOf: (id: number) => number,
  from: number,
  target: number,
): number[] {
  const around = new Set(stops[from]?.under.map(({ id }) => id))
  const found: number[] = []
  let index = target
  for (;;) {
    found.push(index)
    const stop = stops[index]
    // What hides it as a whole, the outermost first; what one stands in already is shown.
    const gate = stop && [...stop.under, stop.card].find((card) => !around.has(card.id) && isSometimes(card))
    if (!stop || !gate) return found
    index = Math.max(index, endOf(gate.id)) + 1
  }
}

function statesAfter(graph: NavigationGraph, { index, until }: State): (State | 'end')[] {
  const card = graph.stops[index]?.card
  if (!card) return ['end']
  const last = until === null ? graph.stops.length - 1 : graph.endOf(until)
  // Behind a digression one goes on at the card that led there, which says so itself.
  const within = (next: number) => (next > last ? 'end' : { index: next, until })
  const on = () => graph.following(index).map(within)
  return cardOf(card.type)
    .navigating.exits(card)
    .flatMap(({ step }): (State | 'end')[] => {
      if (step.to === 'end') return ['end']
      const target = step.to === 'card' ? graph.indexOf(step.cardId) : undefined
      if (step.to !== 'card' || target === undefined) return on()
      if (step.isOver === true) return [{ index: target, until: step.cardId }]
      return graph.landings(index, target).map((next) => {
        if (next >= graph.stops.length) return 'end'
        return { index: next, until: next > last ? null : until }
      })
    })
}

function reachableFrom(graph: NavigationGraph, after: After): State[] {
  const reachable = new Map<string, State>()
  const open: (State | 'end')[] = graph.following(-1).map((index) => ({ index, until: null }))
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (state === 'end' || !graph.stops[state.index] || reachable.has(keyOf(state))) continue
    reachable.set(keyOf(state), state)
    open.push(...after(state))
  }
  return [...reachable.values()]
}

/** The stops from which an end can be reached. */
function endingAmong(states: readonly State[], after: After): Set<number> {
  const ending = new Set<string>()
  // Backwards, since most paths go on: one look is enough for a deck without loops.
  const backwards = states.toReversed()
  let count = -1
  while (ending.size > count) {
    count = ending.size
    for (const state of backwards)
      if (after(state).some((next) => next === 'end' || ending.has(keyOf(next)))) ending.add(keyOf(state))
  }
  return new Set(states.filter((state) => ending.has(keyOf(state))).map(({ index }) => index))
}

/** Whether a path from here goes back and comes here again. */
function returnsHere(index: number, after: After): boolean {
  const seen = new Set<string>()
  const open = after({ index, until: null }).filter((next) => next !== 'end' && next.index <= index)
  // The nearest first: rounds are short, decks are long.
  for (const state of open) {
    if (state === 'end' || seen.has(keyOf(state))) continue
    if (state.index === index) return true
    seen.add(keyOf(state))
    open.push(...after(state))
  }
  return false
}

const hasLostTarget = (graph: NavigationGraph, card: Card | undefined): boolean =>
  card !== undefined &&
  cardOf(card.type)
    .navigating.exits(card)
    .some(({ step }) => step.to === 'card' && graph.indexOf(step.cardId) === undefined)
