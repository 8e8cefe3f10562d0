import { expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { readDocument } from '../readDocument.ts'
import { formulaOf } from './moodleFormula.ts'

const read = (question: string) =>
  readDocument(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><quiz>${question}</quiz>`), 'quiz.xml')
const text = (name: string, html: string) =>
  `<${name} format="html"><text><![CDATA[${html}]]></text></${name}>`
const calculated = (html: string, inside: string, type = 'calculated') =>
  `<question type="${type}"><name><text>Bees</text></name>${text('questiontext', html)}<defaultgrade>2</defaultgrade>${inside}</question>`
const answer = (fraction: number, formula: string, more: string) =>
  `<answer fraction="${fraction}"><text>${formula}</text>${more}</answer>`
const near = (tolerance: number, type: number, length = 2, format = 1) =>
  `<tolerance>${tolerance}</tolerance><tolerancetype>${type}</tolerancetype><correctanswerformat>${format}</correctanswerformat><correctanswerlength>${length}</correctanswerlength>`
const dataset = (name: string, low: number, high: number, decimals: number) =>
  `<dataset_definition><status><text>private</text></status><name><text>${name}</text></name><type>calculated</type><distribution><text>uniform</text></distribution><minimum><text>${low}</text></minimum><maximum><text>${high}</text></maximum><decimals><text>${decimals}</text></decimals><itemcount>1</itemcount><dataset_items><dataset_item><number>1</number><value>${low}</value></dataset_item></dataset_items></dataset_definition>`
const datasets = (...all: string[]) => `<dataset_definitions>${all.join('')}</dataset_definitions>`
const units = (kind: number, penalty = 0.1, shown = 0) =>
  `<unitgradingtype>${kind}</unitgradingtype><unitpenalty>${penalty}</unitpenalty><showunits>${shown}</showunits><units><unit><multiplier>1</multiplier><unit_name>kg</unit_name></unit><unit><multiplier>1000</multiplier><unit_name>g</unit_name></unit></units>`

function met(card: Card | undefined, seed: number) {
  if (!card) throw new Error('No card came of it')
  const { content, answering } = cardOf(card.type)
  const drawn = content.arrange(card, seed)
  const phrase = (name: string) => content.phrases(drawn).find(({ path }) => path === name)?.text ?? ''
  return {
    phrase,
    numbers: (phrase('question').match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
    share: (typed: number, unit = '') => answering.score(drawn, { answer: String(typed), unit }).scaled,
  }
}

test('a calculated question draws its values, and is scored by its formula, its tolerance and its units', async () => {
  const { cards, rows } = await read(
    calculated(
      '<p>{hives} hives give {m} kg each; that is \\({hives}\\cdot x\\). All of it?</p>',
      text('generalfeedback', 'It is {={hives}*{m}}.') +
        answer(100, '{hives}*{m}', near(0.01, 1)) +
        answer(0, '{hives}+{m}', near(0.01, 1) + text('feedback', 'Each of {hives}')) +
        units(1, 0.25) +
        datasets(dataset('hives', 2, 9, 0), dataset('m', 5, 8, 1)),
    ),
  )
  expect(cards).toMatchObject([
    {
      type: 'maths',
      title: 'Bees',
      question: '{a} hives give {m} kg each; that is ${a}\\cdot x$. All of it?',
      values: 'a = 2..9\nm = 5..8 step 0.1',
      answer: 'a*m',
      tolerance: 'percent',
      margin: 1,
      unitMode: 'asked',
      unitShare: 75,
      units: 'kg, g = 0.001',
      points: 2,
      mistakes: [{ answer: 'a+m', feedback: 'Each of {a}' }],
    },
  ])
  expect(rows.map(({ reason }) => reason)).toEqual([null, 'valuesRedrawn'])
  for (let seed = 1; seed <= 4; seed += 1) {
    const { numbers, share, phrase } = met(cards[0], seed)
    const [hives = 0, each = 0] = numbers
    const right = hives * each
    expect(phrase('explanation')).toBe(`It is ${Number(right.toFixed(6))}.`)
    expect([share(right, 'kg'), share(right * 1.009, 'kg'), share(right * 1000, 'g')]).toEqual([1, 1, 1])
    expect([share(right), share(right * 1.02, 'kg'), share(right, 'g')]).toEqual([0.75, 0, 0.75])
  }
})

test.each([
  ['a whole number', '{a}*{b}', near(0, 2), { tolerance: 'exact' }, [null, 'valuesRedrawn']],
  [
    'so much off',
    '{a}/{b}',
    near(0.1, 2, 1),
    { tolerance: 'absolute', margin: 0.15 },
    [null, 'valuesRedrawn', 'roundingDropped'],
  ],
  ['figures', '{a}/{b}', near(0, 2, 3, 2), { tolerance: 'figures', margin: 3 }, [null, 'valuesRedrawn']],
  [
    'a factor',
    '{a}/{b}',
    near(0.05, 3),
    { tolerance: 'percent', margin: 5 },
    [null, 'valuesRedrawn', 'scoringDiffers'],
  ],
])('%s', async (_, formula, tolerance, expected, reasons) => {
  const values = datasets(dataset('a', 2, 9, 0), dataset('b', 3, 7, 0))
  const { cards, rows } = await read(
    calculated('<p>{a} and {b}?</p>', answer(100, formula, tolerance) + values, 'calculatedsimple'),
  )
  expect(cards).toMatchObject([{ type: 'maths', ...expected }])
  expect(rows.map(({ reason }) => reason)).toEqual(reasons)
  const [a = 0, b = 1] = met(cards[0], 3).numbers
  const right = formula.includes('*') ? a * b : a / b
  expect([met(cards[0], 3).share(right), met(cards[0], 3).share(right + 1)]).toEqual([1, 0])
})

test('a number whose unit counts is a card of numbers with units', async () => {
  const { cards } = await read(
    calculated(
      '<p>How heavy is a hive?</p>',
      answer(100, '30', '<tolerance>2</tolerance>') + units(2, 0.5),
      'numerical',
    ),
  )
  expect(cards).toMatchObject([
    { type: 'maths', values: '', answer: '30', tolerance: 'absolute', margin: 2, unitShare: 50 },
  ])
  const { share } = met(cards[0], 1)
  expect([share(31, 'kg'), share(30_000, 'g'), share(30), share(33, 'kg')]).toEqual([1, 1, 0.5, 0])
})

test('a formula or a question that no card has is named', async () => {
  const odd = calculated(
    '<p>{a}?</p>',
    answer(100, 'floor({a})', near(0, 2)) + datasets(dataset('a', 2, 9, 1)),
  )
  const { cards, rows } = await read(odd + calculated('<p>{a}?</p>', '', 'calculatedmulti'))
  expect(cards).toEqual([])
  expect(rows.map(({ reason }) => reason)).toEqual(['unknownQuestion', 'unknownQuestion'])
})

const letters = new Map([
  ['speed', 'v'],
  ['t', 't'],
])
test.each([
  ['{speed}*{t}', 'v*t'],
  ['pow({speed}, 2) / 2', '(v)^(2)/2'],
  ['-{t} + sqrt({speed})', '-t+sqrt(v)'],
  ['log({t}) - log10(1.5e3)', 'ln(t)-log((1.5*10^(3)))'],
  ['2*pi()*({t}+.5)', '2*pi*(t+0.5)'],
  ['{other}', undefined],
  ['max({t}, 2)', undefined],
  ['{t} {speed}', undefined],
  ['({t}', undefined],
  ['('.repeat(5000), undefined],
  ['', undefined],
])('Moodle’s %s is %s here', (formula, expected) => {
  expect(formulaOf(formula, letters)).toBe(expected)
})
