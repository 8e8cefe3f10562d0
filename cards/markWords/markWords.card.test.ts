import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { markWords } from './markWords.card.ts'
import { linesOfStep, statementsOf } from './markWords.edits.ts'
import { markWordsSchema, maxStatements, type MarkWordsCard } from './markWords.schema.ts'
import { readText, shownLines } from './markWords.units.ts'

const marked = (text: string, own: object = {}): MarkWordsCard =>
  z.parse(markWordsSchema, { id: 1, type: 'markWords', question: 'Mark', text, ...own })
const summary = (...steps: string[][]): MarkWordsCard =>
  marked('', {
    mode: 'summary',
    steps: steps.map((texts, index) => ({
      id: `step${index}`,
      statements: texts.map((text, place) => ({
        id: /^\w+$/.test(text) ? text.toLowerCase() : `id${place}`,
        text,
      })),
    })),
  })

/** The answer that marks these words of the card's text. */
function answer(card: MarkWordsCard, ...words: string[]) {
  const { plain, units } = readText(card)
  const places = units.filter(({ from, to }) => words.includes(plain.slice(from, to))).map(({ from }) => from)
  return { marked: places, chosen: [] }
}
const scaled = (card: MarkWordsCard, ...words: string[]) =>
  markWords.answering.score(card, answer(card, ...words)).scaled

describe('what can be marked', () => {
  const unitsOf = (text: string, mode = 'words') => {
    const { plain, units } = readText(marked(text, { mode }))
    return units.map(({ from, to, isRight }) => `${isRight ? '+' : ''}${plain.slice(from, to)}`)
  }

  test.each([
    ['The dog [barks].', ['The', 'dog', '+barks']],
    ['[New York] is big', ['+New', '+York', 'is', 'big']],
    ['un[happy] end', ['un', '+happy', 'end']],
    ['\\[sic\\] – 3 [apples]!', ['sic', '3', '+apples']],
    ['学员[研究]问题', ['学员', '+研究', '问题']],
  ])('in %s are the words %j', (text, units) => {
    expect(unitsOf(text)).toEqual(units)
  })

  test.each([
    ['One. [Two is here.] Three?', ['One.', '+Two is here.', 'Three?']],
    ['今天十度。[太冷了。]明天呢？', ['今天十度。', '+太冷了。', '明天呢？']],
  ])('in %s are the sentences %j', (text, units) => {
    expect(unitsOf(text, 'sentences')).toEqual(units)
  })

  test('a text comes back whole from what is shown of it, whatever was written', () => {
    const token = fc.constantFrom('[', ']', '|', '\\', 'a', '好的', '. ', ' ', '\n', 'word', '【', '】', '?')
    const mode = fc.constantFrom('words', 'sentences', 'mistakes')
    fc.assert(
      fc.property(fc.array(token, { maxLength: 40 }), mode, (tokens, chosen) => {
        const { plain, units } = readText(marked(tokens.join(''), { mode: chosen }))
        const ends = units.flatMap(({ from, to }) => [from, to])
        expect(ends).toEqual(ends.toSorted((one, two) => one - two))
        const lines = shownLines(plain, units)
        const shown = plain.split('\n').filter((line) => line.trim() !== '')
        expect(
          lines
            .map((line) => line.map(({ text }) => text).join(''))
            .join('\n')
            .split('\n')
            .filter((line) => line.trim() !== ''),
        ).toEqual(shown)
        for (const { text, from } of lines.flat()) expect(plain.startsWith(text, from)).toBe(true)
      }),
    )
  })
})

test.each([
  ['all and only the right ones', ['barks', 'sleeps'], 1],
  ['half of them', ['barks'], 0.5],
  ['one right and one of four wrong ones', ['barks', 'cat'], 0.25],
  ['everything', ['The', 'dog', 'barks', 'cat', 'sleeps', 'and'], 0],
  ['only wrong ones', ['dog', 'cat'], 0],
])('%s', (_title, words, expected) => {
  expect(scaled(marked('The dog [barks] and cat [sleeps]'), ...words)).toBeCloseTo(expected)
})

test('without partial credit all is right or nothing', () => {
  const card = marked('The dog [barks] and cat [sleeps]', { partialCredit: false })
  expect([scaled(card, 'barks', 'sleeps'), scaled(card, 'barks')]).toEqual([1, 0])
})

