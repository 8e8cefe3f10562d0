import { allOf, childOf, readXml, type XmlNode } from '#kit/files/server/xml.ts'
import {
  noText,
  type ForeignHead,
  type ForeignNumber,
  type ForeignQuestion,
  type FoundQuestions,
  type Loss,
  type OfKind,
} from '../../../questions/foreignQuestion.ts'
import { left } from '../../../report.ts'
import { ForeignTexts, withoutMarks, wordsIn } from './foreignText.ts'
import { childrenNamed, headOf, isYes, shareOf, textIn, valueOf } from './moodleFields.ts'
import { boardOf, orderOf } from './moodleBoards.ts'
import { asMaths, calculatedOf } from './moodleCalculated.ts'
import { clozeOf, wordsIntoText } from './moodleGaps.ts'

/** More than a deck holds, and as many as a report names. */
const maxQuestions = 2000

/**
 * Questions as Moodle exports them in XML, by their number in the file. What a type of Moodle sets for its quizzes alone, such as
 * the penalty of a second try, is none of a card's.
 */
export function readMoodle(xml: string): FoundQuestions {
  const texts = new ForeignTexts({ files: new Map(), folder: '' })
  const found = allOf(readXml(withoutMarks(xml)), 'question')
  const questions = found.slice(0, maxQuestions).map((question, index) => {
    const read = questionOf(question, headOf(question, index + 1, texts), texts)
    return { ...read, losses: [...read.losses, ...once(texts.takeLosses())] }
  })
  const rows = found.length > maxQuestions ? [left(maxQuestions + 1, 'tooManyCards')] : []
  return { title: '', questions, pictures: texts.pictures.all, media: texts.media, rows }
}

/** A text that is read again for its gaps loses the same things again. */
const once = (losses: readonly Loss[]): Loss[] =>
  losses.filter(
    ({ reason, text }, index) =>
      losses.findIndex((each) => each.reason === reason && each.text === text) === index,
  )

function questionOf(question: XmlNode, head: ForeignHead, texts: ForeignTexts): ForeignQuestion {
  const answers = childrenNamed(question, 'answer')
  const feedbackOf = (answer: XmlNode) => textIn(childOf(answer, 'feedback'), texts)
  const type = question.attributes['type'] ?? ''
  switch (type) {
    case 'category':
      return { ...head, kind: 'category', title: valueOf(childOf(question, 'category')) }
    case 'description':
      return { ...head, kind: 'description' }
    case 'multichoice':
      return {
        ...head,
        kind: 'choice',
        isMulti: !isYes(childOf(question, 'single')),
        isShuffled: isYes(childOf(question, 'shuffleanswers')),
        options: answers.map((answer) => ({
          text: textIn(answer, texts),
          share: shareOf(answer),
          feedback: feedbackOf(answer),
        })),
      }
    case 'truefalse':
      return truthOf(answers, head, feedbackOf)
    case 'shortanswer':
      return {
        ...head,
        kind: 'gaps',
        gaps: [
          {
            answers: answers.map((answer) => ({
              text: valueOf(answer),
              share: shareOf(answer),
              feedback: feedbackOf(answer),
            })),
          },
        ],
        distractors: null,
        ignoreCase: !isYes(childOf(question, 'usecase')),
      }
    case 'numerical':
      return asMaths(numberOf(question, answers, head, feedbackOf), question)
    case 'calculated':
    case 'calculatedsimple':
      return calculatedOf(question, head, texts)
    case 'matching':
    case 'match':
      return matchOf(question, head, texts)
    case 'essay':
      return essayOf(question, head, texts)
    case 'cloze':
    case 'multianswer':
      return clozeOf(question, head, texts)
    case 'ordering':
      return orderOf(question, head, texts)
    case 'ddimageortext':
    case 'ddmarker':
      return boardOf(question, head, texts)
    case 'ddwtos':
    case 'gapselect':
      return wordsIntoText(question, head, texts)
    default:
      return { ...head, kind: 'unknown', name: type }
  }
}

type FeedbackOf = (answer: XmlNode) => ForeignHead['stem']

function truthOf(answers: readonly XmlNode[], head: ForeignHead, feedbackOf: FeedbackOf): ForeignQuestion {
  const of = (name: string) => answers.find((answer) => valueOf(answer).toLowerCase() === name)
  const [isTrue, isFalse] = [of('true'), of('false')]
  return {
    ...head,
    kind: 'truth',
    isTrue: isTrue !== undefined && shareOf(isTrue) > 0,
    whenTrue: isTrue ? feedbackOf(isTrue) : noText,
    whenFalse: isFalse ? feedbackOf(isFalse) : noText,
  }
}

function numberOf(
  question: XmlNode,
  answers: readonly XmlNode[],
  head: ForeignHead,
  feedbackOf: FeedbackOf,
): OfKind<'number'> {
  const losses: Loss[] = []
  const numbers = answers.flatMap((answer): ForeignNumber[] => {
    const written = valueOf(answer)
    const value = Number(written.replace(',', '.'))
    const tolerance = Math.abs(Number(valueOf(childOf(answer, 'tolerance')).replace(',', '.')) || 0)
    const isNumber = written !== '' && Number.isFinite(value)
    if (!isNumber && written !== '*') {
      losses.push({ outcome: 'left', reason: 'syntax', text: written })
      return []
    }
    return [
      {
        number: isNumber ? { value, tolerance } : null,
        share: shareOf(answer),
        feedback: feedbackOf(answer),
      },
    ]
  })
  const units = allOf(question, 'unit_name')
    .map(valueOf)
    .filter((unit) => unit !== '')
  return { ...head, kind: 'number', answers: numbers, units, losses: [...head.losses, ...losses] }
}

function matchOf(question: XmlNode, head: ForeignHead, texts: ForeignTexts): ForeignQuestion {
  const pairs = childrenNamed(question, 'subquestion').map((pair) => ({
    left: textIn(pair, texts),
    right: texts.read(valueOf(childOf(pair, 'answer')), 'plain'),
  }))
  const isPair = ({ left: { blocks, pictures } }: (typeof pairs)[number]) =>
    blocks.length + pictures.length > 0
  return {
    ...head,
    kind: 'match',
    pairs: pairs.filter(isPair),
    distractors: pairs.filter((pair) => !isPair(pair)).map(({ right }) => right),
  }
}

function essayOf(question: XmlNode, head: ForeignHead, texts: ForeignTexts): ForeignQuestion {
  const template = wordsIn(textIn(childOf(question, 'responsetemplate'), texts))
  const attachments = valueOf(childOf(question, 'attachments'))
  const dropped = [
    ...(template === '' ? [] : [template]),
    ...(/^(0|)$/.test(attachments) ? [] : [`attachments: ${attachments}`]),
  ]
  const losses = dropped.map((text): Loss => ({ outcome: 'left', reason: 'settingDropped', text }))
  return { ...head, kind: 'essay', losses: [...head.losses, ...losses] }
}
