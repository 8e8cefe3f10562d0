import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNode } from './process.ts'
import { root } from './sources.ts'
import { countSummary, type Tally } from './vitest.ts'
import { summaryFile } from './vitest.summary.ts'

const files = {
  'good.test.ts': `test('begins at 1', () => {}); test('goes on', () => {})`,
  'bad.test.ts': `test('ends', () => { onTestFailed(async ({ task }) => { await 0; task.meta.seen = 'an empty page' }); throw new Error('it went on') })`,
  'unloadable.test.ts': `import './nowhere.ts'`,
  'hook.test.ts': `describe('a group', () => { beforeAll(() => { throw new Error('no server') }); test('never runs', () => {}) })`,
  'outside.test.ts': `test('passes', async () => { void Promise.reject(new Error('nobody waits')); await new Promise((end) => setTimeout(end, 50)) })`,
  'died.test.ts': `test('ends', () => process.kill(process.pid, 'SIGKILL'))`,
}

let folder: string
let tally: Tally

beforeAll(async () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/summary-'))
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(
      join(folder, name),
      `import { beforeAll, describe, onTestFailed, test } from 'vitest'\n${text}\n`,
    )
  }
  const configured = `import { reporters } from '${join(root, 'tools/vitest.summary.ts')}'
export default { test: { reporters: reporters() } }`
  writeFileSync(join(folder, 'vitest.config.ts'), configured)
  const file = join(folder, 'summary.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', folder]
  const { code } = await runNode(args, { env: { [summaryFile]: file } })
  tally = countSummary(readFileSync(file, 'utf8'), code)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a run counts what passed, and once each: a test, a file, a hook and an error outside every test', () => {
  expect(tally).toMatchObject({ passed: 3, failed: 5 })
})

test('what failed is told by its place, its name, its reason and what was seen', () => {
  const failures = tally.failures?.map((failure) => failure.replace(relative(root, folder), 'x').split('\n'))
  const first = failures?.map(([place, reason]) => `${place}${reason?.replace(/\(?(file:|\/).*/, '')}`).sort()
  expect(first).toEqual([
    ': (outside every test)    Error: [vitest-pool]: Worker forks emitted error.',
    'x/bad.test.ts: ends    Error: it went on',
    'x/hook.test.ts: a group (a hook)    Error: no server',
    'x/outside.test.ts: (outside every test)    Error: nobody waits',
    expect.stringContaining('x/unloadable.test.ts: (the file)    Error: Cannot find module'),
  ])
  expect(failures?.find(([place]) => place?.includes('bad'))?.at(-1)).toBe('    an empty page')
  const died = failures?.find(([, reason]) => reason?.includes('Worker forks'))?.at(-1)
  expect(died).toMatch(/because: Worker exited unexpectedly with signal SIGKILL .*died\.test\.ts/)
})

test.each([
  [
    'a run that ended badly with nothing to tell is one failure',
    '{"passed":2,"failures":[],"tests":[]}',
    1,
    1,
  ],
  ['a run that died without a summary is one failure', undefined, 137, 1],
  ['a run that found nothing is nothing', undefined, 0, 0],
])('%s', (_, text, code, failed) => {
  expect(countSummary(text, code)).toMatchObject({ failed })
})
