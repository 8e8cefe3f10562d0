import { cardOf, type Card } from '#cards/registry.ts'
import { playable, type Deck } from './deck.document.ts'
import { cardsIn } from './deck.stops.ts'
import { keyOf, cardStateOf, Navigation, type LearnerProgress, type Place } from './deck.navigation.ts'

export { playable } from './deck.document.ts'
export { cardStateOf, untouched, type LearnerProgress, type Place } from './deck.navigation.ts'

/** A place that was left, and how many answers there were then. */
export interface LeftPlace extends Place {
  readonly answers: number
}

/** Whether a learner has done all that a card asks for, as its type defines it. */
export const isCardComplete = (progress: LearnerProgress, card: Card): boolean =>
  cardOf(card.type).progress.isComplete(card, cardStateOf(progress, card))

/** How many answers a learner has given in all cards together, repeated ones included. */
export const answersIn = (progress: LearnerProgress): number =>
  [...progress.values()].reduce((sum, { tries }) => sum + tries, 0)

interface Pass {
  /** Stops that were passed, in the order in which that was. */
  readonly passed: ReadonlySet<string>
  /** Whether a card that was passed may be shown once more. */
  readonly mayGoBack: boolean
  /** Whether what is only offered is taken. */
  readonly takesOffers: boolean
}

/** The place after `here`; undefined is the end. */
function after(navigation: Navigation, here: Place, pass: Pass): Place | undefined {
  const index = navigation.indexOf(here)
  const stop = index === undefined ? undefined : navigation.stops[index]
  if (index === undefined || !stop) return navigation.forward(0, [], pass.passed)
  const step = cardOf(stop.card.type).navigating.step(stop.card, cardStateOf(navigation.progress, stop.card))
  const isSteered = stop.at === 'card' && (step.to !== 'card' || step.isOffered !== true || pass.takesOffers)
  if (isSteered && step.to === 'end') return undefined
  const returns = navigation.activeAt(here.returns, index)
  const led =
    isSteered && step.to === 'card'
      ? jump(navigation, { ...here, returns }, step.cardId, step.isOver === true, pass)
      : undefined
  return led ?? navigation.forward(index + 1, returns, pass.passed)
}

/** Where a card sends its learner; undefined: nowhere that may be shown now, so one simply goes on. */
function jump(
  navigation: Navigation,
  here: Place,
  cardId: number,
  isOver: boolean,
  pass: Pass,
): Place | undefined {
  const range = navigation.range(cardId)
  const target = range && navigation.stops[range.start]
  if (!range || !target) return undefined
  const key = keyOf(target.card.id, target.at)
  const isBack = pass.passed.has(key)
  if (isBack && !pass.mayGoBack) return undefined
  const passed = isBack ? before(pass.passed, key) : pass.passed
  if (!isOver) return navigation.forward(range.start, navigation.activeAt(here.returns, range.start), passed)
  const within = [...here.returns, { behind: here.cardId, within: cardId }]
  const place = navigation.forward(range.start, within, passed)
  return place && place.returns.length === within.length ? place : undefined
}

/** What was passed before `key`: who goes back to it has not yet passed what follows. */
function before(passed: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const keys = [...passed]
  return new Set(keys.slice(0, keys.indexOf(key)))
}

/** What lies behind a learner who came by `trail`; a place that is in it twice was gone back to. */
function passedOn(trail: readonly Place[]): ReadonlySet<string> {
  return trail.reduce<ReadonlySet<string>>((passed, { cardId, at }) => {
    const key = keyOf(cardId, at)
    return new Set([...(passed.has(key) ? before(passed, key) : passed), key])
  }, new Set())
}

/**
 * The place after `here` for somebody who came by `trail`; undefined is the end. A card that was passed is shown again where
 * a branch or a jump leads back to it, but the same one leads back a second time only after something new was answered: no
 * round goes on for ever. `isExplicit`: the learner asked for what the card only offers.
 */
export function nextPlace(
  deck: Deck,
  progress: LearnerProgress,
  trail: readonly LeftPlace[],
  here: Place,
  isExplicit = false,
): Place | undefined {
  const lastTime = trail.findLast(({ cardId, at }) => cardId === here.cardId && at === here.at)
  return after(new Navigation(deck, progress), here, {
    passed: passedOn([...trail, here]),
    mayGoBack: isExplicit || lastTime?.answers !== answersIn(progress),
    takesOffers: isExplicit,
  })
}

/**
 * The places of a learner with this progress from the first to the end, each once. Follows branches and jumps, leaves out
 * what is not visible, and ends: what would lead back to a card that was passed leads on.
 */
