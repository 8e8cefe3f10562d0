import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { startTestApp, type TestApp } from '#app/server/testing.ts'
import type { LearnerAt } from './begunBeside.ts'
import { findPassages } from './findPassages.ts'

let app: TestApp
let learning: LearnerAt

const activitiesOfCourse = 31
const cardsOfVersion = 50

beforeAll(async () => {
  app = await startTestApp()
  const { pool } = app.services.database
  const { id: creatorId } = await app.person('admin_designer')
  const activities = []
  for (let n = 0; n < activitiesOfCourse; n += 1)
    activities.push(
      await makeActivity(app.services, { creatorId, status: 'public', cover: '', careerId: null }),
    )
  const places = activities.map(({ id }, index) => ({ unit: index + 1, activityId: id }))
  await makeCourse(app.services, { creatorId, status: 'public', places })
  const [first] = activities
  learning = { userId: 7, activityId: first?.id ?? 0, versionId: first?.publishedVersionId ?? 0 }
  await pool.query(
    'insert into learning (user_id, activity_id, version_id, started_at, last_at) select $1, activity, version, 1, 1 from unnest($2::bigint[], $3::bigint[]) as begun (activity, version)',
    [
      learning.userId,
      activities.map(({ id }) => id),
      activities.map(({ publishedVersionId }) => publishedVersionId),
    ],
  )
  // A hundred thousand of four hundred versions; of the first forty, twenty learners have met everything.
  await pool.query(
    `insert into passage (kind, version_id, activity_id, card_id, place, title, text)
     select 'card', version, version, version * 1000 + card, piece, 'Card ' || card,
       'A silence of ' || piece || ' seconds brings the most valuable sentence. 开放式提问不能用是或否来回答。 ' || repeat(md5(version || ' ' || card || ' ' || piece), 10)
     from generate_series($1::int, $1::int + 399) as version, generate_series(1, $2::int) as card, generate_series(1, 5) as piece`,
    [learning.versionId, cardsOfVersion],
  )
  await pool.query(
    `insert into card_progress (learner_id, activity_version_id, card_id, progress, at)
     select learner, version, version * 1000 + card, '{}', 1
     from generate_series(1, 20) as learner, generate_series($1::int, $1::int + 39) as version, generate_series(1, $2::int) as card`,
    [learning.versionId, cardsOfVersion],
  )
  await pool.query('analyze passage, card_progress')
}, 120_000)
afterAll(async () => {
  const { pool } = app.services.database
  // Other files of this worker would read through them.
  await pool.query('truncate passage, card_progress, learning')
  await pool.query('analyze passage, card_progress')
  await app.close()
})

test('among a hundred thousand passages those of the met cards are found without reading the others', async () => {
  const { db, pool } = app.services.database
  const sent = vi.spyOn(pool, 'query')
  const question = { text: 'How many seconds of silence? 为什么不能用是或否', limit: 6 }
  const cardId = learning.versionId * 1000 + 1
  expect(await findPassages(db, { learning, cardId, ...question })).toHaveLength(6)
  const calls: readonly unknown[][] = sent.mock.calls
  sent.mockRestore()
  const asked = calls.map(([query, values]) => ({
    text: textOf(query),
    values: Array.isArray(values) ? values : [],
  }))
  const ranking = asked.find(({ text }) => text.includes('strpos(body'))
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `explain (costs off) ${ranking?.text}`,
    ranking?.values,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('passage_version_id_card_id_index')
  expect(plan).not.toMatch(/Seq Scan on (passage|card_progress|response)\b/)
}, 60_000)

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)
