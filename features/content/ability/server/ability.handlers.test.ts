import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { ability } from '../ability.contract.ts'

let app: TestApp
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

const submit = (id: number, revision: number) =>
  app.request(ability.endpoints.updateStatus, { as: designer, body: { id, status: 'reviewing', revision } })

test('An ability begins with a name alone, and nobody reviews it before all of its fields hold something (C2)', async () => {
  const id = await app.call(ability.endpoints.create, { as: designer, body: { name: 'Listen' } })
  const refused = await submit(id, 1)
  expect(refused.code).toBe(1006)
  const missing = ['summary', 'mainImage', 'headImage', 'recommendedCourses']
  expect(Object.keys(Object(refused.data).fields)).toEqual(missing)
  const picture = async (purpose: 'main' | 'head') =>
    (await makePicture(app.services, { ownerId: designer.id, purpose })).url
  const body = {
    ...{ id, name: 'Listen', summary: 'Hears what is not said', revision: 1 },
    ...{ mainImage: await picture('main'), headImage: await picture('head') },
    recommendedCourses: [{ courseId: null, title: 'Ask', marketPrice: 9 }],
  }
  await app.call(ability.endpoints.update, { as: designer, body })
  expect(await submit(id, 2)).toMatchObject({ code: 0 })
})
