import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { courseEndpoints } from '#features/content/course/course.contract.ts'
import type { Privilege } from '#features/content/course/course.privileges.ts'
import { courseContent } from '#features/content/course/server/makeCourseContent.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { authorizationFaults, courseAuthEndpoints } from '../authorization.contract.ts'

let app: TestApp
let admin: Person
let designer: Person
let other: Person
let teacher: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('admin_designer')
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
  teacher = await app.person('teacher')
})
afterAll(() => app.close())

const courseOf = (creatorId: number, status = 'draft') => makeCourse(app.services, { creatorId, status })
const give = (as: Person, targetId: number, to: Person, ...privileges: Privilege[]) =>
  app.request(courseAuthEndpoints.create, {
    as,
    body: { targetType: 'course', targetId, userId: to.id, privileges },
  })
const grant = async (targetId: number, to: Person, ...privileges: Privilege[]) => {
  const answer = await give(designer, targetId, to, ...privileges)
  expect(answer).toMatchObject({ code: 0 })
  return app.call(courseAuthEndpoints.get, { as: designer, query: { id: Number(answer.data) } })
}
const rows = async (as: Person, body: object) =>
  (await app.call(courseAuthEndpoints.page, { as, body })).list.map(({ id }) => id)

describe('an authorisation', () => {
  test('is given by the creator of a course, and read with names', async () => {
    const { id, title } = await courseOf(designer.id)
    const auth = await grant(id, teacher, 'viewLearners', 'gradeAssignments')
    expect(auth).toMatchObject({
      targetType: 'course',
      targetId: id,
      targetTitle: title,
      targetStatus: 'draft',
      userId: teacher.id,
      privileges: ['viewLearners', 'gradeAssignments'],
      creatorId: designer.id,
      mayEdit: true,
    })
    expect(auth.userName).not.toBe('')
  })

  test('is given for a product just so', async () => {
    const { id, title } = await makeProduct(app.services, { creatorId: designer.id })
    const body = {
      targetType: 'product' as const,
      targetId: id,
      userId: teacher.id,
      privileges: ['viewLearners' as const],
    }
    const made = await app.call(courseAuthEndpoints.create, { as: designer, body })
    expect(await app.call(courseAuthEndpoints.get, { as: teacher, query: { id: made } })).toMatchObject({
      targetType: 'product',
      targetTitle: title,
      mayEdit: false,
    })
  })

  test('is given by administrators for anything, by others for nothing foreign', async () => {
    const draft = await courseOf(designer.id)
    const open = await courseOf(designer.id, 'public')
    expect(await give(admin, draft.id, teacher, 'viewLearners')).toMatchObject({ code: 0 })
    expect(await give(other, draft.id, teacher, 'viewLearners')).toMatchObject({ code: 404 })
    expect(await give(other, open.id, teacher, 'viewLearners')).toMatchObject({ code: 1403 })
    expect(await give(teacher, open.id, teacher, 'editContent')).toMatchObject({ code: 1403 })
    expect(await give(designer, 987_654_321, teacher, 'viewLearners')).toMatchObject({ code: 404 })
  })

  test('is not passed on by an assistant', async () => {
    const { id } = await courseOf(designer.id)
    await grant(id, other, 'editContent')
    expect(await give(other, id, teacher, 'editContent')).toMatchObject({ code: 1403 })
  })

  test('goes once to each of the staff, and to nobody else', async () => {
    const { id } = await courseOf(designer.id)
    const student = await app.person('student')
    await grant(id, teacher, 'viewLearners')
    const { code } = await give(designer, id, teacher, 'editContent')
    expect(code).toBe(authorizationFaults.assistsAlready.code)
    expect(await give(designer, id, student, 'viewLearners')).toMatchObject({
      code: 400,
      data: { fields: { userId: expect.any(String) } },
    })
  })

  test('goes once even when it is sent by many at once', async () => {
    const { id } = await courseOf(designer.id)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => give(designer, id, teacher, 'viewLearners')),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.every(({ code }) => [0, authorizationFaults.assistsAlready.code].includes(code))).toBe(
      true,
    )
  })

  const refused: [what: string, privileges: unknown][] = [
    ['nothing at all', []],
    ['the same twice', ['viewLearners', 'viewLearners']],
    ['what does not exist', ['deleteEverything']],
  ]
  test.each(refused)('does not give %s', async (_what, privileges) => {
    const { id } = await courseOf(designer.id)
    const body = { targetType: 'course', targetId: id, userId: teacher.id, privileges }
    const response = await app.fetch('POST', '/console-api/course/lession-auth/create', { body }, designer)
    const answer: { code: number } = JSON.parse(await response.text())
    expect(answer).toMatchObject({ code: 400 })
  })

  test('is changed and taken back by its managers alone, and given anew', async () => {
    const course = await courseOf(designer.id)
    const { id, revision } = await grant(course.id, other, 'viewLearners')
    const body = { id, privileges: ['editContent' as const], revision }
    expect(await app.request(courseAuthEndpoints.update, { as: other, body })).toMatchObject({ code: 1403 })
    expect(await app.request(courseAuthEndpoints.update, { as: designer, body })).toMatchObject({ code: 0 })
    expect(await app.request(courseAuthEndpoints.update, { as: designer, body })).toMatchObject({
      code: 409,
      data: { revision: revision + 1 },
    })
    expect(await app.request(courseAuthEndpoints.delete, { as: other, query: { id } })).toMatchObject({
      code: 1403,
    })
    await app.call(courseAuthEndpoints.delete, { as: designer, query: { id } })
    expect(await app.request(courseAuthEndpoints.get, { as: designer, query: { id } })).toMatchObject({
      code: 404,
    })
    await grant(course.id, other, 'viewLearners')
  })

  test('is listed for those who manage it and for its assistant', async () => {
    const course = await courseOf(designer.id)
    const { id } = await grant(course.id, teacher, 'answerMessages')
    const of = { targetType: 'course', targetId: course.id } as const
    for (const person of [admin, designer, teacher]) expect(await rows(person, of)).toEqual([id])
    expect(await rows(other, of)).toEqual([])
    expect(await app.request(courseAuthEndpoints.get, { as: other, query: { id } })).toMatchObject({
      code: 404,
    })
    expect(await rows(designer, { ...of, privilege: 'answerMessages', userId: teacher.id })).toEqual([id])
    expect(await rows(designer, { ...of, privilege: ['editContent'] })).toEqual([])
    expect(await rows(designer, { ...of, privilege: [] })).toEqual([])
  })

  test('is listed page by page, the newest first', async () => {
    const course = await courseOf(designer.id)
    const first = await grant(course.id, teacher, 'viewLearners')
    const second = await grant(course.id, other, 'viewLearners')
    const body = { targetId: course.id, pageSize: 1 }
    const page = await app.call(courseAuthEndpoints.page, { as: designer, body })
    expect(page).toMatchObject({ list: [{ id: second.id }], total: 2 })
    const after = page.next ?? ''
    expect(await rows(designer, { ...body, after })).toEqual([first.id])
    expect(await rows(designer, { ...body, pageNo: 2 })).toEqual([first.id])
  })
})

