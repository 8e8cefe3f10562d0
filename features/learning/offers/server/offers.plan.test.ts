import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { startTestApp, type TestApp } from '#app/server/testing.ts'
import { offersEndpoints } from '../offers.contract.ts'
import { offerArms, type OfferFilters } from './offerArms.ts'

let app: TestApp
let careerId: number
let ids: readonly string[]

const productCount = 10_000

beforeAll(async () => {
  app = await startTestApp()
  const creatorId = (await app.person('admin_designer')).id
  const { pool } = app.services.database
  const { id } = await makeActivity(app.services, { creatorId, status: 'public', cover: '', careerId: null })
  careerId = (await makeCareer(app.services, { creatorId, status: 'public' })).id
  const made = await pool.query<{ id: string }>(
    `insert into product (creator_id, created_at, updated_at, status, title, sale_price)
     select $1, 1, n, 'public', case when n % 10 = 0 then '课程 ' else '' end || 'Lesson ' || n || ' ひらがな', 100 from generate_series(1, $2::int) n returning id`,
    [creatorId, productCount],
  )
  ids = made.rows.map((row) => row.id)
  await pool.query('insert into product_activity (owner_id, target_id) select unnest($1::bigint[]), $2', [
    ids,
    id,
  ])
  // Each is of three careers, of which one is rare.
  await pool.query(
    `insert into product_career (owner_id, target_id)
     select id, case when place = 1 and id % 500 = 0 then $2::bigint else 1000 + (id + place) % 40 end
     from unnest($1::bigint[]) as id, generate_series(1, 3) as place`,
    [ids, careerId],
  )
  await pool.query('analyze product, product_activity, product_career')
}, 120_000)
afterAll(async () => {
  const { pool } = app.services.database
  // Other files of this worker would read through them.
  await pool.query('delete from product_activity where owner_id = any($1)', [ids])
  await pool.query('delete from product_career where owner_id = any($1)', [ids])
  await pool.query('delete from product where id = any($1)', [ids])
  await pool.query('analyze product, product_activity, product_career')
  await app.close()
})

async function planOf(filters: OfferFilters): Promise<string> {
  const { db, pool } = app.services.database
  const { sql, params } = offerArms.product(db, { ...filters, now: Date.now(), most: 21 }).toSQL()
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${sql}`, params)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

describe('among ten thousand products', () => {
  const cases: readonly [string, () => OfferFilters, string][] = [
    ['the newest', () => ({}), 'updated_at_id_index on product'],
    ['a rare title', () => ({ keyword: '9876' }), 'product_title_search'],
    ['a frequent title', () => ({ keyword: '课程' }), 'product_title_search'],
    ['those of a career', () => ({ careerId }), 'product_career_'],
  ]
  test.each(cases)('%s are found without reading the table', async (_name, filters, index) => {
    const plan = await planOf(filters())
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on product\b/)
  })

  test('pages and searches hold what they should', async () => {
    const query = { kind: 'product', pageNo: 1, pageSize: 20 } as const
    const all = { ...query, keyword: 'lesson ひらがな' }
    const last = await app.call(offersEndpoints.list, { query: { ...all, pageNo: productCount / 20 } })
    expect(last).toMatchObject({ hasMore: false, list: { length: 20 } })
    const { list } = await app.call(offersEndpoints.list, { query: { ...query, keyword: 'lesson 9870' } })
    expect(list.map(({ title }) => title)).toEqual(['课程 Lesson 9870 ひらがな'])
    const { careers } = await app.call(offersEndpoints.facets, {})
    expect(careers).toContainEqual(expect.objectContaining({ id: careerId, count: 20 }))
  })
})
