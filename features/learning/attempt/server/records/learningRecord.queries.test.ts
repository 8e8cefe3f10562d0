import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { courseAuthEndpoints } from '#features/content/authorization/authorization.contract.ts'
import type { AuthTarget, Privilege } from '#features/content/course/course.privileges.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningRecordEndpoints } from '../../learning.contract.ts'
import { makeEnrolment } from '../makeEnrolment.ts'
import { makeLearning } from '../makeLearning.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

/** A course of one activity, sold, with one learner in it; and somebody who learned the same activity elsewhere. */
async function taught(instructorIds: number[] = []) {
  const made = { creatorId: admin.id, status: 'public' } as const
  const activity = await makeActivity(app.services, made)
  const places = [{ unit: 1, activityId: activity.id }]
  const course = await makeCourse(app.services, { ...made, places, instructorIds })
  const product = await makeProduct(app.services, { ...made, courseIds: [course.id] })
  const learner = await app.person('student')
  const stranger = await app.person('student')
  await makeEnrolment(app.services, { userId: learner.id, courseId: course.id, productId: product.id })
  const record = await makeLearning(app.services, { userId: learner.id, activityId: activity.id })
  await makeLearning(app.services, { userId: stranger.id, activityId: activity.id })
  return { course, product, record }
}

const seenBy = async (as: Person) =>
  (await app.call(learningRecordEndpoints.page, { as, body: {} })).list.map(({ id }) => id)

const grant = (targetType: AuthTarget, targetId: number, to: Person, ...privileges: Privilege[]) =>
  app.call(courseAuthEndpoints.create, {
    as: admin,
    body: { targetType, targetId, userId: to.id, privileges },
  })

describe('the records of the learners of a course', () => {
  test('are read by its instructors, not those who learned its activities elsewhere', async () => {
    const teacher = await app.person('teacher')
    const { record } = await taught([teacher.id])
    await taught()
    expect(await seenBy(teacher)).toEqual([record.id])
  })

  test.each(['course', 'product'] as const)(
    'are read by an assistant of the %s who may see learners, until that is taken back',
    async (target) => {
      const teacher = await app.person('teacher')
      const made = await taught()
      expect(await seenBy(teacher)).toEqual([])
      const id = await grant(target, made[target].id, teacher, 'viewLearners')
      expect(await seenBy(teacher)).toEqual([made.record.id])
      const get = () =>
        app.request(learningRecordEndpoints.get, { as: teacher, query: { id: made.record.id } })
      expect(await get()).toMatchObject({ code: 0 })
      await app.call(courseAuthEndpoints.delete, { as: admin, query: { id } })
      expect(await get()).toMatchObject({ code: 404 })
    },
  )

  test('are not read by an assistant who may do anything else', async () => {
    const teacher = await app.person('teacher')
    const { course } = await taught()
    await grant('course', course.id, teacher, 'gradeAssignments', 'answerMessages', 'editContent')
    expect(await seenBy(teacher)).toEqual([])
  })
})
