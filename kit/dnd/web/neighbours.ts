import { createContext, use } from 'react'

/** Another card of the deck, as a card's form may show and choose it. */
export interface Neighbour {
  readonly id: number
  /** Its number in the list, such as `3` or `3.2`. */
  readonly number: string
  readonly name: string
  /** Icon of its type. */
  readonly icon: string
}

/** What a card's form knows of the deck around it: a card type knows none of the others. */
export interface Neighbourhood {
  /** All cards but the one that is written, in their order. */
  others(): readonly Neighbour[]
  /** The cards inside it. */
  children(): readonly Neighbour[]
  /** Opens a card in its own form; absent where cards cannot be opened. */
  readonly open?: ((id: number) => void) | undefined
  /** Adds a card inside this one; absent where none can be added. */
  readonly add?: (() => void) | undefined
}

const alone: Neighbourhood = { others: () => [], children: () => [] }
export const NeighbourContext = createContext<Neighbourhood>(alone)
/** The deck around the card of this form; without a provider there are no other cards. */
export const useNeighbours = (): Neighbourhood => use(NeighbourContext)
