import type { OwnProblem } from '#kit/card/content.ts'
import type { MatchAnswer, MatchCard } from './match.schema.ts'

const plain = ({ text }: MatchAnswer) => text.trim().toLowerCase()
const isEmpty = (side: MatchAnswer) => plain(side) === '' && side.picture === null

/** What stops pairs from being matched. */
export function matchProblems(card: MatchCard): OwnProblem[] {
  return [
    ...(card.question.trim() === '' ? [{ path: 'question', key: 'problems.noQuestion' }] : []),
    ...(card.pairs.length < 2 ? [{ path: 'pairs', key: 'problems.fewPairs' }] : []),
    ...pairProblems(card),
    ...distractorProblems(card),
    ...sameAnswers(card),
  ]
}

function pairProblems({ pairs }: MatchCard): OwnProblem[] {
  const lefts = pairs.map(plain)
  return pairs.flatMap((pair, index) => {
    const values = { number: index + 1 }
    const isDuplicate = lefts[index] !== '' && lefts.indexOf(lefts[index] ?? '') < index && !pair.picture
    return [
      ...(isEmpty(pair) ? [{ path: `pairs.${index}.text`, key: 'problems.emptyLeft', values }] : []),
      ...(isDuplicate ? [{ path: `pairs.${index}.text`, key: 'problems.twinLeft', values }] : []),
      ...(isEmpty(pair.answer)
        ? [{ path: `pairs.${index}.answer.text`, key: 'problems.emptyRight', values }]
        : []),
    ]
  })
}

const distractorProblems = ({ pairs, distractors }: MatchCard): OwnProblem[] =>
  distractors.flatMap((each, index) => {
    const path = `distractors.${index}.text`
    if (isEmpty(each)) return [{ path, key: 'problems.emptyDistractor' }]
    const isRight = pairs.some(({ answer }) => !answer.picture && plain(answer) === plain(each))
    return isRight ? [{ path, key: 'problems.rightDistractor' }] : []
  })

/** One answer may stand for several pairs; if it stands for all, there is nothing to match. */
function sameAnswers({ pairs }: MatchCard): OwnProblem[] {
  const answers = pairs.map(({ answer }) => answer)
  if (answers.length < 2 || answers.some((each) => each.picture ?? isEmpty(each))) return []
  return new Set(answers.map(plain)).size === 1 ? [{ path: 'pairs', key: 'problems.sameAnswers' }] : []
}
