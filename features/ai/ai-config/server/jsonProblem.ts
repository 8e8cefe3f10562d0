import type { FieldProblems } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { checkJson } from '../ai-config.problems.ts'
import { aiConfigWords } from '../ai-config.words.ts'

/** What is shown at the field: the first problem, with its line. */
export function jsonProblem(
  { translate }: Call,
  problems: ReturnType<typeof checkJson>['problems'],
): FieldProblems {
  const [first] = problems
  if (!first) return {}
  const { line, problem } = first
  return { json: phrase(aiConfigWords, 'problems.atLine', { line, problem: translate(problem) }) }
}
