import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { productTable } from '#features/content/product/server/product.table.ts'
import type { AuthTarget, Privilege } from '#features/content/course/course.privileges.ts'
import { authTargets, privileges } from '#features/content/course/course.privileges.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { courseAuthEndpoints } from '../authorization.contract.ts'
import { assistantMay } from './authorization.queries.ts'

let app: TestApp
let admin: Person
let assistant: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('admin_designer')
})
beforeEach(async () => {
  assistant = await app.person('teacher')
})
afterAll(() => app.close())

const tables = { course: courseTable, product: productTable } as const
const make = { course: makeCourse, product: makeProduct } as const

const two = async (type: AuthTarget) => {
  const made = { creatorId: admin.id }
  return [(await make[type](app.services, made)).id, (await make[type](app.services, made)).id] as const
}
const give = (targetType: AuthTarget, targetId: number, granted: readonly Privilege[], to = assistant) =>
  app.call(courseAuthEndpoints.create, {
    as: admin,
    body: { targetType, targetId, userId: to.id, privileges: [...granted] },
  })

interface Condition {
  readonly privilege?: Privilege
  readonly by?: Person
  readonly asIf?: AuthTarget
}

/** Those of the records of which the condition holds. */
async function permitted(type: AuthTarget, ids: readonly number[], condition: Condition = {}) {
  const { privilege, by = assistant, asIf = type } = condition
  const { id } = tables[type]
  const rows = await app.services.database.db
    .select({ id })
    .from(tables[type])
    .where(assistantMay(by.id, asIf, id, privilege))
  return rows.flatMap((row) => (ids.includes(row.id) ? [row.id] : [])).toSorted((one, other) => one - other)
}

describe.each(authTargets)('an assistant of a %s', (type) => {
  test.each(privileges)(
    'may do what they were given, which is to %s, there and nowhere else',
    async (granted) => {
      const [theirs, foreign] = await two(type)
      await give(type, theirs, [granted])
      for (const privilege of privileges)
        expect(await permitted(type, [theirs, foreign], { privilege })).toEqual(
          privilege === granted ? [theirs] : [],
        )
      expect(await permitted(type, [theirs, foreign])).toEqual([theirs])
    },
  )

  test('may do all of several, and different things in different places', async () => {
    const [one, other] = await two(type)
    await give(type, one, ['gradeAssignments', 'answerMessages'])
    await give(type, other, ['gradeAssignments'])
    expect(await permitted(type, [one, other], { privilege: 'gradeAssignments' })).toEqual([one, other])
    expect(await permitted(type, [one, other], { privilege: 'answerMessages' })).toEqual([one])
  })

  test('gives nobody else anything', async () => {
    const [theirs] = await two(type)
    await give(type, theirs, privileges)
    expect(await permitted(type, [theirs], { by: await app.person('teacher') })).toEqual([])
    expect(await permitted(type, [theirs], { by: admin })).toEqual([])
  })

  test('may do nothing once it was taken back', async () => {
    const [theirs] = await two(type)
    const id = await give(type, theirs, privileges)
    await app.call(courseAuthEndpoints.delete, { as: admin, query: { id } })
    expect(await permitted(type, [theirs])).toEqual([])
    expect(await permitted(type, [theirs], { privilege: 'answerMessages' })).toEqual([])
  })

  test('is none of what has the same number and is something else', async () => {
    const [theirs] = await two(type)
    await give(type, theirs, privileges)
    const elsewhere = type === 'course' ? 'product' : 'course'
    expect(await permitted(type, [theirs], { asIf: elsewhere })).toEqual([])
  })
})
