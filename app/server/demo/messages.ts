import { and, asc, eq, inArray } from 'drizzle-orm'
import { phrase } from '#kit/i18n/words.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import type { Card } from '#cards/index.ts'
import { numbersOf, playable } from '#deck/deck.document.ts'
import { activityTable } from '#features/content/activity/server/record/activity.table.ts'
import { activityTeacherTable } from '#features/content/activity/server/record/activityTeacher.table.ts'
import { activityVersionTable } from '#features/content/activity/server/record/activityVersion.table.ts'
import { auditRecordTable } from '#features/content/audit/server/auditRecord.table.ts'
import { learningTable } from '#features/learning/attempt/server/progress/learning.table.ts'
import { makeTalk } from '#features/learning/message/server/makeTalk.ts'
import { learnerDeck } from '#features/learning/attempt/server/progress/versionDeck.ts'
import { talkTypes } from '#features/learning/message/message.kinds.ts'
import { messageWords } from '#features/learning/message/message.words.ts'
import { makeMessage } from '#features/learning/message/server/makeMessage.ts'
import { messageTable } from '#features/learning/message/server/message.table.ts'
import type { DemoContext } from './base.ts'
import { roundRobin } from './base.ts'
import { day, wakingHour } from './clock.ts'
import { tourActivity } from './tour.data.ts'
import { feedbacks, helpTalks, learnerQuestions, remarks, talks } from './data/messages.data.ts'

/** Messages younger than this are unread. */
const unreadMs = 5 * day

/** Questions and answers, talks with an AI, and notices of reviews, some of them unread. */
export async function makeMessages(demo: DemoContext): Promise<void> {
  await makeQuestions(demo)
  await makeTalks(demo)
  await makeReviewNotices(demo)
}

const readLearnings = ({ services, people }: DemoContext) =>
  services.database.db
    .select({
      userId: learningTable.userId,
      activityId: learningTable.activityId,
      versionId: learningTable.versionId,
      lastAt: learningTable.lastAt,
      creatorId: activityTable.creatorId,
      title: activityVersionTable.title,
      fields: activityVersionTable.fields,
    })
    .from(learningTable)
    .innerJoin(activityTable, eq(activityTable.id, learningTable.activityId))
    .innerJoin(activityVersionTable, eq(activityVersionTable.id, learningTable.versionId))
    .where(inArray(learningTable.userId, [...people.learnerIds]))
    .orderBy(asc(learningTable.lastAt), asc(learningTable.id))

type LearningRow = Awaited<ReturnType<typeof readLearnings>>[number]

const cardsOf = async ({ services }: DemoContext, learning: LearningRow): Promise<Card[]> =>
  playable(await learnerDeck(services.database.db, learning))

/** Every fourth learner sends a question about the card that they are at. */
async function makeQuestions(demo: DemoContext): Promise<void> {
  const next = randomFrom(20_261_123)
  const withQuestion = (await readLearnings(demo)).filter((_learning, index) => index % 4 === 1)
  const askedIn = new Map<string, number>()
  for (const learning of withQuestion) {
    const language = learning.fields.language ?? 'zh'
    const turn = askedIn.get(language) ?? 0
    askedIn.set(language, turn + 1)
    const asked = learnerQuestions[language][turn % learnerQuestions[language].length]
    if (asked) await makeQuestion(demo, learning, asked, next)
  }
}

async function makeQuestion(
  demo: DemoContext,
  learning: LearningRow,
  { question: text, answer }: (typeof learnerQuestions)['zh'][number],
  next: () => number,
): Promise<void> {
  const { services } = demo
  const cards = await cardsOf(demo, learning)
  const hostTeachers = await services.database.db
    .select({ id: activityTeacherTable.targetId })
    .from(activityTeacherTable)
    .where(eq(activityTeacherTable.ownerId, learning.activityId))
  const to = [...new Set([...hostTeachers.map(({ id }) => id), learning.creatorId])].filter(
    (id) => id !== null,
  )
  const about = {
    activityId: learning.activityId,
    cardId: cards[Math.floor(next() * cards.length)]?.id ?? null,
  }
  const readAt = answer === undefined ? null : learning.lastAt
  const question = await makeMessage(services, {
    senderId: learning.userId,
    content: text,
    createdAt: learning.lastAt,
    to,
    readAt,
    ...about,
  })
  if (answer === undefined) return
  const at = Math.min(services.now(), wakingHour(services, learning.lastAt + day * next(), next()))
  await makeMessage(services, {
    type: 'teachering',
    senderId: to[0] ?? null,
    parentId: question.id,
    content: answer,
    createdAt: at,
    to: [learning.userId],
    readAt: isOld(demo, at) ? at : null,
    ...about,
  })
}

