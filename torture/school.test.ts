import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import {
  aggregateAll,
  aggregateBatch,
  rebuildFigures,
} from '#features/insight/statistics/server/aggregate.ts'
import { statisticsEndpoints } from '#features/insight/statistics/statistics.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { cardFrom, readRaw, wholeFrom } from './school.raw.ts'
import { cards, dayMs, items, learn, luck, makePupils, rankCorrelation, wronglyMarked } from './school.ts'
import type { School } from './school.ts'

const pupilCount = Number(process.env['TORTURE_SCHOOL'] ?? 200)
const days = 20
const atOnce = 8
/** The figures keep shares to a thousandth, and times in steps of 19%. */
const exact = 0.002
const bucket = 2 ** 0.25

let app: TestApp
let admin: Person
let school: School

async function simulate(): Promise<void> {
  const random = randomFrom(20_261_122)
  const pupils = makePupils(pupilCount, days, random)
  const first = Date.now() - (days + 1) * dayMs
  for (let day = 0; day < days; day += 1) {
    Object.assign(app.services, { now: () => first + day * dayMs })
    const today = pupils.filter(({ startsOn }) => startsOn === day)
    for (let from = 0; from < today.length; from += atOnce)
      await Promise.all(today.slice(from, from + atOnce).map((pupil) => learn(school, pupil, random)))
    // Not all at once in the end: what grew piece by piece is what is looked at.
    await aggregateBatch(app.services)
  }
  Object.assign(app.services, { now: Date.now })
  await aggregateAll(app.services)
}

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  const activity = await makeActivity(app.services, { creatorId: admin.id, status: 'public', cards })
  const query = { id: activity.id }
  const shown = await app.call(learnEndpoints.activity, { as: admin, query })
  school = { app, activityId: activity.id, cardIds: shown.cards.map(({ id }) => id), courseId: 77 }
  await simulate()
}, 14_400_000)
afterAll(() => app.close())

const info = (filters: object = {}) =>
  app.call(statisticsEndpoints.info, { as: admin, query: { id: school.activityId, ...filters } })
const startDay = (day: number) =>
  new Date(Date.now() - (days + 1 - day) * dayMs).toLocaleDateString('sv-SE', {
    timeZone: app.services.env.TZ_DEFAULT,
  })

const groups = [
  ['all learners', () => ({}), 'true'],
  [
    'those who came by a course',
    () => ({ courseId: school.courseId }),
    'l.user_id in (select user_id from study where course_id = 77)',
  ],
  [
    'those who began in the second week',
    () => ({ from: startDay(7), to: startDay(13) }),
    `to_char(to_timestamp(l.started_at / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') between '${'$'}from' and '${'$'}to'`,
  ],
] as const

describe.each(groups)(`of ${pupilCount}, the figures of %s`, (_who, filters, sql) => {
  test('equal what the raw answers say', async () => {
    const rowQuery: { from?: string; to?: string } = filters()
    const learners = sql.replace('$from', rowQuery.from ?? '').replace('$to', rowQuery.to ?? '')
    const raw = await readRaw(app.services.database, school.activityId, learners)
    const figures = await info(rowQuery)
    const whole = wholeFrom(raw)
    expect(whole.learners).toBeGreaterThan(0)
    expect(figures.whole).toMatchObject({ learners: whole.learners, finished: whole.finished })
    expect(Math.abs((figures.whole.score ?? 0) - whole.score)).toBeLessThan(exact)
    expectNear(figures.whole.times?.median ?? 0, whole.medianMs)
    for (const [index, card] of figures.cards.entries()) {
      const { medianMs, options, difficulty, discrimination, ...counts } = cardFrom(
        raw,
        school.cardIds[index] ?? 0,
      )
      expect(card).toMatchObject(counts)
      expect(card.options.map(({ count }) => count)).toEqual(options)
      expectNear(card.times?.median ?? 0, medianMs)
      expect(Math.abs((card.item?.difficulty ?? 0) - difficulty)).toBeLessThan(exact)
      expect(Math.abs((card.item?.discrimination ?? 0) - discrimination)).toBeLessThan(5 * exact)
    }
  })
})

function expectNear(figures: number, truth: number): void {
  expect(figures).toBeGreaterThan(truth / bucket / bucket)
  expect(figures).toBeLessThan(truth * bucket * bucket)
}

test('the questions that were made hard are the hard ones, and those that were made badly are found', async () => {
  const figures = (await info()).cards.map(({ item }) => item)
  const sound = items.slice(0, luck)
  const difficulty = figures.slice(0, luck).map((item) => item?.difficulty ?? 0)
  expect(
    rankCorrelation(
      difficulty,
      sound.map(({ hardness }) => -hardness),
    ),
  ).toBeGreaterThan(0.95)
  const discrimination = figures.map((item) => item?.discrimination ?? 0)
  for (const one of discrimination.slice(0, luck)) expect(one).toBeGreaterThan(discrimination[luck] ?? 0)
  expect(
    rankCorrelation(
      discrimination,
      items.map(({ sharpness }) => sharpness),
    ),
  ).toBeGreaterThan(0.5)
  expect(figures[luck]?.weak.some((why) => why === 'poor' || why === 'inverse')).toBe(true)
  expect(figures[wronglyMarked]?.weak).toContain('inverse')
})

test('the board says the same of the activity, and all of it can be made anew', async () => {
  const board = () =>
    app.call(statisticsEndpoints.board, {
      as: admin,
      query: { sort: 'learners', order: 'desc', pageNo: 1, pageSize: 20 },
    })
  const before = await info()
  const { list } = await board()
  const { learners, finished, score } = before.whole
  expect(list).toMatchObject([{ activityId: school.activityId, learners, finished, score }])
  expect(list[0]?.weakCards).toBeGreaterThanOrEqual(2)
  await rebuildFigures(app.services)
  expect(await info()).toEqual(before)
})
