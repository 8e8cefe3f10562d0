import { expect, test } from 'vitest'
import { readSources } from '../sources.ts'
import { findDatabaseTests } from './databaseTests.ts'
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
