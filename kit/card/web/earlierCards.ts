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

export const useEarlierCards = (): readonly EarlierCard[] => useContext(EarlierCards)
