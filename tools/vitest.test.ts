import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './sources.ts'
import { countReport } from './vitest.ts'

interface File {
  name: string
  status: string
  message?: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

function report(numPassedTests: number, numFailedTests: number, ...testResults: File[]): string {
  return JSON.stringify({ numPassedTests, numFailedTests, testResults })
}

const file = (status: string, ...assertionResults: File['assertionResults']): File => ({
  name: join(root, 'kit/page.test.ts'),
  status,
  message: 'no such module',
  assertionResults,
})
const passed = { status: 'passed', fullName: 'pages begin at 1', failureMessages: [] }
const failed = {
  status: 'failed',
  fullName: 'pages end',
  failureMessages: ['Error: they went on\n at page.ts'],
}
const good = file('passed', passed, passed)
const bad = file('failed', failed)
const unloadable = file('failed')

test.each([
  ['tests that pass and fail are counted', report(2, 1, good, bad), 1, { passed: 2, failed: 1 }],
  ['a file that cannot load is one failure', report(2, 0, good, unloadable), 1, { passed: 2, failed: 1 }],
  ['an error outside every test is one failure', report(2, 0, good), 1, { passed: 2, failed: 1 }],
  ['a run that died without a report is one failure', undefined, 137, { passed: 0, failed: 1 }],
  ['a run that found nothing is nothing', undefined, 0, { passed: 0, failed: 0 }],
])('%s', (_, text, code, tally) => {
  expect(countReport(text, code)).toMatchObject(tally)
})

test('what failed is told by its place, its name and its reason', () => {
  expect(countReport(report(2, 1, good, bad, unloadable), 1).failures).toEqual([
    'kit/page.test.ts: (the file)\n    no such module',
    'kit/page.test.ts: pages end\n    Error: they went on\n     at page.ts',
  ])
})
