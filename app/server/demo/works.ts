import { asc, inArray } from 'drizzle-orm'
import { inTransaction } from '#kit/call/server/call.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { giveFeedback } from '#features/learning/assignment/server/giveFeedback.ts'
import { makeWorks } from '#features/learning/assignment/server/makeWork.ts'
import { assignmentCard, criteriaOf } from '#features/learning/assignment/server/assignmentCard.ts'
import type { Result } from '#features/learning/assignment/assignment.states.ts'
import { learningTable } from '#features/learning/attempt/server/progress/learning.table.ts'
import type { DemoContext } from './base.ts'

type Work = Awaited<ReturnType<typeof makeWorks>>[number]

const hour = 3_600_000

/** What teachers write; the first of each is written most. */
const comments: Readonly<Record<Result, readonly string[]>> = {
  approved: ['写得很具体，原话和自己的判断分得清楚。', '这个发现很有意思，下次可以接着追问原因。', ''],
  notApproved: ['还缺对方的原话，请补上再交一次。', '这里写的是结论，请写出你看到和听到的。'],
  feedbackProvided: ['方向是对的，第二段可以再举一个例子。', '想一想：如果换一个人来问，他会怎么回答？'],
}

/** What becomes of one work after the other; undefined: it still waits. */
const turns: readonly (Result | undefined)[] = [
  'approved',
  undefined,
  'feedbackProvided',
  'approved',
  'notApproved',
  undefined,
]

/** Works of the learners, most of them answered by a teacher within two days. */
export async function makeAnswers({ services, people }: DemoContext): Promise<void> {
  const next = randomFrom(20_261_122)
  const learnings = await services.database.db
    .select()
    .from(learningTable)
    .where(inArray(learningTable.userId, [...people.learnerIds]))
    .orderBy(asc(learningTable.lastAt))
  let count = 0
  for (const learning of learnings)
    for (const work of await makeWorks(services, learning)) {
      const result = turns[count % turns.length]
      count += 1
      if (result) await answerWork({ services, people }, work, result, next)
    }
}

async function answerWork(
  { services, people }: Pick<DemoContext, 'services' | 'people'>,
  work: Work,
  result: Result,
  next: () => number,
): Promise<void> {
  const { card } = await assignmentCard(services.database.db, work)
  const best = result === 'approved' ? 0.7 : 0.3
  const rubric = criteriaOf(card).map(({ id, points }) => ({
    id,
    points: Math.round(points * Math.min(1, best + next() * 0.4)),
  }))
  const comment = comments[result][Math.floor(next() ** 2 * comments[result].length)] ?? ''
  const at = Math.min(services.now(), (work.submittedAt ?? 0) + Math.ceil(next() * 40) * hour)
  const id = people.teacherIds[Math.floor(next() * people.teacherIds.length)] ?? 0
  const nobody = {
    sessionId: 0,
    timeZone: services.env.TZ_DEFAULT,
    username: '',
    nickname: '',
    mustChangePassword: false,
    mustSetUpFactor: false,
    confirmedAt: 0,
  }
  const visitor = { ...nobody, id, roles: ['super_admin'] as const }
  const request = { visitor, language: 'zh', requestId: 'demo', address: '', userAgent: '' } as const
  const body = { id: work.id, revision: work.revision, result, comment, files: [], score: null }
  await inTransaction({ ...services, now: () => at }, request, (call) =>
    giveFeedback(call, { ...body, rubric: result === 'feedbackProvided' ? [] : rubric }),
  )
}
