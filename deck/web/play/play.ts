import type { Shown, Standing } from '#kit/card/progress.ts'
import type { Verdict } from '#kit/card/verdict.ts'
import { cardOf, type Card } from '#cards/registry.ts'
import type { Deck } from '../../deck.document.ts'
import {
  answersIn,
  nextPlace,
  placeAt,
  placesOf,
  playable,
  resumeAt,
  standingOf,
  type Journey,
  type LeftPlace,
  type Place,
} from '../../deck.walk.ts'

/** The state of one card's screen. */
export interface Attempt {
  readonly response: unknown
  readonly verdict: Verdict | undefined
  readonly hintsUsed: number
  /** Whether the answer waits for a connection: it cannot be changed, and the learner may go on. */
  readonly isKept?: boolean
}
export const noAttempt: Attempt = { response: undefined, verdict: undefined, hintsUsed: 0 }

/** One sitting with a deck. */
export interface Play {
  /** What is on the screen; null is the end. */
  readonly place: Place | null
  /** The places before it, for the way back. */
  readonly trail: readonly LeftPlace[]
  readonly journey: Journey
  readonly attempts: ReadonlyMap<number, Attempt>
  /** Whether the learner came here by a button, so that the heading takes the focus. */
  readonly hasMoved: boolean
}

export type Deed =
  | { readonly kind: 'goTo'; readonly cardId: number; readonly deck: Deck }
  /** `isAsked`: to where the card offers to lead, not simply on. */
  | { readonly kind: 'next'; readonly deck: Deck; readonly isAsked?: boolean }
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

/** A sitting that begins at card `start`, else where the learner left off; at the end where nothing is left to do. */
export function openPlay(
  deck: Deck,
  start: number | undefined,
  journey: Journey,
  attempts: Play['attempts'],
): Play {
  const asked = start === undefined ? undefined : placeAt(deck, journey, start)
  const place = asked ?? resumeAt(deck, journey) ?? null
  return { place, trail: trailTo(deck, journey, place), journey, attempts, hasMoved: false }
}

/** The trail of a learner who comes back: the places before `here` that they have met. */
function trailTo(deck: Deck, journey: Journey, here: Place | null): LeftPlace[] {
  const places = placesOf(deck, journey)
  const index = places.findIndex(({ cardId, at }) => cardId === here?.cardId && at === here.at)
  const answers = answersIn(journey)
  return places
    .slice(0, Math.max(0, index))
    .filter(({ cardId }) => journey.has(cardId))
    .map((place) => ({ ...place, answers }))
}

/** The state of a card's screen; `noAttempt` before the first answer. */
export const attemptOf = (play: Play, cardId: number): Attempt => play.attempts.get(cardId) ?? noAttempt

/** The sitting after an action, as a new value; whatever the action sends to a server is sent by the caller. */
export function act(play: Play, deed: Deed): Play {
  switch (deed.kind) {
    case 'goTo':
      return {
        ...play,
        place: placeAt(deed.deck, play.journey, deed.cardId) ?? play.place,
        trail: [],
        hasMoved: false,
      }
    case 'next':
      return goOn(play, deed.deck, deed.isAsked === true)
    case 'back':
      return {
        ...play,
        place: play.trail.at(-1) ?? play.place,
        trail: play.trail.slice(0, -1),
        hasMoved: true,
      }
    case 'again':
      return { ...play, place: placesOf(deed.deck, play.journey)[0] ?? null, trail: [], hasMoved: true }
    case 'restart':
      return {
        ...play,
        place: play.place && { ...play.place, returns: [] },
        trail: [],
        journey: new Map(),
        attempts: new Map(),
        hasMoved: false,
      }
    case 'respond':
      return withAttempt(play, deed.cardId, { response: deed.response, isKept: false })
    case 'hint':
      return withAttempt(play, deed.cardId, { hintsUsed: attemptOf(play, deed.cardId).hintsUsed + 1 })
    case 'retry':
      return withAttempt(play, deed.cardId, { response: undefined, verdict: undefined, isKept: false })
    case 'report':
      return withStanding(play, deed.card, (before) => ({
        ...before,
        progress: cardOf(deed.card.type).progress.join(before.progress ?? {}, deed.progress),
      }))
    case 'keep':
      return kept(play, deed.card, deed.response)
    case 'judged':
      return judged(play, deed.card, deed.response, deed.verdict)
  }
}

function goOn(play: Play, deck: Deck, isAsked: boolean): Play {
  const { place: here, trail, journey } = play
  if (!here) return play
  const place = nextPlace(deck, journey, trail, here, isAsked) ?? null
  const left = { ...here, answers: answersIn(journey) }
  const moved = { ...play, place, trail: [...trail, left], hasMoved: true }
  const isRound = place !== null && trail.some(({ cardId, at }) => cardId === place.cardId && at === place.at)
  return isRound ? askedAnew(moved, deck, place.cardId) : moved
}

/** Who is led round to a decision decides again, where that is still open. */
function askedAnew(play: Play, deck: Deck, cardId: number): Play {
  const card = playable(deck).find(({ id }) => id === cardId)
  const { verdict } = attemptOf(play, cardId)
  const isAsked = card && cardOf(card.type).navigating.steers && verdict && verdict.attemptsLeft !== 0
  return isAsked ? act(play, { kind: 'retry', cardId }) : play
}

/** The answer counts as given; what it was worth is not known yet. */
function kept(play: Play, card: Card, response: unknown): Play {
  const waiting = withAttempt(play, card.id, { response, isKept: true })
  const chosen = cardOf(card.type).answering.chosen(response)
  return withStanding(waiting, card, (before) => ({ ...before, tries: before.tries + 1, chosen }))
}

function judged(play: Play, card: Card, response: unknown, verdict: Verdict): Play {
  const told = withAttempt(play, card.id, { response, verdict, isKept: false })
  return withStanding(told, card, (before) => ({
    ...before,
    tries: verdict.attempt,
    scaled: verdict.scaled === null ? before.scaled : Math.max(before.scaled ?? 0, verdict.scaled),
    passed: before.passed || verdict.passed,
    chosen: cardOf(card.type).answering.chosen(response),
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
