import { newPartId } from '#kit/card/card.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { limitOf } from './cardLimits.ts'
import { cut, type Draft } from '../draftCards.ts'
import {
  gapMark,
  type ForeignAnswer,
  type ForeignGap,
  type ForeignText,
  type OfKind,
} from './foreignQuestion.ts'
import { escapedForGaps, fitsGap, gapOf } from './gapNotation.ts'
import { isWhole } from './questionDrafts.ts'
import { markedWords, wordsOfText, type QuestionParts } from './questionParts.ts'

/** More words than these nobody looks through, and more gaps nobody fills in. */
const maxBank = 12
const maxGaps = 30

/** Any letters may stand there. */
const wildcard = /(?<!\\)\*/
const isCatchAll = ({ text, share }: ForeignAnswer): boolean => text.trim() === '*' && share <= 0
const asTyped = (text: string): string => text.replaceAll(String.raw`\*`, '*')

/**
 * A text with gaps. It compares as Moodle does: every wholly right answer is accepted, no slip is forgiven, and signs count.
 * Where a gap can hold none of its answers, all of them become a question that a person grades. A text that is longer than a card
 * is left out (undefined).
 */
export function gapsDraft(question: OfKind<'gaps'>, parts: QuestionParts): Draft | undefined {
  const { gaps, distractors, ignoreCase, explanation } = question
  const answers = gaps.map((gap) => acceptedIn(gap, parts))
  const said = saidInGaps(gaps, parts)
  if (answers.some((each) => each.length === 0)) return openDraft(question, parts)
  const { text, isBelow } = textWithGaps(question, answers)
  if (gaps.length > maxGaps || !fitsIn(text, limitOf('gapText'))) return undefined
  parts.filesBefore()
  if (!isBelow) parts.words({ blocks: question.stem.blocks, pictures: [] }, limitOf('gapText'))
  return {
    type: 'blanks',
    ...parts.head(said),
    question: isBelow ? parts.words(question.stem, limitOf('task')) : '',
    text,
    entry: distractors === null ? 'typed' : 'bank',
    distractors: distractors === null ? [] : bankOf(distractors, answers, parts),
    ignoreCase,
    ignorePunctuation: false,
    ignoreDiacritics: false,
    typos: 0,
    explanation: parts.line(explanation, limitOf('explanation')),
  }
}

/** Wholly right answers that a gap can hold; the others are reported. */
function acceptedIn({ answers }: ForeignGap, parts: QuestionParts): string[] {
  return answers.flatMap((answer) => {
    const text = asTyped(answer.text)
    if (!isWhole(answer.share)) {
      if (answer.share > 0) parts.left('partialAnswer', `${text} (${answer.share} %)`)
      return []
    }
    if (!wildcard.test(answer.text) && fitsGap(text)) return [text.trim()]
    if (text.trim() !== '') parts.left('answerUnfit', text)
    return []
  })
}

/** Of a single gap, what is said to its first right answer and to any wrong one; a card says nothing to single answers. */
function saidInGaps(gaps: readonly ForeignGap[], parts: QuestionParts): { correct: string; wrong: string } {
  const answers = gaps.flatMap((gap) => gap.answers)
  const isOne = gaps.length === 1
  const right = isOne ? answers.find(({ share }) => isWhole(share)) : undefined
  const others = isOne ? answers.find(isCatchAll) : undefined
  const isSame = ({ share, feedback }: ForeignAnswer, other: ForeignAnswer | undefined) =>
    other !== undefined && isWhole(share) && wordsOfText(feedback) === wordsOfText(other.feedback)
  for (const answer of answers)
    if (answer !== others && wordsOfText(answer.feedback) !== '' && !isSame(answer, right))
      parts.left('feedbackDropped', `${answer.text}: ${wordsOfText(answer.feedback)}`)
  const of = (answer: ForeignAnswer | undefined) =>
    answer ? parts.line(answer.feedback, limitOf('feedback')) : ''
  return { correct: of(right), wrong: of(others) }
}

/** A text in which a single line is drawn for the missing word, as Moodle writes such questions itself, with the mark in its place. */
const withDrawnGap = (words: string): string =>
  !words.includes(gapMark) && words.match(/_{3,}/g)?.length === 1 ? words.replace(/_{3,}/, gapMark) : words

/** The text with its gaps. A single gap without a place in it stands where a line is drawn, else below the question. */
function textWithGaps({ stem, gaps }: OfKind<'gaps'>, answers: readonly (readonly string[])[]) {
  const words = markedWords(stem)
  const marked = escapedForGaps(gaps.length === 1 ? withDrawnGap(words) : words)
  const gap = (index: number) => gapOf(answers[index] ?? [])
  if (marked.includes(gapMark)) {
    let index = 0
    return { text: marked.replaceAll(gapMark, () => gap(index++)), isBelow: false }
  }
  return fitsIn(words, limitOf('task'))
    ? { text: gap(0), isBelow: true }
    : { text: `${marked}\n${gap(0)}`, isBelow: false }
}

