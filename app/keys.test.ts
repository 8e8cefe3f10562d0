import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = (readFileSync('SECURITY.md', 'utf8').split('## Keys')[1]?.split('\n\n')[1] ?? '').split('\n')
const named = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim()))

/** What a key is derived for stands beside its use, or as the `purpose` of its file. */
const uses = /\b(?:sign|isSigned|keyFor|keysFor)\([^,()]+, '([^']+)'|^const purpose = '([^']+)'/gm

const purposes = globSync('{kit,app,features}/**/*.ts')
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((text) => /secret\/server\/seal\.ts'|const keyFor =/.test(text))
  .flatMap((text) => [...text.matchAll(uses)].map(([, beside, ofFile]) => beside ?? ofFile ?? ''))

test('each key that is derived stands in the table of keys', () => {
  expect(new Set(purposes).size).toBeGreaterThan(8)
  expect([...new Set(purposes)].filter((purpose) => !named.includes(purpose))).toEqual([])
})
