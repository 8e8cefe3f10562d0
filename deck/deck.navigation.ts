import type { CardState } from '#kit/card/progress.ts'
import type { Card } from '#cards/registry.ts'
import type { Deck } from './deck.document.ts'
import { stopsOf, type Stop } from './deck.stops.ts'
import { visibilityOf } from './deck.visibility.ts'

/** How far one learner is: by card id; a card without an entry was never shown. */
export type LearnerProgress = ReadonlyMap<number, CardState>

export const untouched: CardState = { progress: undefined, tries: 0, scaled: null, passed: false, chosen: [] }

/** How far a learner is with a card; `untouched` where the card was never shown. */
export const cardStateOf = (progress: LearnerProgress, card: Card): CardState =>
  progress.get(card.id) ?? untouched

/** A way back: `behind` the card that sent one away, once the cards in `within` are through. */
interface Return {
  readonly behind: number
  readonly within: number
}

/** The place of a learner in a deck. */
export interface Place {
  readonly cardId: number
  readonly at: Stop['at']
  /** The digressions that one is on, the outermost first. */
  readonly returns: readonly Return[]
}

/** A stop as a key of sets and maps: the card and which of its pages. */
export const keyOf = (cardId: number, at: Stop['at']) => `${cardId}.${at}`

/** By index, both included. */
interface Range {
  readonly start: number
  readonly end: number
}

function rangesOf(stops: readonly Stop[]): ReadonlyMap<number, Range> {
  const ranges = new Map<number, Range>()
  stops.forEach(({ card, under, isInside }, index) => {
    for (const { id } of [...under, card])
      ranges.set(id, { start: ranges.get(id)?.start ?? index, end: index })
    // Who is led to a card without a page of its own is led to the page on which it is played.
    const page = isInside === true ? ranges.get(under.at(-1)?.id ?? card.id)?.start : undefined
    if (page !== undefined) ranges.set(card.id, { start: page, end: page })
  })
  return ranges
}

/** An arranged deck with what one learner may see of it with this progress. */
export class Navigation {
  readonly stops: readonly Stop[]
  readonly progress: LearnerProgress
  readonly isVisible: (stop: Stop) => boolean
  readonly #places: ReadonlyMap<string, number>
  readonly #ranges: ReadonlyMap<number, Range>

  constructor(deck: Deck, progress: LearnerProgress) {
    this.stops = stopsOf(deck)
    this.progress = progress
    this.isVisible = visibilityOf(this.stops, progress)
    this.#places = new Map(this.stops.map(({ card, at }, index) => [keyOf(card.id, at), index]))
    this.#ranges = rangesOf(this.stops)
  }

  indexOf({ cardId, at }: Pick<Place, 'cardId' | 'at'>): number | undefined {
    return this.#places.get(keyOf(cardId, at))
  }

  /** The first and the last stop of a card and of the cards in it, by index. */
  range(cardId: number): Range | undefined {
    return this.#ranges.get(cardId)
  }

  /** The card on whose page this one is played: as a rule its own. */
  pageOf(cardId: number): number {
    const stop = this.stops.find(({ card }) => card.id === cardId)
    return (stop?.isInside === true && stop.under.at(-1)?.id) || cardId
  }

  /** The cards that are played on the page of this one, as far as they may be shown. */
  playedOn(cardId: number): Card[] {
    return this.stops.flatMap((stop) =>
      stop.isInside === true && stop.under.at(-1)?.id === cardId && this.isVisible(stop) ? [stop.card] : [],
    )
  }

  isWithin({ within }: Return, index: number): boolean {
    const range = this.range(within)
    return range !== undefined && index >= range.start && index <= range.end
  }

  /** The digressions that still hold at `index`: who was led out of one does not come back. */
  activeAt(returns: readonly Return[], index: number): readonly Return[] {
    const last = returns.at(-1)
    return !last || this.isWithin(last, index) ? returns : this.activeAt(returns.slice(0, -1), index)
  }

  /** The first stop from `from` on that may be shown and was not passed; behind a digression, the way back. */
  forward(from: number, returns: readonly Return[], passed: ReadonlySet<string>): Place | undefined {
    const last = returns.at(-1)
    const end = last ? (this.range(last.within)?.end ?? -1) : this.stops.length - 1
    for (let index = from; index <= end; index += 1) {
      const stop = this.stops[index]
      const isPlace = stop !== undefined && stop.isInside !== true
      if (isPlace && !passed.has(keyOf(stop.card.id, stop.at)) && this.isVisible(stop))
        return { cardId: stop.card.id, at: stop.at, returns }
    }
    if (!last) return undefined
    const back = this.range(last.behind)
    return this.forward((back?.start ?? end) + 1, returns.slice(0, -1), passed)
  }
}
