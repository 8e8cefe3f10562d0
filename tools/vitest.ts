import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { quickEnv, runNode } from './process.ts'
import { root } from './sources.ts'

export interface Tally {
  passed: number
  failed: number
  /** What failed: where, its name and why, told once more at the end of a long run. */
  failures?: string[]
}

interface Run {
  /** Names the report's file in `.cache/`. */
  name: string
  args: string[]
  env?: Record<string, string>
  minutes?: number
}

const Assertion = z.object({
  status: z.string(),
  fullName: z.string(),
  failureMessages: z.array(z.string()).nullish(),
})
const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(Assertion),
    }),
  ),
})

/** Runs vitest, shows its output, and counts by its report. A file that could not even load is one failure. */
export async function runVitest(run: Run): Promise<Tally> {
  const file = join(root, '.cache', `${run.name}.report.json`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', '--silent=passed-only']
  const { code } = await runNode([...args, ...reporters, ...run.args], {
    env: { ...quickEnv, ...run.env },
    minutes: run.minutes,
    isShown: true,
  })
  return countReport(readIfThere(file), code)
}

/** Counts by vitest's report and exit code, so that nothing that went wrong counts as nothing. */
export function countReport(text: string | undefined, code: number): Tally {
  // No report: vitest itself broke, or was killed for being hung.
  if (text === undefined) return { passed: 0, failed: code === 0 ? 0 : 1 }
  const report = Report.parse(JSON.parse(text))
  const unloadable = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  const failed = report.numFailedTests + unloadable.length
  const failures = [
    ...unloadable.map(({ name, message }) => told(name, '(the file)', message)),
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => told(name, fullName, failureMessages?.[0])),
    ),
  ]
  if (failed > 0 || code === 0) return { passed: report.numPassedTests, failed, failures }
  // An error outside every test (an unhandled rejection) fails the run and no test.
  return { passed: report.numPassedTests, failed: 1, failures: ['an error outside every test, see above'] }
}

function told(file: string, test: string, why: string | null | undefined): string {
  const lines = (why ?? '').split('\n').slice(0, 4)
  return `${relative(root, file)}: ${test}\n${lines.map((line) => `    ${line}`).join('\n')}`
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
