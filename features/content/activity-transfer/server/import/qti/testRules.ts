import { childOf } from '#kit/files/server/xml.ts'
import { emptyHead, type ForeignQuestion } from '../../../questions/foreignQuestion.ts'
import { attribute, elementsOf, numberIn, type QtiNode } from './standard/qtiNodes.ts'

/** Cards of one item stay together where items are drawn. */
export function wholeItems(questions: readonly ForeignQuestion[]): ForeignQuestion[] {
  const places = [...new Set(questions.map(({ at }) => at))]
  return places.flatMap((at) => {
    const own = questions.filter((each) => each.at === at)
    const [first] = own
    if (!first || own.length === 1) return own
    return [
      {
        ...emptyHead(at),
        title: first.title,
        kind: 'group' as const,
        draw: null,
        isShuffled: false,
        questions: own,
      },
    ]
  })
}

/** How often one may try; QTI writes 0 for as often as one likes. */
export function attemptsIn(node: QtiNode): number | null | undefined {
  const most = attribute(childOf(node, 'itemSessionControl'), 'maxAttempts')
  if (most === '') return undefined
  return numberIn(most, 1) === 0 ? null : numberIn(most, 1)
}

/** Whether the points of a test are those of its items together, which they are here. */
export const isPlainSum = (rules: QtiNode): boolean =>
  elementsOf(rules).every(
    (rule) =>
      rule.name === 'setOutcomeValue' &&
      elementsOf(rule).every(
        (value) => value.name === 'sum' && elementsOf(value).every(({ name }) => name === 'testVariables'),
      ),
  )
