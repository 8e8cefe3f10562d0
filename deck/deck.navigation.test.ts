import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CardState } from '#kit/card/progress.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { arrangeDeck } from './deck.arrange.ts'
import { everyCard, findCard, groupsOf, type Deck } from './deck.document.ts'
import { redactDeck } from './deck.redact.ts'
import { totalOf } from './deck.score.ts'
import {
  answersIn,
  isComplete,
  nextPlace,
  openCards,
  placeAt,
  placesOf,
  playable,
  positionOf,
  untouched,
  type LearnerProgress,
  type LeftPlace,
  type Place,
} from './deck.navigate.ts'
import { scoreAnswer, cardStateFrom, type Answer } from './deck.verdict.ts'
import { makeCard, makeQuestion } from './makeDeck.ts'

/** Ids that targets and conditions name: most of them are there, some are not. */
const someId = fc.integer({ min: 1, max: 16 })

type Draft = (nextId: () => number) => Card

const rule = fc.option(
  fc.record({
    match: fc.constantFrom('all', 'any'),
    conditions: fc.array(
      fc.oneof(
        fc.record({ when: fc.constantFrom('answered', 'passed'), cardId: someId, is: fc.boolean() }),
        fc.record({
          when: fc.constant('scored'),
          cardId: fc.constant(null),
          atLeast: fc.constantFrom(0, 0.5),
          is: fc.boolean(),
        }),
      ),
      { maxLength: 2 },
    ),
  }),
  { nil: null, freq: 2 },
)
const common = fc.record({ visibleIf: rule, required: fc.boolean() })

const plain: fc.Arbitrary<Draft> = fc
  .tuple(common, fc.constantFrom('text', 'choice', 'section'))
  .map(([own, type]) => (nextId) => {
    const id = nextId()
    return type === 'choice' ? makeQuestion(id, own) : makeCard(id, { ...own, type })
  })

const target = fc.oneof(
  fc.constant({ to: 'default' }),
  fc.constant({ to: 'ending', endingId: 'end' }),
  someId.map((cardId) => ({ to: 'card', cardId })),
)
const branch: fc.Arbitrary<Draft> = fc
  .tuple(common, target, target, fc.option(someId, { nil: null }), fc.constantFrom('none', 'ending', 'path'))
  .map(
    ([own, first, second, defaultNext, scoring]) =>
      (nextId) =>
        makeCard(nextId(), {
          ...own,
          type: 'branch',
          attempts: { max: null, showAnswer: 'never' },
          points: 1,
          question: 'Which way?',
          options: [
            { id: 'a', text: 'One', next: first, score: 10 },
            { id: 'b', text: 'Other', next: second },
          ],
          endings: [{ id: 'end', title: 'The end', text: 'Over', score: 50 }],
          defaultNext,
          scoring,
        }),
  )

const jump: fc.Arbitrary<Draft> = fc.tuple(common, someId, fc.constantFrom('replace', 'over')).map(
  ([own, targetId, how]) =>
    (nextId) =>
      makeCard(nextId(), { ...own, type: 'jump', targetId, how }),
)

const composite = (inside: fc.Arbitrary<Draft>): fc.Arbitrary<Draft> =>
  fc
    .tuple(
      common,
      fc.array(inside, { maxLength: 4 }),
      fc.constantFrom('fixed', 'shuffled', 'drawn'),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom('', 'Ready?'),
    )
    .map(([own, drafts, order, draw, intro]) => (nextId) => {
      const id = nextId()
      const cards = drafts.map((draft) => draft(nextId))
      return makeCard(id, { ...own, type: 'composite', cards, order, draw, intro })
    })

const leaf = fc.oneof(plain, branch, jump)

/** Decks in which branches, jumps, rules, composites and sections are mixed as no author would. */
const wildDeck: fc.Arbitrary<Card[]> = fc
  .array(fc.oneof({ weight: 4, arbitrary: leaf }, composite(fc.oneof(leaf, composite(leaf)))), {
    maxLength: 7,
  })
  .map((drafts) => {
    let last = 0
    const nextId = () => (last += 1)
    return drafts.map((draft) => draft(nextId))
  })

