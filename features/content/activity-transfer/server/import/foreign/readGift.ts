import { parse, SyntaxError as GiftError } from 'gift-pegjs'
import type { GIFTQuestion, Numerical, NumericalChoice, TextChoice, TextFormat } from 'gift-pegjs'
import {
  emptyHead,
  gapMark,
  noText,
  type ForeignHead,
  type ForeignNumber,
  type ForeignQuestion,
  type ForeignText,
  type FoundQuestions,
} from '../../../questions/foreignQuestion.ts'
import { left, type DraftRow } from '../../../report.ts'
import type { PictureSource } from '../rich/pictureSource.ts'
import { ForeignTexts, withoutMarks, wordsIn } from './foreignText.ts'
import { bracesOf, giftBlocks, type GiftBlock } from './giftBlocks.ts'

/** More than a deck holds, and as many as a report names. */
const maxQuestions = 2000

/** Questions in Moodle's GIFT. Each is read by itself: one that cannot be read is reported with its line, and the others stand. */
export function readGift(text: string, source: PictureSource): FoundQuestions {
  const texts = new ForeignTexts(source)
  const questions: ForeignQuestion[] = []
  const rows: DraftRow[] = []
  const blocks = giftBlocks(withoutMarks(text))
  for (const block of blocks.slice(0, maxQuestions)) {
    const read = parsed(block)
    if (read.questions)
      questions.push(...read.questions.map((question) => questionOf(question, block, texts)))
    else rows.push(left(read.line, 'syntax', block.own))
  }
  if (blocks.length > maxQuestions) rows.push(left(blocks[maxQuestions]?.line ?? null, 'tooManyCards'))
  return { title: '', questions, pictures: texts.pictures.all, rows }
}

function parsed({ text, line, commentLines }: GiftBlock) {
  try {
    return { questions: parse(text) }
  } catch (error) {
    if (!(error instanceof GiftError)) throw error
    return { line: Math.max(line, line + error.location.start.line - 1 - commentLines) }
  }
}

function questionOf(question: GIFTQuestion, block: GiftBlock, texts: ForeignTexts): ForeignQuestion {
  const of = (value: TextFormat | null | undefined): ForeignText =>
    value ? texts.read(value.text, value.format) : noText
  const head = emptyHead(block.line)
  if (question.type === 'Category') return { ...head, kind: 'category', title: question.title.trim() }
  const { title, id, tags, stem } = question
  const found = kindOf(question, of)
  const explanation = question.type === 'Description' ? noText : of(question.globalFeedback)
  return {
    ...head,
    title: (title ?? '').trim(),
    stem: of({ ...stem, text: question.hasEmbeddedAnswers ? withGap(stem.text, block.own) : stem.text }),
    explanation,
    labels: [...(id ? [id] : []), ...(tags ?? [])],
    ...found,
    losses: texts.takeLosses(),
  }
}

type Kind = ForeignQuestion extends infer One
  ? One extends unknown
    ? Omit<One, keyof ForeignHead>
    : never
  : never

function kindOf(
  question: Exclude<GIFTQuestion, { type: 'Category' }>,
  of: (value: TextFormat | null | undefined) => ForeignText,
): Kind {
  switch (question.type) {
    case 'Description':
      return { kind: 'description' }
    case 'Essay':
      return { kind: 'essay' }
    case 'TF': {
      // The library calls the first one feedback to 'true'; in Moodle it is for the wrong answer, whichever that is.
      const [wrong, right] = [of(question.trueFeedback), of(question.falseFeedback)]
      const { isTrue } = question
      return { kind: 'truth', isTrue, whenTrue: isTrue ? right : wrong, whenFalse: isTrue ? wrong : right }
    }
    case 'MC':
      return {
        kind: 'choice',
        options: question.choices.map((choice) => ({
          text: of(choice.text),
          share: shareOf(choice),
          feedback: of(choice.feedback),
        })),
        // As Moodle reads it: with an option that is simply right, one is chosen.
        isMulti: question.choices.every(({ isCorrect }) => !isCorrect),
        isShuffled: false,
      }
    case 'Short':
      return {
        kind: 'gaps',
        gaps: [
          {
            answers: question.choices.map((choice) => ({
              text: wordsIn(of(choice.text)),
              share: shareOf(choice),
              feedback: of(choice.feedback),
            })),
          },
        ],
        distractors: null,
        ignoreCase: true,
      }
    case 'Matching': {
      const pairs = question.matchPairs.map(({ subquestion, subanswer }) => ({
        left: of(subquestion),
        right: of({ format: 'plain', text: unescaped(subanswer) }),
      }))
      const isPair = ({ left: { blocks, pictures } }: (typeof pairs)[number]) =>
        blocks.length + pictures.length > 0
      return {
        kind: 'match',
        pairs: pairs.filter(isPair),
        distractors: pairs.filter((pair) => !isPair(pair)).map(({ right }) => right),
      }
    }
    case 'Numerical':
      return { kind: 'number', answers: numbersOf(question, of), units: [] }
  }
}

const shareOf = ({ weight, isCorrect }: Pick<TextChoice, 'weight' | 'isCorrect'>): number =>
  weight ?? (isCorrect ? 100 : 0)

/** The library leaves placeholders of escaped signs in what a pair is matched with. */
const unescaped = (text: string): string =>
  text
    .replace(/&&(0(?:92|58|35|61)|12[356]);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&&010', '\n')

function numbersOf(
  { choices }: Numerical,
  of: (value: TextFormat | null | undefined) => ForeignText,
): ForeignNumber[] {
  if (!Array.isArray(choices)) return [{ number: numberOf(choices), share: 100, feedback: noText }]
  return choices.map((choice) => ({
    number: numberOf(choice.text),
    share: shareOf(choice),
    feedback: of(choice.feedback),
  }))
}

function numberOf({
  type,
  number,
  range,
  numberLow,
  numberHigh,
}: NumericalChoice['text']): ForeignNumber['number'] {
  if (type === 'high-low' && numberLow !== undefined && numberHigh !== undefined) {
    const value = tidy((numberLow + numberHigh) / 2)
    return { value, tolerance: tidy(Math.abs(numberHigh - numberLow) / 2) }
  }
  return number === undefined ? null : { value: number, tolerance: Math.abs(range ?? 0) }
}

/** Halves of decimal fractions without the last digits, which no file has written. */
const tidy = (value: number): number => Number(value.toPrecision(12))

/** The question with the mark where its answers stood. The library writes a line there, which the words before may hold too. */
function withGap(stem: string, own: string): string {
  const braces = bracesOf(own)
  if (!braces) return stem
  const before = own.slice(0, braces.from)
  const place = before.match(/_____\s/g)?.length ?? 0
  const lines = [...stem.matchAll(/_____ /g)]
  const at = lines[Math.min(place, lines.length - 1)]?.index
  if (at === undefined) return stem
  const spaceBefore = /\s$/.test(before) ? ' ' : ''
  const spaceAfter = /^\s/.test(own.slice(braces.to + 1)) ? ' ' : ''
  return `${stem.slice(0, at).replace(/ $/, '')}${at > 0 ? spaceBefore : ''}${gapMark}${spaceAfter}${stem.slice(at + 6)}`
}
