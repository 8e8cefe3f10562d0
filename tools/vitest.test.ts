import { expect, test } from 'vitest'
import { countReport } from './vitest.ts'

interface File {
  status: string
  assertionResults: unknown[]
}

function report(numPassedTests: number, numFailedTests: number, ...testResults: File[]): string {
  return JSON.stringify({ numPassedTests, numFailedTests, testResults })
}

const good = { status: 'passed', assertionResults: [{}, {}] }
const bad = { status: 'failed', assertionResults: [{}] }
const unloadable = { status: 'failed', assertionResults: [] }

test.each([
  ['tests that pass and fail are counted', report(2, 1, good, bad), 1, { passed: 2, failed: 1 }],
  ['a file that cannot load is one failure', report(2, 0, good, unloadable), 1, { passed: 2, failed: 1 }],
  ['an error outside every test is one failure', report(2, 0, good), 1, { passed: 2, failed: 1 }],
  ['a run that died without a report is one failure', undefined, 137, { passed: 0, failed: 1 }],
  ['a run that found nothing is nothing', undefined, 0, { passed: 0, failed: 0 }],
])('%s', (_, text, code, tally) => {
  expect(countReport(text, code)).toEqual(tally)
})