export const placesOf = (deck: Deck, progress: LearnerProgress): Place[] =>
  placesIn(new Navigation(deck, progress))

function placesIn(navigation: Navigation): Place[] {
  const places: Place[] = []
  const passed = new Set<string>()
  let here = navigation.forward(0, [], passed)
  while (here) {
    places.push(here)
    passed.add(keyOf(here.cardId, here.at))
    here = after(navigation, here, { passed, mayGoBack: false, takesOffers: true })
  }
  return places
}

/** The cards that a learner with this progress meets, in their order; behind each those that are played on its page. */
export function pathOf(deck: Deck, progress: LearnerProgress): Card[] {
  const cards = new Map(playable(deck).map((card) => [card.id, card]))
  const navigation = new Navigation(deck, progress)
  return placesIn(navigation).flatMap(({ cardId, at }) => {
    const card = at === 'card' ? cards.get(cardId) : undefined
    return card ? [card, ...navigation.playedOn(cardId)] : []
  })
}

/** The cards that must still be finished, on the way as far as it is known. The cards in an optional card are optional. */
export function openCards(deck: Deck, progress: LearnerProgress): Card[] {
  const optional = new Set(
    new Navigation(deck, progress).stops
      .filter(({ card, under }) => ![card, ...under].every(({ required }) => required))
      .map(({ card }) => card.id),
  )
  return pathOf(deck, progress).filter((card) => !optional.has(card.id) && !isCardComplete(progress, card))
}

/** Complete when all required cards on the way are; an empty deck is not. */
export const isComplete = (deck: Deck, progress: LearnerProgress): boolean =>
  placesOf(deck, progress).length > 0 && openCards(deck, progress).length === 0

/** Where to go on: the first card on the way that is not finished; the first card of all once everything is. */
export function resumeAt(deck: Deck, progress: LearnerProgress): Place | undefined {
  const places = placesOf(deck, progress)
  const navigation = new Navigation(deck, progress)
  const open = new Set(openCards(deck, progress).map(({ id }) => navigation.pageOf(id)))
  const isOpen = ({ cardId, at }: Place) => at === 'card' && (open.has(cardId) || !progress.has(cardId))
  return places.find(isOpen) ?? places[0]
}

/**
 * The place of a learner on the card with this id: on the result page once all that it holds was met; of a card without
 * a page of its own, on the first one in it. undefined: there is no such card.
 */
export function placeAt(deck: Deck, progress: LearnerProgress, askedId: number): Place | undefined {
  const navigation = new Navigation(deck, progress)
  const cardId = navigation.pageOf(askedId)
  const range = navigation.range(cardId)
  const stop = range && navigation.stops[range.start]
  if (!stop) return undefined
  const places = placesOf(deck, progress)
  const at = (id: number, kind: Place['at']) =>
    places.find((place) => place.cardId === id && place.at === kind)
  const inside = new Set(cardsIn(navigation.stops, cardId).map(({ id }) => id))
  const isThrough = places.every((place) => !inside.has(place.cardId) || progress.has(place.cardId))
  const result = isThrough ? at(cardId, 'result') : undefined
  if (result) return result
  // The one page that such a card has is its result.
  if (stop.card.id !== cardId && progress.has(cardId)) return { cardId, at: 'result', returns: [] }
  return at(stop.card.id, 'card') ?? { cardId: stop.card.id, at: 'card', returns: [] }
}

export interface Position {
  readonly place: number
  readonly total: number
  /** Whether what is not yet decided may make the way longer or shorter. */
  readonly isOpen: boolean
}

/** How far along the way `here` is, from 1, and how many places the way has as far as it is known. */
export function positionOf(
  deck: Deck,
  here: Pick<Place, 'cardId' | 'at'>,
  progress: LearnerProgress,
): Position {
  const places = placesOf(deck, progress)
  const index = places.findIndex(({ cardId, at }) => cardId === here.cardId && at === here.at)
  const ahead = new Set(places.slice(Math.max(0, index)).map(({ cardId }) => cardId))
  const isOpen = playable(deck).some((card) => ahead.has(card.id) && isUndecided(card, progress))
  return { place: index < 0 ? places.length : index + 1, total: Math.max(1, places.length), isOpen }
}

function isUndecided(card: Card, progress: LearnerProgress): boolean {
  const { answering, navigating } = cardOf(card.type)
  return navigating.steers && answering.isAnswered && cardStateOf(progress, card).tries === 0
}
