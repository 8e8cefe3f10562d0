import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parse } from 'zod/mini'
import { foreignFiles, withoutForeign } from '#kit/testing/server/foreignFiles.ts'
import { plainOf } from '#kit/richText/richText.ts'
import type { Card } from '#cards/index.ts'
import { segmentsOf } from '#kit/cardText/markedText.ts'
import { blanksSchema } from '#cards/blanks/blanks.schema.ts'
import { choiceSchema } from '#cards/choice/choice.schema.ts'
import { matchSchema } from '#cards/match/match.schema.ts'
import { questionSchema } from '#cards/question/question.schema.ts'
import { sectionSchema } from '#cards/section/section.schema.ts'
import { textSchema } from '#cards/text/text.schema.ts'
import { readDocument } from '../readDocument.ts'

const found = foreignFiles('gift/*.gift')

const text = z.object({ format: z.string(), text: z.string() })
const maybe = text.nullish()
const number = z.object({
  type: z.string(),
  number: z.number().optional(),
  range: z.number().optional(),
  numberLow: z.number().optional(),
  numberHigh: z.number().optional(),
})
const choiceOf = <Text extends z.ZodType>(of: Text) =>
  z.object({ isCorrect: z.boolean(), weight: z.number().nullable(), text: of, feedback: maybe })
const head = {
  title: z.string().nullish(),
  stem: text,
  globalFeedback: maybe,
  tags: z.array(z.string()).nullish(),
  id: z.string().nullish(),
}
/** What the library's authors say that is in their files. */
const expectation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Category'), title: z.string() }),
  z.object({ type: z.literal('Description'), ...head }),
  z.object({ type: z.literal('Essay'), ...head }),
  z.object({
    type: z.literal('TF'),
    ...head,
    isTrue: z.boolean(),
    trueFeedback: maybe,
    falseFeedback: maybe,
  }),
  z.object({ type: z.literal('MC'), ...head, choices: z.array(choiceOf(text)) }),
  z.object({ type: z.literal('Short'), ...head, choices: z.array(choiceOf(text)) }),
  z.object({
    type: z.literal('Matching'),
    ...head,
    matchPairs: z.array(z.object({ subquestion: text, subanswer: z.string() })),
  }),
  z.object({
    type: z.literal('Numerical'),
    ...head,
    choices: z.union([z.array(choiceOf(z.union([number, text]))), number]),
  }),
])
type Expectation = z.output<typeof expectation>
type Of<Type extends Expectation['type']> = Extract<Expectation, { type: Type }>

const entities: Readonly<Record<string, string>> = { nbsp: ' ', quot: '"', amp: '&', lt: '<', gt: '>' }
/** Only the words of a text: tags go, and so do spaces and the marks of Markdown, which become formats. */
function wordsOf(value: z.output<typeof maybe>): string {
  const { format = 'plain', text: written = '' } = value ?? {}
  const bare =
    format === 'html'
      ? written.replace(/<!--.*?-->|<[^>]*>/gs, '').replace(/&(\w+);/g, (all, name) => entities[name] ?? all)
      : written
  return plain(format === 'markdown' ? bare.replace(/[_*-]/g, '') : bare)
}
const plain = (value: string): string => value.replace(/\s+/g, '')

/** The words of a card's text; a gap is the line that the library puts in its place. */
const gapped = (value: string): string =>
  plain(
    segmentsOf(value)
      .map((part) => (part.kind === 'text' ? part.text : '_____'))
      .join(''),
  )
const acceptedIn = (value: string): string[] =>
  segmentsOf(value).flatMap((part) => (part.kind === 'marked' ? [...part.parts] : []))

type Rows = Awaited<ReturnType<typeof readDocument>>['rows']
const isReported = (rows: Rows, words: string): boolean =>
  rows.some((row) => plain(row.text).includes(plain(words)))

function compareChoice(card: Card | undefined, { stem, choices }: Of<'MC'>): void {
  if (card?.type === 'blanks') {
    const blanks = parse(blanksSchema, card)
    expect(gapped(blanks.text)).toBe(wordsOf(stem))
    expect(acceptedIn(blanks.text)).toEqual(
      choices.filter(({ isCorrect }) => isCorrect).map((each) => each.text.text),
    )
    expect(blanks.distractors).toEqual(
      choices.filter(({ isCorrect }) => !isCorrect).map((each) => each.text.text),
    )
    return
  }
  const { question, options, kind } = parse(choiceSchema, card)
  expect(plain(question)).toBe(wordsOf(stem))
  expect(options.map((option) => [plain(option.text), option.correct, plain(option.feedback)])).toEqual(
    choices.map((choice) => [
      wordsOf(choice.text),
      (choice.weight ?? Number(choice.isCorrect)) > 0,
      wordsOf(choice.feedback),
    ]),
  )
  expect(kind).toBe(choices.filter(({ isCorrect }) => isCorrect).length === 1 ? 'single' : 'multi')
}

