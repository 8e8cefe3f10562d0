import { z } from 'zod'
import type { Database } from '#kit/data/server/database.ts'
import { pearson } from './school.ts'

const answer = z.object({
  learner: z.number(),
  card: z.number(),
  attempt: z.number(),
  option: z.string(),
  scaled: z.number(),
  ms: z.number(),
})
const record = z.object({ learner: z.number(), finished: z.boolean(), scaled: z.number(), ms: z.number() })

/** Every answer and every record as they lie in the database, of the learners who are asked about. */
export async function readRaw({ pool }: Pick<Database, 'pool'>, activityId: number, learners: string) {
  const answers = await pool.query(
    `select r.learner_id::int as learner, r.card_id::int as card, r.attempt, r.scaled, r.duration_ms as ms,
       r.response #>> '{optionIds,0}' as option
     from response r join learning l on l.user_id = r.learner_id and l.version_id = r.activity_version_id
     where l.activity_id = $1 and ${learners} order by r.id`,
    [activityId],
  )
  const records = await pool.query(
    `select user_id::int as learner, status = 'learned' as finished, scaled, duration_ms::int as ms
     from learning l where activity_id = $1 and ${learners}`,
    [activityId],
  )
  return { answers: z.array(answer).parse(answers.rows), records: z.array(record).parse(records.rows) }
}

type Raw = Awaited<ReturnType<typeof readRaw>>

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
const mean = (values: readonly number[]): number => sum(values) / values.length

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return mean([sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0])
}

/** The figures of the whole, reckoned from nothing but the raw rows. */
export function wholeFrom({ records }: Raw) {
  const done = records.filter(({ finished }) => finished)
  return {
    learners: records.length,
    finished: done.length,
    score: mean(records.map(({ scaled }) => scaled)),
    medianMs: medianOf(done.map(({ ms }) => ms)),
  }
}

/** The figures of one card. */
export function cardFrom({ answers, records }: Raw, cardId: number) {
  const own = answers.filter(({ card }) => card === cardId)
  const first = own.filter(({ attempt }) => attempt === 1)
  const finished = new Set(records.filter((one) => one.finished).map(({ learner }) => learner))
  const firsts = Map.groupBy(
    answers.filter(({ attempt }) => attempt === 1),
    ({ learner }) => learner,
  )
  const compared = first.filter(({ learner }) => finished.has(learner))
  const rest = compared.map(({ learner }) =>
    mean((firsts.get(learner) ?? []).filter(({ card }) => card !== cardId).map(({ scaled }) => scaled)),
  )
  return {
    answered: first.length,
    tries: own.length,
    options: ['a', 'b', 'c'].map((option) => first.filter((one) => one.option === option).length),
    medianMs: medianOf(
      [...Map.groupBy(own, ({ learner }) => learner).values()].map((each) => sum(each.map(({ ms }) => ms))),
    ),
    difficulty: mean(first.map(({ scaled }) => scaled)),
    discrimination: pearson(
      compared.map(({ scaled }) => scaled),
      rest,
    ),
  }
}
