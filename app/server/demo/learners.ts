import { and, eq, inArray } from 'drizzle-orm'
import type { CardState } from '#kit/card/progress.ts'
import type { Services } from '#kit/call/server/context.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { arrangeDeck } from '#deck/deck.arrange.ts'
import type { Deck } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import { scoreAnswer, cardStateFrom } from '#deck/deck.verdict.ts'
import { pathOf, type LearnerProgress } from '#deck/deck.navigate.ts'
import { activityTable } from '#features/content/activity/server/record/activity.table.ts'
import { activityVersionTable } from '#features/content/activity/server/record/activityVersion.table.ts'
import { isOpenToAll } from '#features/content/activity/server/openToAll.queries.ts'
import { makeLearning } from '#features/learning/attempt/server/makeLearning.ts'
import { makeReflection } from '#features/learning/attempt/server/makeReflection.ts'
import type { Learning } from '#features/learning/attempt/server/progress/learning.table.ts'
import type { DemoContext } from './base.ts'
import { onDay } from './clock.ts'
import type { Begun } from './courseLearners.ts'

interface Answer {
  readonly cardId: number
  readonly response: unknown
}

/** Nobody begins an activity twice. */
const keyOf = ({ userId, activityId }: Pick<Begun, 'userId' | 'activityId'>) => `${userId} ${activityId}`

/** Months of learning: everybody began some activities, most finished them, nobody knew everything. */
export async function makeLearnings(demo: DemoContext, inCourses: readonly Begun[]): Promise<void> {
  const next = randomFrom(20_261_121)
  const free = await openToAll(demo)
  const steps = new Map(inCourses.map((begun) => [keyOf(begun), begun]))
  for (const userId of demo.people.learnerIds)
    for (const activityId of free) {
      if (next() > 0.45) continue
      const startedAt = onDay(demo.services, -Math.floor(1 + next() * 45), 8 + next() * 14)
      const begun = { userId, activityId, startedAt, isPatient: next() < 0.75 }
      if (!steps.has(keyOf(begun))) steps.set(keyOf(begun), begun)
    }
  for (const begun of steps.values()) await learn(demo, begun, next)
}

async function openToAll({ services, people }: DemoContext): Promise<number[]> {
  const { id, creatorId } = activityTable
  const isTheirs = inArray(creatorId, [...people.designerIds])
  const rows = await services.database.db
    .select({ id })
    .from(activityTable)
    .where(and(isTheirs, isOpenToAll))
    .orderBy(id)
  return rows.map((row) => row.id)
}

async function learn(demo: DemoContext, begun: Begun, next: () => number): Promise<void> {
  const { userId, activityId, startedAt, isPatient } = begun
  const deck = arrangeDeck(await deckOf(demo, activityId), userId)
  const played = await play(deck, isPatient ? Infinity : Math.ceil(deck.length / 2), next)
  const durationMs = Math.floor(60_000 + next() * 600_000)
  const done = { userId, activityId, ...played, startedAt, durationMs }
  const learning = await makeLearning(demo.services, done)
  if (learning.status === 'learned') await lookBack(demo.services, learning)
}

/** Two of three say something of themselves at the end. */
async function lookBack(services: Services, learning: Learning): Promise<void> {
  const chance = learning.userId * 7 + learning.activityId
  if (chance % 3 === 0) return
  const text = remarks[chance % remarks.length] ?? ''
  await makeReflection(services, learning, { rating: 2 + (chance % 4), text })
}

const remarks = [
  '下次先听完，再问。',
  '例子比道理有用，我先从自己的一件小事写起。',
  '',
  'I will try it once more with a colleague before I use it at work.',
  '还是会紧张，不过知道第一句怎么开口了。',
  'Me cuesta ser breve; la próxima vez empiezo por el final.',
]

interface Played {
  readonly viewed: readonly number[]
  readonly progress: ReadonlyMap<number, object>
  readonly responses: readonly Answer[]
}

/** Goes from card to card as the answers lead, at most `most` of them, and does on each what its type says learners do. */
async function play(deck: Deck, most: number, random: () => number): Promise<Played> {
  const learnerProgress = new Map<number, CardState>()
  const progress = new Map<number, object>()
  const responses: Answer[] = []
  let card = nextCard(deck, learnerProgress)
  while (card && learnerProgress.size < most) {
    const { respond, through } = await cardOf(card.type).sample()
    const done = through?.(card) ?? {}
    const response = respond?.(card, random)
    const answer = response === undefined ? [] : [{ response, ...scored(card, response) }]
    learnerProgress.set(card.id, cardStateFrom(card, { viewed: true, ...done }, answer))
    progress.set(card.id, done)
    if (response !== undefined) responses.push({ cardId: card.id, response })
    card = nextCard(deck, learnerProgress)
  }
  return { viewed: [...learnerProgress.keys()], progress, responses }
}

const nextCard = (deck: Deck, learnerProgress: LearnerProgress): Card | undefined =>
  pathOf(deck, learnerProgress).find(({ id }) => !learnerProgress.has(id))

function scored(card: Card, response: unknown): { scaled: number | null; passed: boolean } {
  const scoring = scoreAnswer(card, response, [])
  return scoring.kind === 'scored' ? scoring.score : { scaled: null, passed: false }
}

async function deckOf({ services }: DemoContext, activityId: number): Promise<Card[]> {
  const [version] = await services.database.db
    .select({ cards: activityVersionTable.cards })
    .from(activityVersionTable)
    .where(eq(activityVersionTable.activityId, activityId))
  return readDeck(version?.cards ?? [])
}
