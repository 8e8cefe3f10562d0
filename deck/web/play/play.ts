import type { Shown, CardState } from '#kit/card/progress.ts'
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
  cardStateOf,
  type LearnerProgress,
  type LeftPlace,
  type Place,
} from '../../deck.navigate.ts'

/** The state of one card's screen. */
export interface Attempt {
  readonly response: unknown
  readonly verdict: Verdict | undefined
  readonly hintsUsed: number
  /** Whether the answer waits for a connection: it cannot be changed, and the learner may go on. */
  readonly isQueued?: boolean
}
export const noAttempt: Attempt = { response: undefined, verdict: undefined, hintsUsed: 0 }

/** A place to which the learner comes back as if nothing had been. */
export interface Left {
  readonly place: Place
  readonly trail: readonly LeftPlace[]
}

/** One sitting with a deck. */
export interface Play {
  /** What is on the screen; null is the end. */
  readonly place: Place | null
  /** The places before it, to go back to. */
  readonly trail: readonly LeftPlace[]
  readonly progress: LearnerProgress
  readonly attempts: ReadonlyMap<number, Attempt>
  /** The card that was asked for, which may be played on the page of another; undefined: one simply went on. */
  readonly askedId: number | undefined
  /** What was left for a look at another card, until the learner is back there. */
  readonly left: Left | undefined
  /** Whether the learner came here by a button, so that the heading takes the focus. */
  readonly hasMoved: boolean
}

export type PlayAction =
  | { readonly kind: 'goTo'; readonly cardId: number; readonly deck: Deck }
  /** For a look at a card that was met; `return` ends it. */
  | { readonly kind: 'visit'; readonly cardId: number; readonly deck: Deck }
  | { readonly kind: 'return' }
  /** `isExplicit`: to where the card offers to go, not simply on. */
  | { readonly kind: 'next'; readonly deck: Deck; readonly isExplicit?: boolean }
  | { readonly kind: 'back' }
  | { readonly kind: 'again'; readonly deck: Deck }
  /** Forgets the sitting; for those who write the cards. */
  | { readonly kind: 'restart' }
  | { readonly kind: 'respond'; readonly cardId: number; readonly response: unknown }
  | { readonly kind: 'hint'; readonly cardId: number }
  | { readonly kind: 'retry'; readonly cardId: number }
  | { readonly kind: 'report'; readonly card: Card; readonly progress: Shown }
  | { readonly kind: 'keep'; readonly card: Card; readonly response: unknown }
  | { readonly kind: 'scored'; readonly card: Card; readonly response: unknown; readonly verdict: Verdict }

/** A sitting that begins at card `start`, else where the learner left off; at the end where nothing is left to do. */
export function openPlay(
  deck: Deck,
  start: number | undefined,
  progress: LearnerProgress,
  attempts: Play['attempts'],
): Play {
  const first = start === undefined ? undefined : placeAt(deck, progress, start)
  const place = first ?? resumeAt(deck, progress) ?? null
  return {
    place,
    trail: trailTo(deck, progress, place),
    askedId: first && start,
    left: undefined,
    progress,
    attempts,
    hasMoved: false,
  }
}

/** The trail of a learner who comes back: the places before `here` that they have met. */
function trailTo(deck: Deck, progress: LearnerProgress, here: Place | null): LeftPlace[] {
  const places = placesOf(deck, progress)
  const index = places.findIndex(({ cardId, at }) => cardId === here?.cardId && at === here.at)
  const answers = answersIn(progress)
  return places
    .slice(0, Math.max(0, index))
    .filter(({ cardId }) => progress.has(cardId))
    .map((place) => ({ ...place, answers }))
}

/** The state of a card's screen; `noAttempt` before the first answer. */
export const attemptOf = (play: Play, cardId: number): Attempt => play.attempts.get(cardId) ?? noAttempt

