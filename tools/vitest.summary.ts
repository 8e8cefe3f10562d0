import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { root } from './sources.ts'

/** Vitest's own reporter and, where a file is named for it, the summary: for every configuration. */
export const reporters = (): (Reporter | 'default')[] =>
  process.env[summaryFile] ? ['default', new SummaryReporter()] : ['default']

/** What is left of a run once its output has scrolled away. */
export interface Summary {
  passed: number
  /** Each with its place, its name and its reason. */
  failures: string[]
  /** Every test that was run. */
  tests: TestOutcome[]
}

/** One test: the file from the project's root, and milliseconds. */
export interface TestOutcome {
  readonly file: string
  readonly name: string
  readonly ms: number
  readonly isPassed: boolean
}

/** Names the file to which the summary is written. */
export const summaryFile = 'VITEST_SUMMARY'

declare module 'vitest' {
  interface TaskMeta {
    /** What a person would have seen when the test failed, told with its reason. */
    seen?: string
  }
}

const reasonLines = 4
/** In milliseconds. */
const long = 60_000

/**
 * Writes the summary of a run: what passed, and what failed, be it a test, a file that cannot load, a hook, or an error
 * outside every test, which vitest's own JSON report leaves out.
 */
class SummaryReporter implements Reporter {
  readonly #modules: TestModule[] = []

  onTestModuleCollected(module: TestModule): void {
    this.#modules.push(module)
  }

  /** After each test that took long, so that a run which is broken off has told what it had done. */
  onTestCaseResult(test: TestCase): void {
    if ((test.diagnostic()?.duration ?? 0) > long) this.onTestRunEnd(this.#modules, [])
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env[summaryFile]
    if (file) writeFileSync(file, JSON.stringify(summarize(modules, errors)))
  }
}

function summarize(modules: readonly TestModule[], outside: readonly SerializedError[]): Summary {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const groups = modules.flatMap((module) => [
    { file: module.moduleId, name: '(the file)', errors: module.errors() },
    ...[...module.children.allSuites()].map((suite) => ({
      file: module.moduleId,
      name: `${suite.fullName} (a hook)`,
      errors: suite.errors(),
    })),
  ])
  const ran = tests.filter((test) => ['passed', 'failed'].includes(test.result().state))
  return {
    tests: ran.map((test) => ({
      file: relative(root, test.module.moduleId),
      name: test.fullName,
      ms: test.diagnostic()?.duration ?? 0,
      isPassed: test.result().state === 'passed',
    })),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [
      ...groups.flatMap(({ file, name, errors }) => errors.map((error) => failureText(file, name, error))),
      ...tests.filter((test) => test.result().state === 'failed').map(failedTest),
      ...outside.map((error) =>
        failureText(String(error['VITEST_TEST_PATH'] ?? ''), '(outside every test)', error),
      ),
    ],
  }
}

function failedTest(test: TestCase): string {
  const [error] = test.result().errors ?? []
  const { seen } = test.meta()
  return [failureText(test.module.moduleId, test.fullName, error), ...indented(seen)].join('\n')
}

function failureText(file: string, name: string, error: SerializedError | undefined): string {
  const reason = error?.stack?.includes(error.message)
    ? error.stack
    : `${error?.message}\n${error?.stack ?? ''}`
  const { cause } = error ?? {}
  return [
    `${file && relative(root, file)}: ${name}`,
    ...indented(reason).slice(0, reasonLines),
    // Of a worker that died, the cause alone says how, and in which file.
    ...(cause instanceof Object && 'message' in cause ? indented(`because: ${String(cause.message)}`) : []),
  ].join('\n')
}

const indented = (text = ''): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `    ${line}`)