/** What somebody does who presses buttons at random, and sooner or later answers no more. */
interface Stroll {
  readonly deck: Deck
  readonly progress: LearnerProgress
  readonly shown: readonly {
    readonly place: Place
    readonly progress: LearnerProgress
    readonly trail: readonly LeftPlace[]
  }[]
  readonly hasEnded: boolean
}

const maxAnswers = 12

function stroll(deck: Deck, seed: number): Stroll {
  const random = randomFrom(seed)
  const answers = new Map<number, Answer[]>()
  let progress: LearnerProgress = new Map()
  let trail: LeftPlace[] = []
  let here = placesOf(deck, progress)[0]
  const shown: { place: Place; progress: LearnerProgress; trail: readonly LeftPlace[] }[] = []
  // Each answer may open every way back once more.
  const bound = (maxAnswers + 1) * (playable(deck).length + 2) ** 2
  while (here && shown.length <= bound) {
    shown.push({ place: here, progress, trail })
    const card = findCard(deck, here.cardId)?.card
    if (!card) throw new Error('a place without a card')
    progress = acted(progress, card, answers, random)
    const left: LeftPlace = { ...here, answers: answersIn(progress) }
    const next = nextPlace(deck, progress, trail, here, random() < 0.1)
    trail = [...trail, left]
    here = next
  }
  return { deck, progress, shown, hasEnded: here === undefined }
}

/** The card is seen, perhaps followed, and as long as there is patience answered. */
function acted(
  learnerProgress: LearnerProgress,
  card: Card,
  answers: Map<number, Answer[]>,
  random: () => number,
): LearnerProgress {
  const before = answers.get(card.id) ?? []
  const response =
    card.type === 'branch'
      ? { optionId: random() < 0.5 ? 'a' : 'b' }
      : { optionIds: [random() < 0.5 ? 'right' : 'wrong'] }
  const isAnswering = cardOf(card.type).answering.isAnswered && random() < 0.7
  const scoring =
    isAnswering && answersIn(learnerProgress) < maxAnswers ? scoreAnswer(card, response, before) : undefined
  if (scoring?.kind === 'scored')
    answers.set(card.id, [...before, { response: scoring.response, ...scoring.score }])
  const isFollowed = card.type === 'jump' && random() < 0.3
  const progress = {
    ...learnerProgress.get(card.id)?.progress,
    viewed: true,
    ...(isFollowed && { followed: true }),
  }
  return new Map(learnerProgress).set(card.id, cardStateFrom(card, progress, answers.get(card.id) ?? []))
}

const walks = (check: (walked: Stroll, whole: Deck, seed: number) => void) =>
  fc.assert(
    fc.property(wildDeck, fc.nat({ max: 9999 }), (deck, seed) => {
      check(stroll(arrangeDeck(deck, seed), seed), deck, seed)
    }),
    { numRuns: 300 },
  )

/** The cards around a card, found without the walk's own code. */
function aroundOf(deck: Deck, id: number): Card[] {
  const parent = findCard(deck, id)?.parentId ?? null
  const siblings = everyCard(deck).filter(({ parentId }) => parentId === parent)
  const group = groupsOf(siblings.map(({ card }) => card)).find(({ cards }) =>
    cards.some((card) => card.id === id),
  )
  const outer = parent === null ? [] : [parent]
  const holders = outer.flatMap((above) => [
    ...aroundOf(deck, above),
    ...(findCard(deck, above) ? [above] : []),
  ])
  const cards = holders.map((each) => (typeof each === 'number' ? findCard(deck, each)?.card : each))
  return [...cards.filter((card) => card !== undefined), ...(group?.head ? [group.head] : [])]
}