describe('an assistant of a course', () => {
  const edit = async (as: Person, id: number, revision = 1) =>
    app.request(courseEndpoints.update, {
      as,
      body: { ...(await courseContent(app.services, designer.id)), id, revision },
    })

  test.each(['lx_designer', 'teacher', 'auditor'] as const)(
    'edits it as %s with the right to',
    async (role) => {
      const { id } = await courseOf(designer.id)
      const assistant = await app.person(role)
      expect(await edit(assistant, id)).toMatchObject({ code: 404 })
      await grant(id, assistant, 'editContent')
      expect(await app.call(courseEndpoints.get, { as: assistant, query: { id } })).toMatchObject({
        mayEdit: true,
      })
      const { list } = await app.call(courseEndpoints.page, { as: assistant, body: { pageSize: 200 } })
      expect(list.find((row) => row.id === id)).toMatchObject({ mayEdit: true })
      expect(await edit(assistant, id)).toMatchObject({ code: 0, data: 2 })
    },
  )

  test('reads it with any other right, and does not change it', async () => {
    const { id } = await courseOf(designer.id)
    await grant(id, other, 'viewLearners', 'gradeAssignments', 'answerMessages')
    expect(await app.call(courseEndpoints.get, { as: other, query: { id } })).toMatchObject({
      mayEdit: false,
    })
    expect(await edit(other, id)).toMatchObject({ code: 1403 })
  })

  test('neither publishes, closes nor deletes it', async () => {
    const { id } = await courseOf(designer.id)
    await grant(id, other, 'editContent')
    const body = { id, status: 'public' as const, revision: 1 }
    expect(await app.request(courseEndpoints.updateStatus, { as: other, body })).toMatchObject({ code: 1403 })
    expect(await app.request(courseEndpoints.delete, { as: other, query: { id } })).toMatchObject({
      code: 1403,
    })
  })

  test('stops at once when the right is taken back', async () => {
    const { id } = await courseOf(designer.id)
    const auth = await grant(id, other, 'editContent')
    await app.call(courseAuthEndpoints.delete, { as: designer, query: { id: auth.id } })
    expect(await edit(other, id)).toMatchObject({ code: 404 })
  })

  test('of a product with the same number is nobody here', async () => {
    const course = await courseOf(designer.id)
    const { id } = await makeProduct(app.services, { creatorId: designer.id, id: course.id + 100_000 })
    const body = {
      targetType: 'product' as const,
      targetId: id,
      userId: other.id,
      privileges: ['editContent' as const],
    }
    await app.call(courseAuthEndpoints.create, { as: designer, body })
    const same = await makeCourse(app.services, { creatorId: designer.id, id })
    expect(await edit(other, same.id)).toMatchObject({ code: 404 })
  })
})
