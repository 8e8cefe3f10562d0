import { createContext, useContext } from 'react'

/** A card before the one that is being written, as an author names it. */
export interface EarlierCard {
  readonly id: number
  /** Its place in the deck, from 1. */
  readonly place: number
  readonly title: string
  /** Whether learners answer it. */
  readonly isAnswered: boolean
}

const EarlierCards = createContext<readonly EarlierCard[]>([])

/** Tells the forms below which cards come before theirs, since a card knows no other. */
export const EarlierCardsProvider = EarlierCards.Provider

/** The cards before the one whose form this is, in the order of the deck; none without a provider. */
export const useEarlierCards = (): readonly EarlierCard[] => useContext(EarlierCards)