function compareShort(card: Card | undefined, { stem, choices }: Of<'Short'>, rows: Rows): void {
  const { question, text: written, feedback } = parse(blanksSchema, card)
  const isDrawn = wordsOf(stem).includes('_____')
  expect(isDrawn ? gapped(written) : plain(question)).toBe(wordsOf(stem))
  expect(acceptedIn(written)).toEqual(
    choices.filter(({ weight }) => (weight ?? 100) === 100).map((each) => each.text.text),
  )
  for (const choice of choices) {
    const said = wordsOf(choice.feedback)
    const isThere = [feedback.correct, feedback.wrong].map(plain).includes(said)
    expect(said === '' || isThere || isReported(rows, choice.feedback?.text ?? '')).toBe(true)
    if (choice.weight === 50) expect(isReported(rows, `${choice.text.text} (50 %)`)).toBe(true)
  }
}

function compareNumber(card: Card | undefined, { stem, choices }: Of<'Numerical'>, rows: Rows): void {
  const { prompt, kind, number: rule, grading, feedback } = parse(questionSchema, card)
  expect([plain(prompt), kind, grading]).toEqual([wordsOf(stem), 'number', 'rule'])
  const all = Array.isArray(choices)
    ? choices
    : [{ text: choices, weight: null, isCorrect: true, feedback: null }]
  const right = all.find(({ weight, isCorrect }) => isCorrect && (weight ?? 100) === 100)?.text
  if (!right || 'format' in right) throw new Error('no right number')
  const low = right.numberLow ?? (right.number ?? 0) - (right.range ?? 0)
  const high = right.numberHigh ?? (right.number ?? 0) + (right.range ?? 0)
  expect((rule.value ?? 0) - rule.tolerance).toBeCloseTo(low, 9)
  expect((rule.value ?? 0) + rule.tolerance).toBeCloseTo(high, 9)
  for (const choice of all.filter((each) => wordsOf(each.feedback) !== ''))
    expect(
      [feedback.correct, feedback.wrong].map(plain).includes(wordsOf(choice.feedback)) ||
        // A report quotes the beginning of what is long.
        isReported(rows, wordsOf(choice.feedback).slice(0, 60)),
    ).toBe(true)
}

function compareTruth(card: Card | undefined, expected: Of<'TF'>): void {
  const { question, kind, options } = parse(choiceSchema, card)
  expect([plain(question), kind]).toEqual([wordsOf(expected.stem), 'judge'])
  expect(options.map(({ id, correct }) => [id, correct])).toEqual([
    ['true', expected.isTrue],
    ['false', !expected.isTrue],
  ])
  // The library names them by the order in which they stand. In Moodle the first is for the wrong answer, the second for the right one.
  const said = (correct: boolean) => options.find((option) => option.correct === correct)?.feedback ?? ''
  expect([plain(said(false)), plain(said(true))]).toEqual([
    wordsOf(expected.trueFeedback),
    wordsOf(expected.falseFeedback),
  ])
}

function compareMatch(card: Card | undefined, { stem, matchPairs }: Of<'Matching'>): void {
  const { question, pairs, distractors } = parse(matchSchema, card)
  expect(plain(question)).toBe(wordsOf(stem))
  expect([
    ...pairs.map((pair) => [plain(pair.text), pair.answer.text]),
    ...distractors.map((each) => ['', each.text]),
  ]).toEqual(matchPairs.map(({ subquestion, subanswer }) => [wordsOf(subquestion), subanswer]))
}

function compare(card: Card | undefined, expected: Expectation, rows: Rows): void {
  if (expected.type === 'Category') {
    expect(expected.title.endsWith(parse(sectionSchema, card).title)).toBe(true)
    return
  }
  expect(card?.title).toBe(expected.title ?? '')
  if (expected.type === 'MC') compareChoice(card, expected)
  if (expected.type === 'Short') compareShort(card, expected, rows)
  if (expected.type === 'Numerical') compareNumber(card, expected, rows)
  if (expected.type === 'TF') compareTruth(card, expected)
  if (expected.type === 'Matching') compareMatch(card, expected)
  if (expected.type === 'Essay')
    expect(plain(parse(questionSchema, card).prompt)).toBe(wordsOf(expected.stem))
  if (expected.type === 'Description')
    expect(plain(plainOf(parse(textSchema, card).body).replaceAll('-', ''))).toBe(wordsOf(expected.stem))
  if (card && 'explanation' in card)
    expect(plain(String(card.explanation))).toBe(wordsOf(expected.globalFeedback))
  for (const label of [...(expected.tags ?? []), ...(expected.id ? [expected.id] : [])])
    expect(isReported(rows, label)).toBe(true)
}

describe('GIFT files from fuhrmanator/GIFT-grammar-PEG.js', () => {
  test('are there', async ({ annotate }) => {
    if (found.length === 0) return void (await annotate(withoutForeign))
    expect(found.length).toBeGreaterThan(20)
  })

  test.each(found.map((path) => [basename(path), path]))(
    '%s: the cards say what its authors say that it holds',
    async (name, path) => {
      const expected = z
        .array(expectation)
        .parse(JSON.parse(await readFile(path.replace(/\.gift$/, '.json'), 'utf8')))
      const { format, cards, rows } = await readDocument(await readFile(path), name)
      expect(format).toBe('gift')
      const ofQuestions = rows.filter(({ cards: numbers }) => numbers.length > 0)
      expect(ofQuestions).toHaveLength(expected.length)
      expect(rows.filter(({ reason }) => reason === 'syntax')).toEqual([])
      for (const [index, question] of expected.entries())
        compare(cards[(ofQuestions[index]?.cards.at(-1) ?? 0) - 1], question, rows)
    },
  )
})
