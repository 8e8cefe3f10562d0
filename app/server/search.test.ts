import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let person: Person

const many = 2400

/** The older half is about birds, every fourth of the newer about owls; one of the oldest about a heron. */
beforeAll(async () => {
  app = await startTestApp()
  person = await app.person('super_admin')
  await app.services.database.pool.query(
    `insert into activity (creator_id, created_at, updated_at, title, status)
     select $1, n, n, case when n = 3 then '苍鹭' when n <= 1200 then '观鸟 ' || n when n % 4 = 0 then '猫头鹰 ' || n else 'Talk ' || n end, 'draft'
     from generate_series(1, $2::int) n`,
    [person.id, many],
  )
  await app.services.database.pool.query('analyze activity')
})
afterAll(() => app.close())

async function search(title: string, more: object = {}) {
  const answer = await app.request(activityEndpoints.page, {
    as: person,
    body: { title, pageNo: 1, pageSize: 20, ...more },
  })
  if (answer.code !== 0) throw new Error(`answered ${answer.code}`)
  const { list, next, total } = answer.data
  return { at: list.map(({ updatedAt }) => updatedAt), next, total }
}

const countdown = (from: number, step: number, length: number) =>
  Array.from({ length }, (_, index) => from - index * step)

test('a word of new rows and one that only old rows have are found in the order of the list', async () => {
  expect((await search('猫头')).at).toEqual(countdown(2400, 4, 20))
  expect((await search('观鸟')).at).toEqual(countdown(1200, 1, 20))
  expect((await search('观鸟', { sort: [{ field: 'updatedAt', order: 'asc' }] })).at.slice(0, 3)).toEqual([
    1, 2, 4,
  ])
  expect((await search('苍鹭')).at).toEqual([3])
  expect((await search('不在')).at).toEqual([])
})

test('pages follow each other where the rows looked at first end', async () => {
  // Of the first 400 rows a hundred have it, so the fifth page is the last of those.
  for (const pageNo of [1, 4, 5, 6, 15])
    expect((await search('猫头', { pageNo })).at).toEqual(countdown(2400 - (pageNo - 1) * 80, 4, 20))
  expect((await search('猫头', { pageNo: 16 })).at).toEqual([])
  let after: string | null = null
  const read: number[] = []
  do {
    const page: Awaited<ReturnType<typeof search>> = await search('鸟', {
      pageSize: 200,
      ...(after && { after }),
    })
    read.push(...page.at)
    after = page.next
  } while (after)
  expect(read).toEqual(countdown(1200, 1, 1200).filter((at) => at !== 3))
})

test('other filters hold while a word is searched', async () => {
  expect((await search('观鸟', { status: 'public' })).at).toEqual([])
  expect(await search('观鸟', { status: ['draft'] })).toMatchObject({
    total: 1199,
    at: countdown(1200, 1, 20),
  })
})
