import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/data/server/database.ts'
import { migrate } from '#kit/data/server/migrate.ts'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { shippedMigrations, migrateOnly } from './backup/restore.migrations.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** The version before free samples knew so many migrations. */
const before = 26

test('what was open to everybody though it is placed or sold waits for a decision, and nothing else does', async () => {
  await migrateOnly(database, (await shippedMigrations()).slice(0, before))
  const { pool } = database
  await pool.query(`
    insert into activity (id, created_at, updated_at, title, status, course_id, deleted_at) values
      (1, 1, 1, 'placed', 'public', null, null), (2, 1, 1, 'sold', 'public', null, null),
      (3, 1, 1, 'independent', 'public', null, null), (4, 1, 1, 'draft', 'draft', null, null),
      (5, 1, 1, 'bound', 'public', 1, null), (6, 1, 1, 'deleted', 'public', null, 1),
      (7, 1, 1, 'of a deleted course', 'public', null, null);
    insert into course (id, created_at, updated_at, title, deleted_at) values (1, 1, 1, 'c', null), (2, 1, 1, 'gone', 1);
    insert into product (id, created_at, updated_at, title) values (1, 1, 1, 'p');
    insert into course_place (course_id, activity_id, unit, rank) values
      (1, 1, 1, 1), (1, 4, 1, 2), (1, 5, 1, 3), (1, 6, 1, 4), (2, 7, 1, 1);
    insert into product_activity (owner_id, target_id, position) values (1, 2, 1)`)
  await migrate(database)
  const { rows } = await pool.query('select title, free_sample as sample from activity order by id')
  expect(rows.filter(({ sample }) => sample !== 'no')).toEqual([
    { title: 'placed', sample: 'undecided' },
    { title: 'sold', sample: 'undecided' },
  ])
  expect(rows).toHaveLength(7)
}, 60_000)

/** Before sections began on days. */
const ungrouped = 32

test('a course by day loses the sections that nobody read, a draft gets days for them, by content the days go', async () => {
  const own = await openTestDatabase()
  try {
    await migrateOnly(own, (await shippedMigrations()).slice(0, ungrouped))
    const two = `'[{"title":"a","overview":""},{"title":"b","overview":""}]'`
    await own.pool.query(`
      insert into course (id, created_at, updated_at, title, status, learn_mode, days, sections, gallery) values
        (1, 1, 1, 'public', 'public', 'day', 4, ${two}, '[{"image":"x","caption":""}]'),
        (2, 1, 1, 'draft', 'draft', 'day', 4, ${two}, '[]'),
        (3, 1, 1, 'content', 'public', 'content', 21, ${two}, '[]')`)
    await migrate(own)
    const { rows } = await own.pool.query('select days, sections, gallery from course order by id')
    const section = (title: string, firstDay: number | null) => ({ title, overview: '', firstDay })
    expect(rows).toEqual([
      { days: 4, sections: [], gallery: [{ image: 'x', caption: '', videoId: null }] },
      { days: 4, sections: [section('a', 1), section('b', 2)], gallery: [] },
      { days: null, sections: [section('a', null), section('b', null)], gallery: [] },
    ])
  } finally {
    await own.close()
  }
}, 60_000)
