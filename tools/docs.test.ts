import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documents } from './docs.ts'
import { root } from './sources.ts'

const written = ['docs/activity.schema.json', 'docs/api.md', 'docs/faults.md', 'kit/theme/web/palette.css']

test.each(written)('%s says what it is made of (npm run docs)', async (path) => {
  const text = await readFile(join(root, path), 'utf8')
  const expected = (await documents())[path]
  expect(text === expected, `${path} is stale: run npm run docs`).toBe(true)
})