const isOld = ({ services }: DemoContext, at: number): boolean => services.now() - at > unreadMs

/** The cards of a version with which an AI talks, by its id: many learners share one. */
async function aiCardsByVersion(
  demo: DemoContext,
  all: readonly LearningRow[],
): Promise<ReadonlyMap<number, Card[]>> {
  const found = new Map<number, Card[]>()
  for (const learning of all) {
    if (found.has(learning.versionId)) continue
    const cards = await cardsOf(demo, learning)
    found.set(
      learning.versionId,
      cards.filter(({ type }) => type === 'aiChat' || type === 'aiResponse'),
    )
  }
  return found
}

/** Whoever went through a card with an AI has talked to it; a teacher adds a word to some. */
async function makeTalks(demo: DemoContext): Promise<void> {
  const all = await readLearnings(demo)
  const aiCards = await aiCardsByVersion(demo, all)
  let turn = 0
  for (const learning of all)
    for (const { id: cardId, type } of aiCards.get(learning.versionId) ?? []) {
      const { userId: learnerId, activityId, lastAt } = learning
      const talk = talks[turn % talks.length] ?? []
      const feedback = [['', feedbacks[turn % feedbacks.length] ?? '']] as const
      const exchanges = type === 'aiChat' ? talk : feedback
      await makeTalk(demo.services, { learnerId, activityId, cardId, exchanges, at: lastAt - day / 48 })
      turn += 1
    }
  await makeHelpTalks(demo, all)
  await remark(demo)
}

/** Two of those who went through the tour have asked its tutor and its partner. */
async function makeHelpTalks(demo: DemoContext, all: readonly LearningRow[]): Promise<void> {
  const inTour = all.filter(({ title }) => title === tourActivity.title)
  for (const [index, { card, source, ...talk }] of helpTalks.entries()) {
    const learning = inTour[index]
    if (!learning) continue
    const { userId: learnerId, activityId, lastAt } = learning
    const deck = await learnerDeck(demo.services.database.db, learning)
    const find = (title: string) => playable(deck).find((each) => each.title === title)
    const [at, shown] = [find(card), find(source)]
    if (!at || !shown) throw new Error(`the tour has no card "${card}" or "${source}"`)
    const number = numbersOf(deck).get(shown.id) ?? ''
    await makeTalk(demo.services, {
      ...{ ...talk, learnerId, activityId, cardId: at.id, at: lastAt - day / 24 },
      sources: [{ kind: 'card' as const, activityId, cardId: shown.id, number, title: shown.title }],
    })
  }
}

async function remark({ services, people }: DemoContext): Promise<void> {
  const talks = await services.database.db
    .select()
    .from(messageTable)
    .where(
      and(inArray(messageTable.type, [...talkTypes]), inArray(messageTable.senderId, [...people.learnerIds])),
    )
    .orderBy(asc(messageTable.id))
  for (const [index, { id, senderId, activityId, cardId, createdAt }] of talks.entries()) {
    if (index % 5 !== 2 || senderId === null) continue
    const createdAtLater = Math.min(services.now(), wakingHour(services, createdAt, 0.5))
    await makeMessage(services, {
      type: 'teachering',
      senderId: roundRobin(people.teacherIds, index),
      parentId: id,
      activityId,
      cardId,
      content: remarkFor(index),
      createdAt: createdAtLater,
      to: [senderId],
    })
  }
}

const remarkFor = (index: number): string => remarks[index % remarks.length] ?? ''

/** What reviewers decided, for whoever made the record. */
async function makeReviewNotices(demo: DemoContext): Promise<void> {
  const decisions = await demo.services.database.db
    .select()
    .from(auditRecordTable)
    .where(eq(auditRecordTable.reviewerId, demo.people.auditorId))
    .orderBy(asc(auditRecordTable.at))
  for (const decided of decisions) {
    const { creatorId, reviewerId, resource, resourceId, title, result, reason, at } = decided
    if (creatorId === null || creatorId === reviewerId) continue
    await makeMessage(demo.services, {
      type: 'message',
      senderId: reviewerId,
      content: reason,
      createdAt: at,
      to: [creatorId],
      told: phrase(messageWords, result === 'approved' ? 'told.approved' : 'told.rejected', { title }),
      aboutResource: resource,
      aboutId: resourceId,
      readAt: isOld(demo, at) ? at : null,
    })
  }
}