const isMet = (deck: Deck, learnerProgress: LearnerProgress, card: Card): boolean => {
  const results = (card.visibleIf?.conditions ?? []).map((condition) => {
    const state: CardState = learnerProgress.get(condition.cardId ?? 0) ?? untouched
    const met = {
      answered: state.tries > 0,
      passed: state.passed,
      scored:
        (totalOf(playable(deck), learnerProgress).share ?? 0) >=
        ('atLeast' in condition ? condition.atLeast : 0),
      chose: false,
    }[condition.when]
    return met === condition.is
  })
  if (results.length === 0) return true
  return card.visibleIf?.match === 'any' ? results.some(Boolean) : results.every(Boolean)
}
/** Conditions on a card that holds or heads others are reckoned from those; here only plain ones are looked at. */
const isPlain = (deck: Deck, card: Card): boolean =>
  (card.visibleIf?.conditions ?? []).every(({ cardId }) => {
    const named = cardId === null ? undefined : findCard(deck, cardId)?.card
    return !named || (!cardOf(named.type).nesting.isHolder && !cardOf(named.type).nesting.opensGroup)
  })

describe('any walk through any deck', () => {
  test('ends, or asks for an answer', () => walks(({ hasEnded }) => expect(hasEnded).toBe(true)))

  test('never shows what is not visible, or was not drawn', () =>
    walks(({ deck, shown }) => {
      for (const { place, progress: learnerProgress } of shown) {
        const card = findCard(deck, place.cardId)?.card
        if (!card) throw new Error(`card ${place.cardId} was not drawn`)
        const around = [card, ...aroundOf(deck, card.id)].filter((each) => isPlain(deck, each))
        // A place is chosen by what was known when the one before it was left.
        for (const each of around) expect(isMet(deck, learnerProgress, each)).toBe(true)
      }
    }))

  test('can be gone back step by step, and forth again to the same place', () =>
    walks(({ deck, shown }) => {
      shown.slice(1).forEach(({ place, progress: learnerProgress, trail }, index) => {
        const before = shown[index]?.place
        expect(trail.at(-1)).toMatchObject(before ?? {})
        if (!before) return
        // Only who asks for it is taken to what is offered.
        const places = [false, true].map((isExplicit) =>
          nextPlace(deck, learnerProgress, trail.slice(0, -1), before, isExplicit),
        )
        expect(places).toContainEqual(place)
      })
    }))

  test('goes on at the card where it was left', () =>
    walks(({ deck, shown }) => {
      for (const { place, progress: learnerProgress } of shown) {
        // That a card was seen is reported before the next one is left.
        const seen = new Map(learnerProgress).set(
          place.cardId,
          learnerProgress.get(place.cardId) ?? untouched,
        )
        const resumed = placeAt(deck, seen, place.cardId)
        expect(resumed?.cardId).toBe(place.cardId)
        const { place: number, total } = positionOf(deck, place, learnerProgress)
        expect(number >= 1 && number <= total).toBe(true)
      }
    }))

  test('meets each place once on the way as it is finally known', () =>
    walks(({ deck, progress: learnerProgress }) => {
      const keys = placesOf(deck, learnerProgress).map(({ cardId, at }) => `${cardId} ${at}`)
      expect(new Set(keys).size).toBe(keys.length)
    }))

  test('comes to the same on the phone, which knows no answers, and on the server', () =>
    walks(({ deck, progress: learnerProgress, shown }, whole, seed) => {
      const phone = redactDeck(whole, seed)
      expect(arrangeDeck(phone, seed)).toEqual(phone)
      for (const at of [learnerProgress, ...shown.map((each) => each.progress)]) {
        expect(placesOf(phone, at)).toEqual(placesOf(deck, at))
        expect(isComplete(phone, at)).toBe(isComplete(deck, at))
        expect(openCards(phone, at).map(({ id }) => id)).toEqual(openCards(deck, at).map(({ id }) => id))
        expect(totalOf(playable(phone), at)).toEqual(totalOf(playable(deck), at))
      }
    }))
})
