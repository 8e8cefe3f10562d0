import { cardOf, type Card } from '#cards/index.ts'
import type { Shown, Standing } from '#kit/cardDefinition.ts'
import type { Verdict } from '#kit/verdict.ts'
import type { Deck } from '../deck.document.ts'
import { nextCard, pathOf, playable, resumeAt, standingOf, type Journey } from '../deck.walk.ts'

/** What stands on one card's screen. */
export interface Attempt {
  readonly response: unknown
  readonly verdict: Verdict | undefined
  readonly hintsUsed: number
  /** Answered, and waiting for a connection: nothing can be changed, and the way on is free. */
  readonly isKept?: boolean
}
export const noAttempt: Attempt = { response: undefined, verdict: undefined, hintsUsed: 0 }

/** One sitting with a deck. */
export interface Play {
  /** The card on the screen; null is the end. */
  readonly cardId: number | null
  /** The cards before it, for the way back. */
  readonly trail: readonly number[]
  readonly journey: Journey
  readonly attempts: ReadonlyMap<number, Attempt>
  /** Whether the learner came here by a button, so that the heading takes the focus. */
  readonly hasMoved: boolean
}

export type Deed =
  | { readonly kind: 'goTo'; readonly cardId: number }
  | { readonly kind: 'next'; readonly deck: Deck }
  | { readonly kind: 'back' }
  | { readonly kind: 'again'; readonly deck: Deck }
  /** Forgets the sitting; for those who write the cards. */
  | { readonly kind: 'restart' }
  | { readonly kind: 'respond'; readonly cardId: number; readonly response: unknown }
  | { readonly kind: 'hint'; readonly cardId: number }
  | { readonly kind: 'retry'; readonly cardId: number }
  | { readonly kind: 'report'; readonly card: Card; readonly progress: Shown }
  | { readonly kind: 'keep'; readonly card: Card; readonly response: unknown }
  | { readonly kind: 'judged'; readonly card: Card; readonly response: unknown; readonly verdict: Verdict }

export function openPlay(
  deck: Deck,
  start: number | undefined,
  journey: Journey,
  attempts: Play['attempts'],
): Play {
  const first = playable(deck).some(({ id }) => id === start) ? start : resumeAt(deck, journey)?.id
  return { cardId: first ?? null, trail: trailTo(deck, journey, first), journey, attempts, hasMoved: false }
}

/** Who comes back finds the cards that they have met behind them. */
function trailTo(deck: Deck, journey: Journey, cardId: number | undefined): number[] {
  const path = pathOf(deck, journey).map(({ id }) => id)
  const here = cardId === undefined ? -1 : path.indexOf(cardId)
  return path.slice(0, Math.max(0, here)).filter((id) => journey.has(id))
}

export const attemptOf = (play: Play, cardId: number): Attempt => play.attempts.get(cardId) ?? noAttempt

export function act(play: Play, deed: Deed): Play {
  switch (deed.kind) {
    case 'goTo':
      return { ...play, cardId: deed.cardId, trail: [], hasMoved: false }
    case 'next':
      return goOn(play, deed.deck)
    case 'back':
      return {
        ...play,
        cardId: play.trail.at(-1) ?? play.cardId,
        trail: play.trail.slice(0, -1),
        hasMoved: true,
      }
    case 'again':
      return { ...play, cardId: deed.deck[0]?.id ?? null, trail: [], hasMoved: true }
    case 'restart':
      return { ...play, trail: [], journey: new Map(), attempts: new Map(), hasMoved: false }
    case 'respond':
      return withAttempt(play, deed.cardId, { response: deed.response, isKept: false })
    case 'hint':
      return withAttempt(play, deed.cardId, { hintsUsed: attemptOf(play, deed.cardId).hintsUsed + 1 })
    case 'retry':
      return withAttempt(play, deed.cardId, { response: undefined, verdict: undefined, isKept: false })
    case 'report':
      return withStanding(play, deed.card, (before) => ({
        ...before,
        progress: cardOf(deed.card.type).joinProgress(before.progress ?? {}, deed.progress),
      }))
    case 'keep':
      return kept(play, deed.card, deed.response)
    case 'judged':
      return judged(play, deed.card, deed.response, deed.verdict)
  }
}

function goOn(play: Play, deck: Deck): Play {
  const here = playable(deck).find(({ id }) => id === play.cardId)
  const next = here && nextCard(deck, here, play.journey)
  const trail = play.cardId === null ? play.trail : [...play.trail, play.cardId]
  return { ...play, cardId: next?.id ?? null, trail, hasMoved: true }
}

/** The answer counts as given; what it was worth is not known yet. */
function kept(play: Play, card: Card, response: unknown): Play {
  const waiting = withAttempt(play, card.id, { response, isKept: true })
  const chosen = cardOf(card.type).chosen(response)
  return withStanding(waiting, card, (before) => ({ ...before, tries: before.tries + 1, chosen }))
}

function judged(play: Play, card: Card, response: unknown, verdict: Verdict): Play {
  const told = withAttempt(play, card.id, { response, verdict, isKept: false })
  return withStanding(told, card, (before) => ({
    ...before,
    tries: verdict.attempt,
    scaled: verdict.scaled === null ? before.scaled : Math.max(before.scaled ?? 0, verdict.scaled),
    passed: before.passed || verdict.passed,
    chosen: cardOf(card.type).chosen(response),
  }))
}

function withAttempt(play: Play, cardId: number, change: Partial<Attempt>): Play {
  const attempt = { ...attemptOf(play, cardId), ...change }
  return { ...play, attempts: new Map(play.attempts).set(cardId, attempt) }
}

function withStanding(play: Play, card: Card, change: (before: Standing) => Standing): Play {
  const standing = change(standingOf(play.journey, card))
  return { ...play, journey: new Map(play.journey).set(card.id, standing) }
}
