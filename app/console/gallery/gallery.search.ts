import { cardTypes, isCardType, type CardType } from '#cards/index.ts'

/** What of a card type is looked at: one of its samples, or a new card. */
export interface Shown {
  readonly type: CardType
  /** Place among the samples from 0; `blank` is a new card. */
  readonly card: number | 'blank'
}

/** Reads `?type=choice&card=1` or `&card=blank`; what does not fit is the first type, the first sample. */
export function shownIn(raw: Readonly<Record<string, unknown>>): Shown {
  const { type, card } = raw
  const place = Number(card)
  const sample = Number.isSafeInteger(place) && place >= 0 ? place : 0
  return {
    type: isCardType(type) ? type : (cardTypes[0] ?? 'text'),
    card: card === 'blank' ? 'blank' : sample,
  }
}

export const addressOf = ({ type, card }: Shown): string => `/gallery?type=${type}&card=${card}`
