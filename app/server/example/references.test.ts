import { getTableColumns, is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { casing } from '#kit/data/server/table.ts'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { servers } from '../servers.ts'
import { references, tables as tablesByName } from './references.ts'

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ['../../../features/*/*/server/**/*.table.ts', '../../../kit/data/server/table.ts'],
  { eager: true },
)
const tables = [
  ...new Set(
    Object.values(modules).flatMap((module) => Object.values(module).filter((one) => is(one, PgTable))),
  ),
]
const names = new CasingCache(casing)
const columns = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).map((column) => ({
    table: getTableConfig(table).name,
    column: names.getColumnCasing(column),
    type: column.getSQLType(),
    isKey: column.primary,
  })),
)
const known = new Set(references.map(({ table, column }) => `${table}.${column}`))

/** Named like a reference, and none, or one that outlives what it names. */
const notFollowed: Readonly<Record<string, string>> = {
  'operation_log.actor_id': 'the log is only ever added to, and tells of what is gone',
  'operation_log.resource_id': 'the log is only ever added to, and tells of what is gone',
  'message.about_id': 'a message that was sent stays, and its link leads nowhere',
  'example_record.record_id': 'the mark itself',
  'statistics_sheet.learning_id': 'the figures let go of what it brought to them',
  'statistics_figure.card_id': 'its version is known',
  'speech_task_card.card_id': 'its activity is known by the task',
  'card_speech.card_id': 'its activity is known',
  'passage.card_id': 'its version is known',
}

/** Numbers called after a record, and lists of them; a number that is the row's own is none. */
const looksLikeReference = ({ column, type, isKey }: (typeof columns)[number]): boolean =>
  /^bigint(\[\])?$/.test(type) && (/(_ids?|_by)$/.test(column) || (type === 'bigint[]' && !isKey))

test('all tables are looked at', () => {
  expect(tables.length).toBeGreaterThan(60)
  expect(columns.map(({ table, column }) => `${table}.${column}`)).toContain('order.product_id')
})

test('of every column that names a row of another table it is said what becomes of it when that row is removed', () => {
  const found = columns.filter(looksLikeReference).map(({ table, column }) => `${table}.${column}`)
  expect(found.filter((name) => !known.has(name) && !(name in notFollowed))).toEqual([])
})

test('every record that has a name is found under what texts call its kind', () => {
  const named = servers.flatMap(({ records = [] }: FeatureServer) => records)
  // What was spent is shown under the name of who spent it.
  const unknown = named.flatMap((each) =>
    'table' in each && each.resource !== 'ai-usage' && !(each.resource in tablesByName)
      ? [each.resource]
      : [],
  )
  expect(unknown).toEqual([])
})

test('every table is numbered, or its rows belong to a record', () => {
  const belonging = new Set(references.filter(({ bond }) => bond !== 'holds').map(({ table }) => table))
  const numbered = new Set(
    columns
      .filter(({ column, type }) => column === 'id' && /serial|bigint/.test(type))
      .map(({ table }) => table),
  )
  const alone = tables
    .map((table) => getTableConfig(table).name)
    .filter((table) => !belonging.has(table) && !numbered.has(table))
  // Counters, locks and secrets of a moment, and the example school itself.
  expect(alone.toSorted()).toEqual([
    'call_limit',
    'code_guess',
    'example_record',
    'example_school',
    'sign_in_attempt',
    'upload_lock',
    'used_challenge',
  ])
})

test('no reference names a table or a column that is not there, nor one twice', () => {
  const all = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const tableNames = new Set(columns.map(({ table }) => table))
  for (const { table, column, of, where } of references) {
    expect(all).toContain(`${table}.${column}`)
    expect(tableNames).toContain(of)
    if (where) expect(all).toContain(`${table}.${where.column}`)
  }
  const keys = references.map((each) => JSON.stringify([each.table, each.column, each.in, each.where]))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
