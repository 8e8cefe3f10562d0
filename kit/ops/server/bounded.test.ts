import { expect, test } from 'vitest'
import { runBounded } from './bounded.ts'

const module = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${code}`)}`,
  )
const bounds = { seconds: 5, megabytes: 64 }

test('work in a thread of its own gives its answer', async () => {
  const double = module('parentPort.postMessage(workerData * 2)')
  const answers = await Promise.all(
    [1, 2, 3, 4, 5].map((input) => runBounded<number>(double, input, bounds, input)),
  )
  expect(answers).toEqual([2, 4, 6, 8, 10])
})

test.each([
  ['never ends', 'for (;;);', 2, 'time'],
  ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))', 60, 'memory'],
  ['throws', 'throw new Error("no")', 60, 'crash'],
  ['ends without a word', '', 60, 'crash'],
])('work that %s is ended, and the process lives on', async (_name, code, seconds, why) => {
  await expect(runBounded(module(code), null, { ...bounds, seconds }, 1)).rejects.toMatchObject({ why })
  expect(await runBounded(module('parentPort.postMessage("still here")'), null, bounds, 1)).toBe('still here')
})

test('one person holds one thread, and what waits of theirs is limited', async () => {
  const first: string[] = []
  const wait = module('setTimeout(() => parentPort.postMessage(workerData), 100)')
  const run = (name: string, personId: number) =>
    runBounded<string>(wait, name, bounds, personId).then((answer) => first.push(answer))
  const all = [run('a1', 1), run('a2', 1), run('a3', 1)]
  await expect(run('a4', 1)).rejects.toMatchObject({ row: { key: 'tooMany' } })
  await Promise.all([...all, run('b', 2)])
  // Somebody else's does not stand behind all of theirs.
  expect(first.indexOf('b')).toBeLessThan(first.indexOf('a3'))
})

test('it knows nothing of the settings', async () => {
  process.env['LECTERN_SECRET_OF_TEST'] = 'secret'
  const answer = await runBounded(module('parentPort.postMessage(Object.keys(process.env))'), null, bounds, 1)
  delete process.env['LECTERN_SECRET_OF_TEST']
  expect(answer).not.toContain('LECTERN_SECRET_OF_TEST')
})
