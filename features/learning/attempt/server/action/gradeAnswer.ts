import { and, eq, getTableColumns, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Grade, Grader } from '#kit/card/grading.ts'
import { AiError } from '#kit/ai/server/ai.ts'
import { Pace } from '#kit/ai/server/pace.ts'
import { wholeAnswer } from '#kit/ai/server/aiService.ts'
import type { Call, Job, Services } from '#kit/call/server/context.ts'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { graderOf } from '#deck/deck.verdict.ts'
import { judgeInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import { activityView, activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { responseTable } from '../progress/response.table.ts'
import { versionDeck } from '../progress/versionDeck.ts'
import { saveGrade } from './saveGrade.ts'

const byAi = ['ai', 'aiThenPerson'] as const
/** An AI that cannot be understood is not asked without end; a person has the last word then. */
const maxTries = 3
/** Answers that one server has graded at once, where its providers take as many. */
const mostAtOnce = 32
const minute = 60_000
const day = 24 * 60 * minute

/** Has an AI grade an answer soon after it is kept; without a provider it waits until there is one. */
export async function requestGrade(
  { db, services }: Call,
  responseId: number,
  card: Card,
  response: unknown,
): Promise<void> {
  const isGraded = isByAi(graderOf(card, response))
  if (!isGraded && !takesComment(card, response)) return
  if (!(await services.ai.state(db)).hasText) return
  if (!isGraded && !(await judgeInUse(db))) return
  await services.jobs.send(gradeAnswer, { responseId }, { within: db })
}

const isByAi = (grader: Grader | null): boolean => byAi.some((each) => each === grader)

/** Whether a general judge has a word on an answer that is marked already. */
const takesComment = (card: Card, response: unknown): boolean =>
  cardOf(card.type).answering.grading?.generalJudge?.(card, response) === 'comments'

export const gradeAnswer: Job<{ responseId: number }> = {
  name: 'gradeAnswer',
  payload: z.strictObject({ responseId: z.number().int() }),
  // One AI that takes long holds nobody else up; how many are asked at once says their pace.
  concurrency: mostAtOnce,
  run: (services, { responseId }) => paceOf(services).run(() => gradeOne(services, responseId)),
}

const paces = new WeakMap<Services['ai'], Pace>()

/** How many answers this server has graded at once: as many as the providers take. */
function paceOf({ ai }: Services): Pace {
  const pace = paces.get(ai) ?? new Pace({ first: 8, most: mostAtOnce })
  paces.set(ai, pace)
  return pace
}

async function gradeOne(services: Services, responseId: number): Promise<void> {
  const { db } = services.database
  if (!(await claim(services, responseId))) return
  try {
    await gradeClaimed(services, responseId)
  } finally {
    await db.update(responseTable).set({ gradingSince: null }).where(eq(responseTable.id, responseId))
  }
}

/** Longer than any AI is waited for: whose server was killed has to be looked at again. */
const claimMs = 20 * minute

const isFree = (now: number) =>
  or(isNull(responseTable.gradingSince), lt(responseTable.gradingSince, now - claimMs))

/** One AI is asked about an answer at a time, whatever server it is: a second question would be billed too. */
async function claim(services: Services, responseId: number): Promise<boolean> {
  const now = services.now()
  const claimed = await services.database.db
    .update(responseTable)
    .set({ gradingSince: now })
    .where(
      and(
        eq(responseTable.id, responseId),
        isNull(responseTable.grade),
        lt(responseTable.gradeTries, maxTries),
        isFree(now),
      ),
    )
    .returning({ id: responseTable.id })
  return claimed.length > 0
}

async function gradeClaimed(services: Services, responseId: number): Promise<void> {
  const { db } = services.database
  const [row] = await db
    .select({ ...getTableColumns(responseTable), chosenBy: activityView.creatorId })
    .from(responseTable)
    .innerJoin(activityVersionView, eq(activityVersionView.id, responseTable.activityVersionId))
    .innerJoin(activityView, eq(activityView.id, activityVersionView.activityId))
    .where(eq(responseTable.id, responseId))
  if (!row) return
  const deck = await versionDeck(db, row.activityVersionId)
  const card = findCard(deck, row.cardId)?.card
  const grade = card && (await graded(services, card, row))
  if (!grade) return
  await services.database.db.transaction((inside) =>
    saveGrade({ db: inside, now: services.now() }, { responseId, grade, gradedBy: null }),
  )
}

type Graded = typeof responseTable.$inferSelect & { readonly chosenBy: number | null }

/** The AI's grade; undefined where it is given up. @throws where another try may help */
async function graded(
  services: Services,
  card: Card,
  { id, response, gradeTries, learnerId, chosenBy }: Graded,
): Promise<Grade | undefined> {
  const { grading } = cardOf(card.type).answering
  if (!grading?.taskFor || !grading.read) return undefined
  const role = grading.generalJudge?.(card, response) ?? null
  const general = role === null ? undefined : await judgeInUse(services.database.db)
  // It was laid aside meanwhile, and the mark stands without its word.
  if (role === 'comments' && !general) return undefined
  try {
    const order = { userId: learnerId, chosenBy: general?.lentBy ?? chosenBy, purpose: 'grade' } as const
    const task = grading.taskFor(card, response, general?.judge)
    const grade = grading.read(card, await wholeAnswer(services.ai, order, task))
    if (grade) return grade
    throw new AiError('broken')
  } catch (error) {
    if (!(error instanceof AiError)) throw error
    // What was turned away was not billed, and does not count.
    if (error.kind === 'busy') throw error
    // It waits for a provider, or until there is something left to spend.
    if (error.kind === 'missing' || error.kind === 'spent') return undefined
    await services.database.db
      .update(responseTable)
      .set({ gradeTries: sql`${responseTable.gradeTries} + 1` })
      .where(eq(responseTable.id, id))
    if (gradeTries + 1 < maxTries) throw error
    services.log.warn({ err: error, responseId: id }, 'no AI could grade this answer')
    return undefined
  }
}

/** Answers that had to wait: there was no provider, or it was away for long. */
export const gradeLeftBehind: Job<Record<string, never>> = {
  name: 'gradeLeftBehind',
  payload: z.strictObject({}),
  schedule: '*/10 * * * *',
  async run(services) {
    const { db } = services.database
    if (!(await services.ai.state(db)).hasText) return
    const now = services.now()
    const waiting = db
      .select({
        id: responseTable.id,
        turn: sql<number>`row_number() over (partition by ${activityView.creatorId} order by ${responseTable.at})`.as(
          'turn',
        ),
      })
      .from(responseTable)
      .innerJoin(activityVersionView, eq(activityVersionView.id, responseTable.activityVersionId))
      .innerJoin(activityView, eq(activityView.id, activityVersionView.activityId))
      .where(
        and(
          inArray(responseTable.grader, [...byAi]),
          isNull(responseTable.grade),
          lt(responseTable.gradeTries, maxTries),
          lt(responseTable.at, now - 10 * minute),
          gt(responseTable.at, now - 30 * day),
          isFree(now),
        ),
      )
      .as('waiting')
    // One of each payer after the other: those of whom nothing is left to spend hold up nobody else.
    const rows = await db
      .select({ id: waiting.id })
      .from(waiting)
      .orderBy(waiting.turn, waiting.id)
      .limit(200)
    for (const { id } of rows) await services.jobs.send(gradeAnswer, { responseId: id })
  },
}
