import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { makeActivity, plainCards } from '#features/content/activity/server/makeActivity.ts'
import { courseAuthEndpoints } from '#features/content/authorization/authorization.contract.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningRecordEndpoints } from '../../learning.contract.ts'
import { progressEndpoints } from '../../progress.contract.ts'
import { makeEnrolment } from '../makeEnrolment.ts'
import { makeLearning } from '../makeLearning.ts'

let app: TestApp
let admin: Person
let teacher: Person
let host: Person
let behind: Person
let quick: Person
let courseId: number

const day = 86_400_000
const ago = (days: number) => Date.now() - days * day

beforeAll(async () => {
  app = await startTestApp()
  ;[admin, teacher, host] = [
    await app.person('super_admin'),
    await app.person('teacher'),
    await app.person('teacher'),
  ]
  ;[behind, quick] = [await app.person('student'), await app.person('student')]
  const page = { id: 1, type: 'text', title: 'Read', required: false }
  const made = { creatorId: admin.id, status: 'public', cards: [page] } as const
  const one = await makeActivity(app.services, { ...made, title: 'Listen', hostTeacherIds: [host.id] })
  const two = await makeActivity(app.services, { ...made, title: 'Ask' })
  const course = await makeCourse(app.services, {
    creatorId: admin.id,
    status: 'public',
    days: 3,
    unlockMode: 'daily',
    instructorIds: [teacher.id],
    places: [
      { unit: 1, activityId: one.id },
      { unit: 2, activityId: two.id },
    ],
    sections: [{ title: 'Interviews', overview: 'Two of them', firstDay: 1 }],
    milestones: [{ unit: 2, title: 'First interview' }],
  })
  courseId = course.id
  for (const [{ id: userId }, redeemedAt] of [
    [behind, ago(5)],
    [quick, ago(0)],
  ] as const)
    await makeEnrolment(app.services, { userId, courseId, redeemedAt })
  await makeLearning(app.services, { userId: behind.id, activityId: one.id, startedAt: ago(1) })
  await makeLearning(app.services, { userId: quick.id, activityId: one.id })
})
afterAll(() => app.close())

const path = (as: Person, userId: number) =>
  app.request(learningRecordEndpoints.path, { as, query: { userId, courseId } })
const page = (as: Person, body: object = {}) => app.call(progressEndpoints.page, { as, body })

describe('the path of a learner', () => {
  test('tells day by day what was reached, in time or late, and when', async () => {
    expect(await path(admin, behind.id)).toMatchObject({
      code: 0,
      data: {
        status: 'behind',
        units: [
          { unit: 1, status: 'learned', activities: [{ title: 'Listen', status: 'learned', isLate: true }] },
          {
            unit: 2,
            milestones: [{ title: 'First interview', isReached: false }],
            status: 'pending',
            activities: [{ title: 'Ask', status: 'pending', isLate: true, startedAt: null }],
          },
          { unit: 3, activities: [] },
        ],
        sections: [{ title: 'Interviews', overview: 'Two of them', from: 1, to: 3 }],
        days: [{ deeds: 1, durationMs: 300_000 }],
      },
    })
    const { data } = await path(admin, quick.id)
    expect(data).toMatchObject({ status: 'inTime', units: [{ status: 'learned' }, { status: 'locked' }, {}] })
    const id = data?.units[0]?.activities[0]?.id ?? 0
    expect(await app.call(learningRecordEndpoints.get, { as: admin, query: { id } })).toMatchObject({
      userId: quick.id,
      activityTitle: 'Listen',
    })
  })

  test('is read by who teaches the course, not by who only hosts one of its activities', async () => {
    expect(await path(teacher, behind.id)).toMatchObject({ code: 0 })
    expect(await path(host, behind.id)).toMatchObject({ code: 404 })
    expect(await path(behind, behind.id)).toMatchObject({ code: 1403 })
    expect(await path(admin, admin.id)).toMatchObject({ code: 404 })
    const { list } = await app.call(learningRecordEndpoints.page, { as: host, body: {} })
    expect(new Set(list.map(({ activityTitle }) => activityTitle))).toEqual(new Set(['Listen']))
  })
})

test('an ability counts more where the activity gives it more weight', async () => {
  const { id: userId } = await app.person('student')
  const { id: abilityId } = await makeAbility(app.services, { creatorId: admin.id })
  const graded = async (weight: number, chosen: string) => {
    const competencies = [{ abilityId, depth: 'know', weight: 1 }]
    const made = await makeActivity(app.services, {
      creatorId: admin.id,
      status: 'public',
      cards: plainCards.map((card) => Object.assign({}, card, { competencies })),
      competencyPoints: [{ abilityId, weight, reflectionQuestion: '' }],
    })
    const { cards } = await app.call(activity.endpoints.get, { as: admin, query: { id: made.id } })
    const card = cards.find(({ type }) => type === 'choice')
    return { activityId: made.id, responses: [{ cardId: card?.id ?? 0, response: { optionIds: [chosen] } }] }
  }
  const learnings = [await graded(3, 'a'), await graded(1, 'b')]
  const course = await makeCourse(app.services, {
    creatorId: admin.id,
    status: 'public',
    days: 1,
    places: learnings.map(({ activityId }) => ({ unit: 1, activityId })),
  })
  await makeEnrolment(app.services, { userId, courseId: course.id })
  for (const progress of learnings) await makeLearning(app.services, { userId, ...progress })
  const query = { userId, courseId: course.id }
  const { scores } = await app.call(learningRecordEndpoints.path, { as: admin, query })
  expect(scores).toMatchObject([{ abilityId, score: 0.75 }])
})

describe('the list of who is how far', () => {
  test('counts what is learned and what is late, and filters by it', async () => {
    const { list, total } = await page(admin, { courseId })
    expect(total).toBe(2)
    const counted = { activityCount: 2, learnedActivities: 1 }
    expect(list).toMatchObject([
      { userId: quick.id, status: 'inTime', lateActivities: 0, ...counted },
      { userId: behind.id, status: 'behind', lateActivities: 1, durationMs: 300_000, ...counted },
    ])
    expect((await page(admin, { courseId, status: 'behind' })).list).toMatchObject([{ userId: behind.id }])
    expect(await app.call(progressEndpoints.counts, { as: admin, body: { courseId } })).toEqual({
      inTime: 1,
      behind: 1,
      learned: 0,
    })
  })

  test('goes on behind its last row', async () => {
    const first = await page(admin, { courseId, pageSize: 1 })
    const second = await page(admin, { courseId, pageSize: 1, after: first.next })
    expect([...first.list, ...second.list].map(({ userId }) => userId)).toEqual([quick.id, behind.id])
  })

  test('shows to teachers the courses that name them', async () => {
    expect((await page(teacher)).total).toBe(2)
    expect((await page(host)).total).toBe(0)
    await app.call(courseAuthEndpoints.create, {
      as: admin,
      body: { targetType: 'course', targetId: courseId, userId: host.id, privileges: ['viewLearners'] },
    })
    expect((await page(host)).total).toBe(2)
    expect(await path(host, behind.id)).toMatchObject({ code: 0 })
  })
})
