import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { richOf } from '#kit/richText/richText.ts'
import type { Role } from '#kit/contract/role.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { courseAuthEndpoints } from '#features/content/authorization/authorization.contract.ts'
import type { AuthTarget, Privilege } from '#features/content/course/course.privileges.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { assignmentEndpoints as endpoints } from '../assignment.contract.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

interface Named {
  readonly hostTeacherIds?: readonly number[]
  readonly instructorIds?: number[]
  readonly reviewerIds?: readonly number[]
}

/** A sold course of one activity with a work, and a learner who handed one in; somebody else did so without the course. */
async function handedIn({ hostTeacherIds = [], instructorIds = [], reviewerIds = [] }: Named = {}) {
  const made = { creatorId: admin.id, status: 'public' } as const
  const card = { id: 1, type: 'assignment', title: 'Interview', instructions: richOf('Talk.'), reviewerIds }
  const activity = await makeActivity(app.services, {
    ...made,
    freeSample: 'yes',
    hostTeacherIds,
    cards: [card],
  })
  const places = [{ unit: 1, activityId: activity.id }]
  const course = await makeCourse(app.services, { ...made, places, instructorIds })
  const product = await makeProduct(app.services, { ...made, courseIds: [course.id] })
  const learner = await app.person('student')
  const stranger = await app.person('student')
  await makeEnrolment(app.services, { userId: learner.id, courseId: course.id, productId: product.id })
  const own = await handIn(learner, activity.id)
  const other = await handIn(stranger, activity.id)
  return { activity, course, product, learner, own, other }
}

async function handIn(as: Person, activityId: number): Promise<number> {
  const { cards } = await app.call(learnEndpoints.activity, { as, query: { id: activityId } })
  const place = { activityId, cardId: cards[0]?.id ?? 0, clientId: randomUUID() }
  return (await app.call(learnEndpoints.assignment, { as, body: { ...place, text: 'Mine' } })).assignmentId
}

const seenBy = async (as: Person) =>
  (await app.call(endpoints.page, { as, body: { sort: [{ field: 'createdAt', order: 'asc' }] } })).list.map(
    ({ id }) => id,
  )
const answer = (as: Person, id: number, revision = 2) =>
  app.request(endpoints.feedback, { as, body: { id, revision, result: 'approved' } })
const grant = (targetType: AuthTarget, targetId: number, to: Person, ...privileges: Privilege[]) =>
  app.call(courseAuthEndpoints.create, {
    as: admin,
    body: { targetType, targetId, userId: to.id, privileges },
  })

describe('Works are answered', () => {
  test('by the hosts of the activity and the reviewers whom the card names, whoever learned it', async () => {
    const [host, reviewer] = [await app.person('teacher'), await app.person('teacher')]
    const { own, other } = await handedIn({ hostTeacherIds: [host.id], reviewerIds: [reviewer.id] })
    expect(await seenBy(host)).toEqual([own, other])
    expect(await seenBy(reviewer)).toEqual([own, other])
    expect(await answer(host, own)).toMatchObject({ code: 0 })
    expect(await answer(reviewer, other)).toMatchObject({ code: 0 })
  })

  test('by the instructors of the course that the learner came by, and not those of others', async () => {
    const teacher = await app.person('teacher')
    const { own, other } = await handedIn({ instructorIds: [teacher.id] })
    const elsewhere = await handedIn()
    expect(await seenBy(teacher)).toEqual([own])
    expect(await answer(teacher, own)).toMatchObject({ code: 0 })
    for (const id of [other, elsewhere.own, 999_999_999]) {
      expect(await answer(teacher, id)).toMatchObject({ code: 404 })
      expect(await app.request(endpoints.get, { as: teacher, query: { id } })).toMatchObject({ code: 404 })
    }
  })

  test.each(['course', 'product'] as const)(
    'by an assistant of the %s who may grade, until that is taken back',
    async (target) => {
      const teacher = await app.person('teacher')
      const made = await handedIn()
      await grant(target, made[target].id, teacher, 'gradeAssignments')
      expect(await seenBy(teacher)).toEqual([made.own])
      const counts = await app.call(endpoints.counts, { as: teacher, body: {} })
      expect(counts).toMatchObject({ submitted: 1, approved: 0 })
      const { list } = await app.call(courseAuthEndpoints.page, { as: admin, body: { userId: teacher.id } })
      await app.call(courseAuthEndpoints.delete, { as: admin, query: { id: list[0]?.id ?? 0 } })
      expect(await answer(teacher, made.own)).toMatchObject({ code: 404 })
    },
  )

  test('not by an assistant who may do anything else', async () => {
    const teacher = await app.person('teacher')
    const { course, own } = await handedIn()
    await grant('course', course.id, teacher, 'viewLearners', 'answerMessages', 'editContent')
    expect(await seenBy(teacher)).toEqual([])
    expect(await answer(teacher, own)).toMatchObject({ code: 404 })
  })

  test('not by who handed them in, though they teach', async () => {
    const teacher = await app.person('teacher')
    const { activity } = await handedIn({ hostTeacherIds: [teacher.id] })
    const id = await handIn(teacher, activity.id)
    expect(await answer(teacher, id)).toMatchObject({ code: 1403 })
    expect(await answer(admin, id)).toMatchObject({ code: 0 })
  })

  test.each<Role>(['admin_designer', 'lx_designer', 'auditor', 'student'])('never by a %s', async (role) => {
    const person = await app.person(role)
    const { own } = await handedIn({ hostTeacherIds: [person.id], instructorIds: [person.id] })
    expect(await answer(person, own)).toMatchObject({ code: 1403 })
    expect(await app.request(endpoints.page, { as: person, body: {} })).toMatchObject({ code: 1403 })
  })
})

test('The list is narrowed by product, course, activity, learner, state and day, and sorted', async () => {
  const teacher = await app.person('teacher')
  const first = await handedIn({ hostTeacherIds: [teacher.id] })
  const second = await handedIn({ hostTeacherIds: [teacher.id] })
  await answer(teacher, second.own)
  const found = async (body: object) =>
    (await app.call(endpoints.page, { as: teacher, body })).list.map(({ id }) => id)
  const tomorrow = Date.now() + 86_400_000
  expect(await found({ productId: first.product.id })).toEqual([first.own])
  expect(await found({ courseId: second.course.id })).toEqual([second.own])
  expect(await found({ creatorId: first.learner.id })).toEqual([first.own])
  expect(await found({ status: 'approved' })).toEqual([second.own])
  expect(await found({ replierId: teacher.id })).toEqual([second.own])
  expect(await found({ cardTitle: 'intervIEW', activityId: first.activity.id, isLate: false })).toHaveLength(
    2,
  )
  expect(await found({ submittedAt: { from: tomorrow } })).toEqual([])
  const oldest = { status: 'submitted', sort: [{ field: 'submittedAt', order: 'asc' }] }
  expect(await found(oldest)).toEqual([first.own, first.other, second.other])
  const [row] = (await app.call(endpoints.page, { as: teacher, body: { productId: first.product.id } })).list
  expect(row?.productTitle).toBe(first.product.title)
})
