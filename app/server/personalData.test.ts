import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { personalData } from './personalData.ts'

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
  ['../../features/*/*/server/**/*.table.ts', '../../cards/*/*.table.ts', '../../kit/data/server/table.ts'],
  { eager: true },
)
const tables = [
  ...new Set(
    Object.values(modules).flatMap((module) => Object.values(module).filter((one) => is(one, PgTable))),
  ),
]

/** Numbers of people, by what their columns are called; whatever else is a number tells of nobody. */
const ofPeople =
  /^(user|creator|learner|sender|reviewer|replier|owner|borrower|actor|by|target|teacher|member|person)Ids?$|By$/
const isFree = (type: string) => /text|char|json|uuid|\[\]|bytea/.test(type)

/** Every column that may hold something of a person: what somebody wrote, or their number. */
const found = tables.flatMap((table) => {
  const { name } = getTableConfig(table)
  return Object.entries(getTableColumns(table))
    .filter(([key, column]) => isFree(column.getSQLType()) || ofPeople.test(key))
    .map(([key]) => `${name}.${key}`)
})
const fates = personalData.flatMap((part) => part.fates)
const named = fates.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))

test('all tables are looked at', () => {
  expect(tables.length).toBeGreaterThan(50)
  expect(found).toEqual(
    expect.arrayContaining(['app_user.phone', 'order.userId', 'activity_teacher.targetId']),
  )
})

test('of every column that may hold something of a person it is said whether it is erased, or why it stays', () => {
  expect(found.filter((column) => !named.includes(column))).toEqual([])
})

test('no column is said to go and to stay, and none is named that is not there', () => {
  const columns = tables.flatMap((table) =>
    Object.keys(getTableColumns(table)).map((key) => `${getTableConfig(table).name}.${key}`),
  )
  expect(named.filter((column) => !columns.includes(column))).toEqual([])
  expect(named.filter((column, index) => named.indexOf(column) !== index)).toEqual([])
})

test('whoever says that something is erased erases it', () => {
  const silent = personalData.filter(
    ({ fates: own, erase }) => !erase && own.some(({ why }) => why === undefined),
  )
  expect(silent).toEqual([])
})
