import { plainNumber } from '#kit/formula/formula.substitute.ts'
import type { RichNode } from '#kit/richText/richText.ts'
import type { Draft } from '../draftCards.ts'
import { limitOf } from './cardLimits.ts'
import type { ForeignText, OfKind } from './foreignQuestion.ts'
import { wordsOfText, type QuestionParts } from './questionParts.ts'
import { valueMarks } from './valueLetters.ts'

const [before, behind] = valueMarks

/** A question with the formulas and values of its texts as its card writes them: `$\frac{1}{2}$` and `{a}`. */
export function inDollars(question: OfKind<'maths'>): OfKind<'maths'> {
  const { correct, partly, wrong } = question.feedback
  return {
    ...question,
    stem: inText(question.stem),
    explanation: inText(question.explanation),
    feedback: { correct: inText(correct), partly: inText(partly), wrong: inText(wrong) },
    hints: question.hints.map(inText),
    note: inText(question.note),
    mistakes: question.mistakes.map((mistake) => ({ ...mistake, feedback: inText(mistake.feedback) })),
  }
}

const inText = (text: ForeignText): ForeignText => ({ ...text, blocks: text.blocks.map(inNode) })

const braced = (text: string): string => text.replaceAll(before, '{').replaceAll(behind, '}')

function inNode(node: RichNode): RichNode {
  const formula = { type: 'text', text: `$${braced(String(node.attrs?.['tex'] ?? ''))}$` }
  if (node.type === 'formula') return formula
  if (node.type === 'formulaBlock') return { type: 'paragraph', content: [formula] }
  return {
    ...node,
    ...(node.text !== undefined && { text: braced(node.text) }),
    ...(node.content && { content: node.content.map(inNode) }),
  }
}

/** A question whose answer is a number with its unit, worked out of values that are drawn for each learner. */
export function mathsDraft(question: OfKind<'maths'>, parts: QuestionParts): Draft {
  const { values, answer, tolerance, margin, unitMode, unitShare, explanation } = question
  parts.filesBefore()
  return {
    type: 'maths',
    ...parts.head(),
    question: parts.stem(limitOf('mathsTask')),
    kind: 'number',
    values: values.join('\n'),
    answer,
    tolerance,
    margin,
    ...(unitMode !== 'none' && { unitMode, unitShare, units: unitsLine(question, parts) }),
    mistakes: mistakesIn(question, parts),
    explanation: parts.line(explanation, limitOf('explanation')),
  }
}

/** `m, cm = 0.01`: as many as there is room for. */
function unitsLine({ units, unitMode }: OfKind<'maths'>, parts: QuestionParts): string {
  let line = ''
  units.forEach(({ name, factor }, index) => {
    const next = index === 0 ? name : `${line}, ${name} = ${factorText(factor)}`
    const isSound = !/[,;=]/.test(name) && next.length <= limitOf('mathsUnits')
    if (isSound && (index === 0 || unitMode === 'asked')) line = next
    else parts.left('unitDropped', name)
  })
  return line
}

/** What is not to be written in digits is written as what it is the inverse of. */
function factorText(factor: number): string {
  const written = plainNumber(factor)
  return Number(written) === factor ? written : `1/${plainNumber(1 / factor)}`
}

/** Wrong answers with something to say, which are expected here. */
function mistakesIn({ mistakes }: OfKind<'maths'>, parts: QuestionParts): readonly object[] {
  const said = mistakes.filter(({ feedback }) => wordsOfText(feedback) !== '')
  for (const { answer } of said.slice(limitOf('mathsMistakes'))) parts.left('tooManyParts', answer)
  return said.slice(0, limitOf('mathsMistakes')).map(({ answer, feedback }, index) => ({
    id: `m${index}`,
    answer,
    feedback: parts.line(feedback, limitOf('mathsFeedback')),
  }))
}
