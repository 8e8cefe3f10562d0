import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documents } from './docs.ts'
import { root } from './sources.ts'

test.each(['docs/activity.schema.json', 'docs/api.md', 'docs/faults.md'])(
  '%s says what the contracts say (npm run docs)',
  async (path) => {
    const written = await readFile(join(root, path), 'utf8')
    const expected = (await documents())[path]
    expect(written === expected, `${path} is stale: run npm run docs`).toBe(true)
  },
)
