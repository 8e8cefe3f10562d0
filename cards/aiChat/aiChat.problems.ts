import type { OwnProblem } from '#kit/card/content.ts'
import { rubricProblems } from '#kit/card/rubric.ts'
import type { AiChatCard } from './aiChat.schema.ts'

const isBlank = (text: string) => text.trim() === ''
const when = (isSo: boolean, path: string, key: string, values?: OwnProblem['values']): OwnProblem[] =>
  isSo ? [{ path, key, ...(values && { values }) }] : []

/** What stops a talk from being published; it needs a script, since no AI answers always. */
export function aiChatProblems(card: AiChatCard): OwnProblem[] {
  const { judge } = card
  return [
    ...when(isBlank(card.scenario) && isBlank(card.goal), 'scenario', 'problems.noScenario'),
    ...when(isBlank(card.opening), 'opening', 'problems.noOpening'),
    ...when(card.minTurns > card.maxTurns, 'minTurns', 'problems.turns'),
    ...when(card.script.length === 0, 'script', 'problems.noScript'),
    ...card.script.flatMap(({ reply }, index) =>
      when(isBlank(reply), `script.${index}.reply`, 'problems.emptyLine', { number: index + 1 }),
    ),
    ...when(judge !== null && judge.criteria.length === 0, 'judge.criteria', 'problems.noCriteria'),
    ...(judge ? rubricProblems(judge.criteria, 'judge.criteria') : []),
    ...(judge?.blocking ?? []).flatMap(({ text }, index) =>
      when(isBlank(text), `judge.blocking.${index}.text`, 'problems.emptyBlocking', { number: index + 1 }),
    ),
  ]
}
