import { isPostgres } from '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { careerEndpoints } from '#features/content/career/career.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let person: Person

beforeAll(async () => {
  app = await startTestApp()
  person = await app.person('super_admin')
})
afterAll(() => app.close())

const pageSize = 3
const page = (after?: string) =>
  app.call(careerEndpoints.page, {
    as: person,
    body: { pageNo: 1, pageSize, withTotal: false, ...(after !== undefined && { after }) },
  })

/** Waits until a statement of the tested server waits for a lock. */
async function somebodyWaits(): Promise<void> {
  const { rows } = await app.services.database.pool.query('select 1 from pg_locks where not granted')
  if (rows.length > 0) return
  await new Promise((resolve) => setTimeout(resolve, 5))
  return somebodyWaits()
}

// The embedded database has one connection: nobody comes in between there.
test.skipIf(!isPostgres)('whoever reads on while rows change gets each other row once', async () => {
  const { database } = app.services
  const ids: number[] = []
  for (let at = 1; at <= 7; at += 1)
    ids.unshift((await makeCareer(app.services, { creatorId: person.id, createdAt: at, updatedAt: at })).id)
  const client = await database.pool.connect()
  await client.query('begin')
  // The rows are read with their tags, after they were found without.
  await client.query('lock table career_tag in access exclusive mode')
  const first = page()
  await somebodyWaits()
  await client.query('update career set updated_at = 99 where id = $1', [ids[2]])
  await client.query('update career set deleted_at = 1 where id = $1', [ids[1]])
  await client.query('commit')
  client.release()
  const { list, next } = await first
  expect(list.map(({ id }) => id)).toEqual([ids[0], ids[2]])
  const second = await page(next ?? undefined)
  expect(second.list.map(({ id }) => id)).toEqual(ids.slice(3, 6))
  const third = await page(second.next ?? undefined)
  expect(third).toMatchObject({ list: [{ id: ids[6] }], next: null })
})
