import { expect, test } from 'vitest'
import { readSources } from '../sources.ts'
import { findDatabaseTests, findTestsOfBoth, testsReaching } from './reachedTests.ts'
import { readModule } from './imports.ts'

const moduleOf = (path: string, text: string) => readModule({ path, text })

test('a test opens a database when something that it imports does', () => {
  const modules = [
    moduleOf(
      'app/server/testing.ts',
      "import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'",
    ),
    moduleOf('features/a/server/a.test.ts', "import { startTestApp } from '#app/server/testing.ts'"),
    moduleOf('features/a/server/type.test.ts', "import type { TestApp } from '#app/server/testing.ts'"),
    moduleOf('features/a/server/later.test.ts', "await import('#app/server/testing.ts')"),
    moduleOf('features/a/server/pure.test.ts', "import { z } from 'zod'"),
  ]
  expect(findDatabaseTests(modules)).toEqual([
    'features/a/server/a.test.ts',
    'features/a/server/later.test.ts',
  ])
})

test('every file that starts the product is one of them', () => {
  const sources = readSources(['kit', 'features', 'app'])
  const starting = sources.filter(
    ({ path, text }) => path.endsWith('.test.ts') && /await (startTestApp|openTestDatabase)\(/.test(text),
  )
  const found = findDatabaseTests(sources.map(readModule))
  expect(starting.length).toBeGreaterThan(50)
  expect(starting.map(({ path }) => path).filter((path) => !found.includes(path))).toEqual([])
})

test('a change reaches the tests that run it, by way of others too', () => {
  const modules = [
    moduleOf('kit/value/a.ts', 'export const a = 1'),
    moduleOf('kit/list/web/List.tsx', "import { a } from '#kit/value/a.ts'; export const b = a"),
    moduleOf('kit/list/web/List.test.tsx', "import { b } from './List.tsx'; console.log(b)"),
    moduleOf('kit/list/web/other.test.ts', "import type { a } from '#kit/value/a.ts'"),
  ]
  expect(testsReaching(modules, ['kit/value/a.ts'])).toEqual(['kit/list/web/List.test.tsx'])
})

test('what differs between the databases is tested on both, the tests that are left out on one among it', () => {
  const sources = readSources(['kit', 'features', 'app'])
  const both = findTestsOfBoth(sources.map(readModule))
  const leftOut = sources.filter(
    ({ path, text }) => path.endsWith('.test.ts') && /skipIf\(isPostgres\)/.test(text),
  )
  expect(leftOut.length).toBeGreaterThan(0)
  expect(leftOut.map(({ path }) => path).filter((path) => !both.includes(path))).toEqual([])
  // Every call of every feature is among it: a handler that takes a second connection would wait for ever.
  expect(both).toContain('app/server/ownership.test.ts')
})
