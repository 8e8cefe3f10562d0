import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { quickEnv, runNode } from './process.ts'
import { root } from './sources.ts'
import { summaryFile, type Summary, type TestOutcome } from './vitest.summary.ts'

export interface Tally {
  passed: number
  failed: number
  /** What failed: where, its name and why, told once more at the end of a long run. */
  failures?: string[]
  tests?: readonly TestOutcome[]
}

interface Run {
  /** Names the report's file in `.cache/`. */
  name: string
  args: string[]
  env?: Record<string, string>
  minutes?: number
}

const told = z.object({ file: z.string(), name: z.string(), ms: z.number(), isPassed: z.boolean() })
const summarySchema: z.ZodType<Summary> = z.object({
  passed: z.number(),
  failures: z.array(z.string()),
  tests: z.array(told),
})

/** What takes longer hangs; half of it is usual on two cores. */
const hung = 60

/** Runs vitest, shows its output, and counts by its summary. A file that could not even load is one failure. */
export async function runVitest(run: Run): Promise<Tally> {
  const file = join(root, '.cache', `${run.name}.summary.json`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(file, { force: true })
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests', '--silent=passed-only']
  const { code } = await runNode([...args, ...run.args], {
    env: { ...quickEnv, ...run.env, [summaryFile]: file },
    minutes: run.minutes ?? hung,
    isShown: true,
  })
  return countSummary(readIfThere(file), code)
}

/** Counts by the run's summary and exit code, so that nothing that went wrong counts as nothing. */
export function countSummary(text: string | undefined, code: number): Tally {
  // No summary: vitest itself broke, or was killed for being hung.
  if (text === undefined) return { passed: 0, failed: code === 0 ? 0 : 1 }
  const { passed, failures, tests } = summarySchema.parse(JSON.parse(text))
  const untold = failures.length === 0 && code !== 0 ? [`vitest ended with ${code}, see above`] : []
  return { passed, failed: failures.length + untold.length, failures: [...failures, ...untold], tests }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