/** The sitting after an action, as a new value; whatever the action sends to a server is sent by the caller. */
export function act(play: Play, action: PlayAction): Play {
  switch (action.kind) {
    case 'goTo':
      return {
        ...play,
        place: placeAt(action.deck, play.progress, action.cardId) ?? play.place,
        askedId: action.cardId,
        trail: [],
        left: undefined,
        hasMoved: false,
      }
    case 'visit':
      return visited(play, action.cardId, placeAt(action.deck, play.progress, action.cardId))
    case 'return':
      return play.left ? { ...play, ...play.left, left: undefined, askedId: undefined, hasMoved: true } : play
    case 'next':
      return goOn(play, action.deck, action.isExplicit === true)
    case 'back':
      return {
        ...play,
        place: play.trail.at(-1) ?? play.place,
        trail: play.trail.slice(0, -1),
        askedId: undefined,
        hasMoved: true,
      }
    case 'again':
      return {
        ...play,
        place: placesOf(action.deck, play.progress)[0] ?? null,
        trail: [],
        askedId: undefined,
        left: undefined,
        hasMoved: true,
      }
    case 'restart':
      return {
        ...play,
        place: play.place && { ...play.place, returns: [] },
        trail: [],
        left: undefined,
        progress: new Map(),
        attempts: new Map(),
        hasMoved: false,
      }
    case 'respond':
      return withAttempt(play, action.cardId, { response: action.response, isQueued: false })
    case 'hint':
      return withAttempt(play, action.cardId, { hintsUsed: attemptOf(play, action.cardId).hintsUsed + 1 })
    case 'retry':
      return withAttempt(play, action.cardId, { response: undefined, verdict: undefined, isQueued: false })
    case 'report':
      return withCardState(play, action.card, (before) => ({
        ...before,
        progress: cardOf(action.card.type).progress.join(before.progress ?? {}, action.progress),
      }))
    case 'keep':
      return queued(play, action.card, action.response)
    case 'scored':
      return scored(play, action.card, action.response, action.verdict)
  }
}

const isSame = (one: Place | null | undefined, other: Place | null | undefined): boolean =>
  one?.cardId === other?.cardId && one?.at === other?.at

/** A look at another place; who looks on from there comes back to where they began. */
function visited(play: Play, askedId: number, place: Place | undefined): Play {
  const { place: here, trail, left } = play
  if (!here || !place || isSame(place, here)) return play
  if (isSame(place, left?.place)) return act(play, { kind: 'return' })
  return { ...play, place, askedId, trail: [], left: left ?? { place: here, trail }, hasMoved: true }
}

function goOn(play: Play, deck: Deck, isExplicit: boolean): Play {
  const { place: here, trail, progress } = play
  if (!here) return play
  const place = nextPlace(deck, progress, trail, here, isExplicit) ?? null
  // Who walks back from a look is there again.
  if (place && isSame(place, play.left?.place)) return act(play, { kind: 'return' })
  const passed = { ...here, answers: answersIn(progress) }
  const moved = { ...play, place, askedId: undefined, trail: [...trail, passed], hasMoved: true }
  const isRound = place !== null && trail.some(({ cardId, at }) => cardId === place.cardId && at === place.at)
  return isRound ? reopened(moved, deck, place.cardId) : moved
}

/** Who is led round to a decision decides again, where that is still open. */
function reopened(play: Play, deck: Deck, cardId: number): Play {
  const card = playable(deck).find(({ id }) => id === cardId)
  const { verdict } = attemptOf(play, cardId)
  const isExplicit = card && cardOf(card.type).navigating.steers && verdict && verdict.attemptsLeft !== 0
  return isExplicit ? act(play, { kind: 'retry', cardId }) : play
}

/** The answer counts as given; what it was worth is not known yet. */
function queued(play: Play, card: Card, response: unknown): Play {
  const waiting = withAttempt(play, card.id, { response, isQueued: true })
  const chosen = cardOf(card.type).answering.chosen(response)
  return withCardState(waiting, card, (before) => ({ ...before, tries: before.tries + 1, chosen }))
}

function scored(play: Play, card: Card, response: unknown, verdict: Verdict): Play {
  const answered = withAttempt(play, card.id, { response, verdict, isQueued: false })
  return withCardState(answered, card, (before) => ({
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

function withCardState(play: Play, card: Card, change: (before: CardState) => CardState): Play {
  const state = change(cardStateOf(play.progress, card))
  return { ...play, progress: new Map(play.progress).set(card.id, state) }
}
