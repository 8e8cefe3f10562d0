import { expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { readDocument } from '../readDocument.ts'
import { matchCorrect, qtiItem, qtiVersions, type QtiVersion } from './samples/makeQti.ts'

/** Own questions on keeping bees whose values are made anew, each with what it asks for and the share of what is typed. */
const declared = (name: string, more = '') =>
  `<templateDeclaration identifier="${name}" cardinality="single" baseType="float" ${more}/>`
const response = '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="float"/>'
const set = (name: string, value: string) =>
  `<setTemplateValue identifier="${name}">${value}</setTemplateValue>`
const correct = (value: string) => `<setCorrectResponse identifier="RESPONSE">${value}</setCorrectResponse>`
const variable = (name: string) => `<variable identifier="${name}"/>`
const integer = (min: number, max: number, step = 1) =>
  `<randomInteger min="${min}" max="${max}" step="${step}"/>`
const number = (value: number) => `<baseValue baseType="float">${value}</baseValue>`
const printed = (name: string) => `<printedVariable identifier="${name}"/>`
const entry = '<textEntryInteraction responseIdentifier="RESPONSE"/>'
const scored = (test: string, points = 2) =>
  `<responseProcessing><responseCondition><responseIf>${test}<setOutcomeValue identifier="SCORE">${number(points)}</setOutcomeValue></responseIf></responseCondition></responseProcessing>`
const near = (how: string) =>
  scored(`<equal ${how}><correct identifier="RESPONSE"/>${variable('RESPONSE')}</equal>`)

const item = (declarations: string, rules: string, body: string, processing: string, version?: QtiVersion) =>
  readDocument(
    Buffer.from(
      qtiItem(
        {
          declarations: `${response}${declarations}`,
          body: `${body}<p>${entry}</p>`,
          processing: `<templateProcessing>${rules}</templateProcessing>${processing}`,
        },
        version,
      ),
    ),
    'item.xml',
  )

/** The numbers that a learner with this seed reads, and what an answer is worth to them. */
function met(card: Card | undefined, seed: number) {
  if (!card) throw new Error('No card came of it')
  const { content, answering } = cardOf(card.type)
  const drawn = content.arrange(card, seed)
  const asked = content.phrases(drawn).find(({ path }) => path === 'question')?.text ?? ''
  return {
    asked,
    numbers: (asked.match(/[−-]?\d+(?:\.\d+)?/g) ?? []).map((text) => Number(text.replace('−', '-'))),
    share: (answer: number) => answering.score(drawn, { answer: String(answer), unit: '' }).scaled,
  }
}

test.each(qtiVersions)('version %s: a sum of random whole numbers', async (version) => {
  const { cards, rows } = await item(
    declared('HIVES') + declared('B'),
    set('HIVES', integer(2, 9)) +
      set('B', integer(10, 30, 5)) +
      correct(`<product>${variable('HIVES')}${variable('B')}</product>`),
    `<p>${printed('HIVES')} hives with ${printed('B')} combs each?</p>`,
    matchCorrect,
    version,
  )
  expect(cards).toMatchObject([
    { type: 'maths', values: 'a = 2..9\nB = 10..30 step 5', answer: 'a*B', tolerance: 'exact', points: 1 },
  ])
  expect(rows.map(({ reason }) => reason)).toEqual([null])
  const seen = new Set<string>()
  for (let seed = 1; seed <= 8; seed += 1) {
    const { asked, numbers, share } = met(cards[0], seed)
    const [hives = 0, combs = 0] = numbers
    seen.add(asked)
    expect([hives >= 2 && hives <= 9, combs % 5]).toEqual([true, 0])
    expect([share(hives * combs), share(hives * combs + 1)]).toEqual([1, 0])
  }
  expect(seen.size).toBeGreaterThan(2)
})

test.each([
  ['toleranceMode="absolute" tolerance="0.5"', { tolerance: 'absolute', margin: 0.5 }, 0.4, 0.6],
  ['toleranceMode="relative" tolerance="10"', { tolerance: 'percent', margin: 10 }, 0.09, 0.5],
])('near: %s', async (how, expected, inside, outside) => {
  const { cards, rows } = await item(
    declared('X', 'mathVariable="true"') + declared('Y'),
    set('X', '<randomFloat min="1" max="2"/>') +
      set('Y', `<random><multiple>${number(2)}${number(4)}</multiple></random>`) +
      correct(`<divide>${variable('X')}${variable('Y')}</divide>`),
    `<p>What is <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mi>X</mi><mi>k</mi></mfrac></math>, with ${printed('Y')} for k?</p>`,
    near(how),
  )
  expect(cards).toMatchObject([
    { type: 'maths', values: 'X = 1..2 step 0.01\nY = 2, 4', answer: 'X/Y', points: 2, ...expected },
  ])
  expect(rows.map(({ reason }) => reason)).toEqual([null])
  const { asked, numbers, share } = met(cards[0], 5)
  const [x = 0, y = 1] = numbers
  expect(asked).toContain('$\\frac{{')
  const right = x / y
  const times = expected.tolerance === 'percent' ? right : 1
  expect([right, right + inside * times, right + outside * times].map(share)).toEqual([1, 1, 0])
})

test('conditions, functions and rounded comparisons', async () => {
  const { cards } = await item(
    declared('A') + declared('C'),
    set('A', integer(2, 5)) +
      set('C', `<power>${variable('A')}${number(2)}</power>`) +
      `<templateConstraint><and><gt>${variable('C')}${number(4)}</gt><not><equal toleranceMode="exact">${variable('A')}${number(4)}</equal></not></and></templateConstraint>` +
      correct(`<mathOperator name="ln"><subtract>${variable('C')}${number(1)}</subtract></mathOperator>`),
    `<p>What is the logarithm of ${printed('C')} less one?</p>`,
    scored(
      `<equalRounded roundingMode="significantFigures" figures="3">${variable('RESPONSE')}<correct identifier="RESPONSE"/></equalRounded>`,
    ),
  )
  expect(cards).toMatchObject([
    {
      values: 'A = 2..5\nC = A^2\nC > 4\nA != 4',
      answer: 'ln(C-1)',
      tolerance: 'figures',
      margin: 3,
    },
  ])
  for (let seed = 1; seed <= 4; seed += 1) {
    const { numbers, share } = met(cards[0], seed)
    const [square = 0] = numbers
    expect([9, 25]).toContain(square)
    const right = Number(Math.log(square - 1).toPrecision(3))
    expect([share(right), share(right + 0.1)]).toEqual([1, 0])
  }
})

test.each([
  ['a rounding', set('A', integer(1, 9)) + correct(`<round>${variable('A')}</round>`)],
  [
    'a condition between values',
    `<templateCondition><templateIf>${number(1)}</templateIf></templateCondition>`,
  ],
  ['values that are never set', correct(variable('A'))],
])('%s that no card has leaves the text, and says so', async (_, rules) => {
  const { cards, rows } = await item(declared('A'), rules, `<p>Round ${printed('A')}.</p>`, matchCorrect)
  expect(cards.map(({ type }) => type)).toEqual(['text'])
  expect(rows.map(({ reason }) => reason)).toContain('valuesGenerated')
})