/** Words that belong into no gap, each once. */
function bankOf(
  words: readonly string[],
  answers: readonly (readonly string[])[],
  parts: QuestionParts,
): string[] {
  const right = new Set(answers.flat().map((word) => word.trim().toLowerCase()))
  const others = [...new Set(words.map((word) => word.trim()))].filter(
    (word) => word !== '' && !right.has(word.toLowerCase()),
  )
  const kept = others.filter((word) => fitsIn(word, limitOf('bankWord'))).slice(0, maxBank)
  for (const word of others) if (!kept.includes(word)) parts.left('tooManyParts', word)
  return kept
}

/** Answers that no gap can hold, those to each gap on a line of its own; words to choose from stand there as well. */
function openDraft({ stem, gaps, distractors, explanation }: OfKind<'gaps'>, parts: QuestionParts): Draft {
  const rightIn = ({ answers }: ForeignGap) =>
    answers.filter(({ share }) => isWhole(share)).map(({ text }) => asTyped(text))
  const right = gaps.length === 1 ? gaps.flatMap(rightIn) : gaps.map((gap) => rightIn(gap).join(' / '))
  if (distractors !== null && distractors.length > 0) parts.left('optionsDropped', distractors.join(' · '))
  parts.changed('gradedByPerson', wordsOfText(stem))
  return {
    type: 'question',
    ...parts.head(),
    kind: 'short',
    grading: 'person',
    prompt: parts.stem(limitOf('prompt')),
    ...parts.stemPicture(),
    sampleAnswer: cut(right.join('\n').trim(), limitOf('sampleAnswer')),
    explanation: parts.line(explanation, limitOf('explanation')),
  }
}

/** A missing word with options: words of a bank, where there is one right word and nothing is said to single ones. */
export function bankOfChoice(question: OfKind<'choice'>): OfKind<'gaps'> | undefined {
  const { options, isMulti, stem } = question
  const right = options.filter(({ share }) => share > 0)
  const words = options.map(({ text }) => wordsOfText(text))
  const isSimple =
    !isMulti &&
    right.length === 1 &&
    isWhole(right[0]?.share ?? 0) &&
    options.length > 1 &&
    options.length <= maxBank + 1 &&
    options.every(
      ({ feedback, text, share }) => wordsOfText(feedback) === '' && text.pictures.length === 0 && share >= 0,
    ) &&
    words.every((word) => fitsGap(word) && fitsIn(word, limitOf('bankWord')) && !word.includes('*'))
  if (!isSimple || withDrawnGap(markedWords(stem)).split(gapMark).length !== 2) return undefined
  const answer = (text: ForeignText) => ({ text: wordsOfText(text), share: 100, feedback: text })
  return {
    ...question,
    kind: 'gaps',
    gaps: right.map(({ text, feedback }) => ({ answers: [{ ...answer(text), feedback }] })),
    distractors: options.filter(({ share }) => share <= 0).map(({ text }) => wordsOfText(text)),
    ignoreCase: true,
  }
}

/** Pairs to be matched, on as many cards as they need. */
export function matchDrafts(question: OfKind<'match'>, parts: QuestionParts): Draft[] {
  const { pairs, distractors, explanation } = question
  const count = Math.max(1, Math.ceil(pairs.length / limitOf('pairs')))
  const size = Math.ceil(pairs.length / count)
  if (count > 1) parts.changed('pairsSplit', wordsOfText(question.stem))
  for (const text of distractors.slice(limitOf('matchDistractors')))
    parts.left('tooManyParts', wordsOfText(text))
  parts.filesBefore()
  const side = (text: ForeignText) => ({
    text: parts.words(text, limitOf('side')),
    ...parts.silentPicture(text),
  })
  const draft = {
    type: 'match',
    ...parts.head(),
    question: parts.stem(limitOf('matchTask')),
    distractors: distractors
      .slice(0, limitOf('matchDistractors'))
      .map((text, index) => ({ id: `d${index}`, ...side(text) })),
    explanation: parts.line(explanation, limitOf('explanation')),
  }
  const all = pairs.map(({ left, right }, index) => ({
    id: `p${index}`,
    ...side(left),
    // Its place among the pairs would tell which one it belongs to.
    answer: { id: newPartId(), ...side(right) },
  }))
  return Array.from({ length: count }, (_, index) => ({
    ...draft,
    pairs: all.slice(index * size, (index + 1) * size),
  }))
}
