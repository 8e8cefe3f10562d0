import { expect, test } from 'vitest'
import { fragment, writtenSql } from '#kit/testing/server/writtenSql.ts'
import { bindSqlPorts, conditionPort, provideSql, sumPort } from './sqlPort.ts'

const seen = conditionPort<{ readonly by: number }>('seen')
const uses = sumPort<string>('uses')

test('a condition holds where that of any provider does', () => {
  bindSqlPorts([
    provideSql(seen, ({ by }) => fragment('a = ', by)),
    provideSql(seen, ({ by }) => fragment('b = ', by)),
  ])
  expect(writtenSql(seen.of({ by: 7 }))).toEqual({ sql: '((a = $1 or b = $2))', params: [7, 7] })
})

test('counts of several providers are added up', () => {
  bindSqlPorts([
    provideSql(uses, (id) => fragment('one + ', id)),
    provideSql(uses, (id) => fragment('two + ', id)),
  ])
  expect(writtenSql(uses.of('x'))).toEqual({ sql: '(one + $1 + two + $2)', params: ['x', 'x'] })
})

test('an expression is resolved when its query is built, not when it is written', () => {
  const late = sumPort<string>('late')
  const written = late.of('x')
  expect(() => writtenSql(written)).toThrow('Nothing provides the SQL port late')
  bindSqlPorts([provideSql(late, () => fragment('1'))])
  expect(writtenSql(written).sql).toBe('(1)')
})
