import { asc, eq, inArray } from 'drizzle-orm'
import { phrase } from '#kit/i18n/words.ts'
import type { Card } from '#cards/index.ts'
import { playable } from '#deck/deck.document.ts'
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
import type { School } from './base.ts'
import { inTurn } from './base.ts'
import { fractions } from './pictures/chance.ts'
import { day, wakingHour } from './clock.ts'
import { feedbacks, letters, remarks, talks } from './data/messages.data.ts'

/** What was read long ago, and what still waits. */
const freshFor = 5 * day

/** Questions and answers, talks with an AI, and outcomes of reviews, some of them unread. */
export async function makeMessages(school: School): Promise<void> {
  await makeLetters(school)
  await makeTalks(school)
  await makeOutcomes(school)
}

const learningsOf = ({ services }: School) =>
  services.database.db
    .select({
      userId: learningTable.userId,
      activityId: learningTable.activityId,
      versionId: learningTable.versionId,
      lastAt: learningTable.lastAt,
      creatorId: activityTable.creatorId,
      fields: activityVersionTable.fields,
    })
    .from(learningTable)
    .innerJoin(activityTable, eq(activityTable.id, learningTable.activityId))
    .innerJoin(activityVersionTable, eq(activityVersionTable.id, learningTable.versionId))
    .orderBy(asc(learningTable.lastAt), asc(learningTable.id))

type Learned = Awaited<ReturnType<typeof learningsOf>>[number]

const cardsOf = async ({ services }: School, learned: Learned): Promise<Card[]> =>
  playable(await learnerDeck(services.database.db, learned))

/** Every fourth learner sends a question about the card that they are at. */
async function makeLetters(school: School): Promise<void> {
  const next = fractions(20_261_123)
  const withQuestion = (await learningsOf(school)).filter((_learned, index) => index % 4 === 1)
  const questions = new Map<string, number>()
  for (const learned of withQuestion) {
    const language = learned.fields.language ?? 'zh'
    const turn = questions.get(language) ?? 0
    questions.set(language, turn + 1)
    const letter = letters[language][turn % letters[language].length]
    if (letter) await makeLetter(school, learned, letter, next)
  }
}

async function makeLetter(
  school: School,
  learned: Learned,
  { question: text, answer }: (typeof letters)['zh'][number],
  next: () => number,
): Promise<void> {
  const { services } = school
  const cards = await cardsOf(school, learned)
  const hosts = await services.database.db
    .select({ id: activityTeacherTable.targetId })
    .from(activityTeacherTable)
    .where(eq(activityTeacherTable.ownerId, learned.activityId))
  const to = [...new Set([...hosts.map(({ id }) => id), learned.creatorId])].filter((id) => id !== null)
  const about = {
    activityId: learned.activityId,
    cardId: cards[Math.floor(next() * cards.length)]?.id ?? null,
  }
  const readAt = answer === undefined ? null : learned.lastAt
  const question = await makeMessage(services, {
    ...{ senderId: learned.userId, content: text, createdAt: learned.lastAt, to, readAt },
    ...about,
  })
  if (answer === undefined) return
  const at = Math.min(services.now(), wakingHour(services, learned.lastAt + day * next(), next()))
  await makeMessage(services, {
    ...{ type: 'teachering', senderId: to[0] ?? null, parentId: question.id, content: answer },
    ...{ createdAt: at, to: [learned.userId], readAt: isLongAgo(school, at) ? at : null },
    ...about,
  })
}

const isLongAgo = ({ services }: School, at: number): boolean => services.now() - at > freshFor

/** The cards of a version that speak, by its id: many learners share one. */
async function speakingIn(school: School, all: readonly Learned[]): Promise<ReadonlyMap<number, Card[]>> {
  const found = new Map<number, Card[]>()
  for (const learned of all) {
    if (found.has(learned.versionId)) continue
    const cards = await cardsOf(school, learned)
    found.set(
      learned.versionId,
      cards.filter(({ type }) => type === 'aiChat' || type === 'aiResponse'),
    )
  }
  return found
}

/** Whoever went through a card that speaks has talked to it; a teacher adds a word to some. */
async function makeTalks(school: School): Promise<void> {
  const all = await learningsOf(school)
  const speaking = await speakingIn(school, all)
  let turn = 0
  for (const learned of all)
    for (const { id: cardId, type } of speaking.get(learned.versionId) ?? []) {
      const { userId: learnerId, activityId, lastAt } = learned
      const talk = talks[turn % talks.length] ?? []
      const feedback = [['', feedbacks[turn % feedbacks.length] ?? '']] as const
      const exchanges = type === 'aiChat' ? talk : feedback
      await makeTalk(school.services, { learnerId, activityId, cardId, exchanges, at: lastAt - day / 48 })
      turn += 1
    }
  await remark(school)
}

async function remark({ services, people }: School): Promise<void> {
  const talks = await services.database.db
    .select()
    .from(messageTable)
    .where(inArray(messageTable.type, [...talkTypes]))
    .orderBy(asc(messageTable.id))
  for (const [index, { id, senderId, activityId, cardId, createdAt }] of talks.entries()) {
    if (index % 5 !== 2 || senderId === null) continue
    const createdAtLater = Math.min(services.now(), wakingHour(services, createdAt, 0.5))
    await makeMessage(services, {
      ...{ type: 'teachering', senderId: inTurn(people.teacherIds, index), parentId: id, activityId, cardId },
      ...{ content: inRemarks(index), createdAt: createdAtLater, to: [senderId] },
    })
  }
}

const inRemarks = (index: number): string => remarks[index % remarks.length] ?? ''

/** What reviewers decided, for whoever made the record. */
async function makeOutcomes(school: School): Promise<void> {
  const { db } = school.services.database
  for (const decided of await db.select().from(auditRecordTable).orderBy(asc(auditRecordTable.at))) {
    const { creatorId, reviewerId, resource, resourceId, title, result, reason, at } = decided
    if (creatorId === null || creatorId === reviewerId) continue
    await makeMessage(school.services, {
      ...{ type: 'message', senderId: reviewerId, content: reason, createdAt: at, to: [creatorId] },
      told: phrase(messageWords, result === 'approved' ? 'told.approved' : 'told.rejected', { title }),
      ...{ aboutResource: resource, aboutId: resourceId, readAt: isLongAgo(school, at) ? at : null },
    })
  }
}