test('only what can be marked is an answer, and it is marked once', () => {
  const card = marked('The dog [barks]')
  const accepts = (...places: number[]) => markWords.answering.accepts(card, { marked: places, chosen: [] })
  expect([accepts(0), accepts(4, 8), accepts(), accepts(1), accepts(4, 4)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
  expect(markWords.answering.accepts(card, { marked: [4], chosen: ['x'] })).toBe(false)
})

test('a mistake tells what it should be only once it is answered', () => {
  const card = marked('They [was|were] here.', { mode: 'mistakes', explanation: 'Plural' })
  const sent = JSON.stringify(markWords.content.redact(card, 3))
  expect(sent).not.toMatch(/were|Plural|\[was/)
  expect(markWords.answering.solution(card)).toEqual({
    right: [{ from: 5, to: 8, correction: 'were' }],
    statements: [],
    explanation: 'Plural',
  })
})

test('whoever answers the redacted card answers the stored one', () => {
  const card = marked('One [two] \\[three\\] [four|five] six', { mode: 'mistakes' })
  const sent = markWords.content.redact(card, 5)
  expect(sent.text).toBe('One two [three] four six')
  const places = shownLines(sent.text, sent.units).flat()
  const chosen = places.filter(({ text }) => text === 'two' || text === 'four').map(({ from }) => from)
  expect(markWords.answering.score(card, { marked: chosen, chosen: [] }).passed).toBe(true)
})

describe('a summary', () => {
  const card = summary(['Right', 'Wrong'], ['Good', 'Bad', 'Worse'])

  test.each([
    [['right', 'good'], 1],
    [['right', 'bad'], 0.5],
    [['wrong', 'worse'], 0],
  ])('%j is worth %d', (chosen, expected) => {
    expect(markWords.answering.score(card, { marked: [], chosen }).scaled).toBe(expected)
  })

  test('has one statement of each step', () => {
    const accepts = (...chosen: string[]) => markWords.answering.accepts(card, { marked: [], chosen })
    expect([accepts('right', 'bad'), accepts('right'), accepts('good', 'right'), accepts()]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('does not always begin with the right statement', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) =>
      markWords.content.redact(card, seed * 7919).steps.map(({ statements }) => statements[0]?.id),
    )
    expect(new Set(firsts.map(([first]) => first)).size).toBe(2)
  })

  test('is written one statement a line, and each keeps its id', () => {
    const [, step] = card.steps
    if (!step) throw new Error('a step')
    const lines = `${linesOfStep(step)}\nWorst`
    const written = statementsOf(lines, step.statements)
    expect(written.map(({ text }) => text)).toEqual(['Good', 'Bad', 'Worse', 'Worst'])
    expect(written.slice(0, 3).map(({ id }) => id)).toEqual(['good', 'bad', 'worse'])
    const many = Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n')
    const cut = statementsOf(many, [])
    expect(cut).toHaveLength(maxStatements)
    expect(cut.map(({ text }) => text).join(' ')).toBe(many.replaceAll('\n', ' '))
    expect(statementsOf('', step.statements)).toEqual([])
  })
})

test.each([
  ['no text', marked(' '), ['problems.noText']],
  ['no mark', marked('The dog barks'), ['problems.noMark']],
  ['everything marked', marked('[All] [of] [it]'), ['problems.allMarked']],
  ['an empty mark', marked('The [] barks [now]'), ['problems.emptyMark']],
  ['no step', summary(), ['problems.noStep']],
  ['one statement', summary(['Only']), ['problems.fewStatements']],
  ['an empty statement', summary(['One', ' ']), ['problems.emptyStatement']],
  ['the same statement twice', summary(['One', 'one ']), ['problems.twinStatement']],
])('%s stops publishing', (_title, card, keys) => {
  expect(markWords.content.problems(card).map(({ key }) => key)).toEqual(keys)
})

test('the statistics count who marked what is right, and which wrong words were marked at all', () => {
  const card = marked('The dog [barks] and cat [sleeps]')
  const attempts = [answer(card, 'barks'), answer(card, 'barks', 'cat')].map((response) => ({
    response,
    scaled: 0.5,
  }))
  expect(
    markWords.answering
      .summarise(card, attempts)
      .rows.map(({ label, isRight, count }) => [label, isRight, count]),
  ).toEqual([
    ['barks', true, 2],
    ['cat', false, 1],
    ['sleeps', true, 0],
  ])
})
