import { describe, expect, test } from 'vitest'
import { cardOf } from '#cards/index.ts'
import { readDocument } from '../readDocument.ts'
import { declared, mapping, mapResponse, matchCorrect, qtiItem } from './samples/makeQti.ts'

const read = (parts: Parameters<typeof qtiItem>[0], version: Parameters<typeof qtiItem>[1] = '2.2') =>
  readDocument(Buffer.from(qtiItem(parts, version)), 'item.xml')
const choice = (options: string, more = 'maxChoices="1"') =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" ${more}><prompt>Which?</prompt>${[
    ...options,
  ]
    .map((id) => `<simpleChoice identifier="${id}">Option ${id}</simpleChoice>`)
    .join('')}</choiceInteraction>`
const rules = (inside: string) => `<responseProcessing>${inside}</responseProcessing>`
const set = (expression: string, name = 'SCORE') =>
  `<setOutcomeValue identifier="${name}">${expression}</setOutcomeValue>`
const number = (value: number) => `<baseValue baseType="float">${value}</baseValue>`
const id = (value: string) => `<baseValue baseType="identifier">${value}</baseValue>`
const response = '<variable identifier="RESPONSE"/>'
const given = (test: string, value: number) =>
  `<responseCondition><responseIf>${test}${set(number(value))}</responseIf></responseCondition>`
const entry = (name = 'RESPONSE') => `<textEntryInteraction responseIdentifier="${name}"/>`
const chosen = (...places: number[]) => ({
  optionIds: places.map((place) => String.fromCharCode(97 + place)),
})
const typed = (...answers: string[]) => ({ answers })

interface Case {
  readonly name: string
  readonly parts: Parameters<typeof qtiItem>[0]
  readonly points: number
  readonly plays: readonly (readonly [response: object, scaled: number])[]
}

/** What the standard gives, worked out by hand. */
const cases: readonly Case[] = [
  {
    name: 'a comparison with a value that is declared nowhere',
    parts: {
      declarations: declared('single', 'identifier', []),
      body: choice('AB'),
      processing: rules(given(`<match>${response}${id('B')}</match>`, 3)),
    },
    points: 3,
    plays: [
      [chosen(1), 1],
      [chosen(0), 0],
    ],
  },
  {
    name: 'conditions one after the other',
    parts: {
      declarations: declared('single', 'identifier', ['A']),
      body: choice('ABC'),
      processing: rules(
        `<responseCondition><responseIf><match>${response}<correct identifier="RESPONSE"/></match>${set(number(1))}</responseIf><responseElseIf><match>${response}${id('C')}</match>${set(number(-1))}</responseElseIf><responseElse>${set(number(0))}</responseElse></responseCondition>`,
      ),
    },
    points: 1,
    plays: [
      [chosen(0), 1],
      [chosen(1), 0],
      [chosen(2), 0],
    ],
  },
  {
    name: 'a list of which all must be chosen',
    parts: {
      declarations: declared('multiple', 'identifier', []),
      body: choice('ABCD', 'maxChoices="0"'),
      processing: rules(
        given(
          `<and><member>${id('A')}${response}</member><member>${id('B')}${response}</member><equal toleranceMode="exact"><containerSize>${response}</containerSize><baseValue baseType="integer">2</baseValue></equal></and>`,
          1,
        ),
      ),
    },
    points: 1,
    plays: [
      [chosen(0, 1), 1],
      [chosen(0), 0],
      [chosen(0, 1, 2), 0],
    ],
  },
  {
    name: 'bounds of a mapping',
    parts: {
      declarations: declared(
        'multiple',
        'identifier',
        ['A', 'B'],
        mapping({ A: 2, B: 2, C: -2, D: -2 }, 'lowerBound="0" upperBound="4"'),
      ),
      body: choice('ABCD', 'maxChoices="0"'),
      processing: mapResponse,
    },
    points: 4,
    plays: [
      [chosen(0, 1), 1],
      [chosen(0, 1, 2), 0.5],
      [chosen(2, 3), 0],
    ],
  },
  {
    name: 'a sum over gaps',
    parts: {
      declarations: ['ONE', 'TWO']
        .map((name) =>
          declared('single', 'string', [name.toLowerCase()], mapping({ [name.toLowerCase()]: 1 }), name),
        )
        .join(''),
      body: `<p>Count: ${entry('ONE')}, ${entry('TWO')}.</p>`,
      processing: rules(set('<sum><mapResponse identifier="ONE"/><mapResponse identifier="TWO"/></sum>')),
    },
    points: 2,
    plays: [
      [typed('one', 'two'), 1],
      [typed('one', 'three'), 0.5],
      [typed('two', 'one'), 0],
    ],
  },
  {
    name: 'gaps of which all must be right',
    parts: {
      declarations: ['ONE', 'TWO']
        .map((name) => declared('single', 'string', [name.toLowerCase()], '', name))
        .join(''),
      body: `<p>Count: ${entry('ONE')}, ${entry('TWO')}.</p>`,
      processing: rules(
        given(
          `<and><stringMatch caseSensitive="false"><variable identifier="ONE"/><correct identifier="ONE"/></stringMatch><stringMatch caseSensitive="false"><variable identifier="TWO"/><correct identifier="TWO"/></stringMatch></and>`,
          1,
        ),
      ),
    },
    points: 1,
    plays: [
      [typed('ONE', 'two'), 1],
      [typed('one', 'three'), 0],
    ],
  },
  {
    name: 'a word that counts with its capitals',
    parts: {
      declarations: declared('single', 'string', ['York']),
      body: `<p>In ${entry()}.</p>`,
      processing: matchCorrect,
    },
    points: 1,
    plays: [
      [typed('York'), 1],
      [typed('york'), 0],
    ],
  },
  {
    name: 'a number within a relative tolerance',
    parts: {
      declarations: declared('single', 'float', ['200']),
      body: `<p>It weighs ${entry()}.</p>`,
      processing: rules(
        given(
          `<equal toleranceMode="relative" tolerance="10 10"><correct identifier="RESPONSE"/>${response}</equal>`,
          1,
        ),
      ),
    },
    points: 1,
    plays: [
      [{ number: 200 }, 1],
      [{ number: 181 }, 1],
      [{ number: 219 }, 1],
      [{ number: 221 }, 0],
    ],
  },
  {
    name: 'a number between two others',
    parts: {
      declarations: declared('single', 'float', ['12']),
      body: `<p>It weighs ${entry()}.</p>`,
      processing: rules(
        given(`<and><gte>${response}${number(10)}</gte><lte>${response}${number(20)}</lte></and>`, 2),
      ),
    },
    points: 2,
    plays: [
      [{ number: 10 }, 1],
      [{ number: 20 }, 1],
      [{ number: 9.9 }, 0],
      [{ number: 20.1 }, 0],
    ],
  },
  {
    name: 'points that are looked up in a table',
    parts: {
      declarations: `${declared('single', 'identifier', ['A'])}<outcomeDeclaration identifier="GRADE" cardinality="single" baseType="float"><matchTable defaultValue="0"><matchTableEntry sourceValue="1" targetValue="5"/><matchTableEntry sourceValue="0" targetValue="0"/></matchTable></outcomeDeclaration>`,
      body: choice('AB'),
      processing: rules(
        `${given(`<match>${response}<correct identifier="RESPONSE"/></match>`, 1)}<lookupOutcomeValue identifier="GRADE"><variable identifier="SCORE"/></lookupOutcomeValue>${set('<variable identifier="GRADE"/>')}`,
      ),
    },
    points: 5,
    plays: [
      [chosen(0), 1],
      [chosen(1), 0],
    ],
  },
]

describe('response processing', () => {
  test.each(cases)('$name', async ({ parts, points, plays }) => {
    for (const version of ['2.1', '3.0'] as const) {
      const { cards, rows } = await read(parts, version)
      const [card] = cards
      if (!card || cards.length !== 1) throw new Error('one card')
      expect(card.points).toBe(points)
      expect(rows.map(({ reason }) => reason)).not.toContain('scoringDiffers')
      for (const [answer, scaled] of plays) {
        const { accepts, score } = cardOf(card.type).answering
        expect(accepts(card, answer)).toBe(true)
        expect([answer, score(card, answer).scaled]).toEqual([answer, scaled])
      }
    }
  })

  test.each<[string, Parameters<typeof qtiItem>[0], string[]]>([
    [
      'weights that no card has',
      {
        declarations: declared('multiple', 'identifier', ['A', 'B'], mapping({ A: 3, B: 1, C: -1 })),
        body: choice('ABC', 'maxChoices="0"'),
        processing: mapResponse,
      },
      ['scoringDiffers'],
    ],
    [
      'an option that is worth half of it',
      {
        declarations: declared('single', 'identifier', ['A'], mapping({ A: 2, B: 1 })),
        body: choice('ABC'),
        processing: mapResponse,
      },
      ['partialAnswer', 'scoringDiffers'],
    ],
    [
      'chance',
      {
        declarations: declared('single', 'identifier', ['A']),
        body: choice('AB'),
        processing: rules(set('<randomFloat min="0" max="1"/>')),
      },
      ['scoringUnknown'],
    ],
    [
      'a template that nobody knows',
      {
        declarations: declared('single', 'identifier', ['A']),
        body: choice('AB'),
        processing: '<responseProcessing template="https://example.com/own.xml"/>',
      },
      ['scoringUnknown'],
    ],
    [
      'nothing about scoring',
      { declarations: declared('single', 'identifier', ['A']), body: choice('AB'), processing: '' },
      ['notScored'],
    ],
    [
      'no right answer',
      { declarations: declared('single', 'identifier', []), body: choice('AB'), processing: matchCorrect },
      ['rightMissing', 'noRightOption'],
    ],
    [
      'a pattern that would take for ever',
      {
        declarations: declared('single', 'string', ['aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!']),
        body: `<p>${entry()}</p>`,
        processing: rules(given(`<patternMatch pattern="(a+)+b">${response}</patternMatch>`, 1)),
      },
      ['scoringUnknown'],
    ],
  ])('%s is named in the report', async (_name, parts, reasons) => {
    const { cards, rows } = await read(parts)
    expect(cards).toHaveLength(1)
    expect(rows.flatMap(({ reason }) => reason ?? [])).toEqual(expect.arrayContaining(reasons))
  })

  test('that counts a part more than another says so, with what each response is worth', async () => {
    const { rows } = await read({
      declarations: declared('multiple', 'identifier', ['A', 'B'], mapping({ A: 3, B: 1 })),
      body: choice('AB', 'maxChoices="0"'),
      processing: mapResponse,
    })
    expect(rows.filter(({ reason }) => reason === 'scoringDiffers').map(({ text }) => text)).toEqual([
      'Option A: 75 % → 50 %',
      'Option B: 25 % → 50 %',
    ])
  })
})

describe('feedback of an item', () => {
  test('is said after what it is shown for', async () => {
    const say = (name: string, words: string, shows = 'show') =>
      `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="${name}" showHide="${shows}"><p>${words}</p></modalFeedback>`
    const { cards, rows } = await read({
      declarations: `${declared('single', 'identifier', ['A'])}<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>`,
      body: choice('ABC').replace(
        'Option B',
        'Option B<feedbackInline outcomeIdentifier="FEEDBACK" identifier="B" showHide="show">Nearly</feedbackInline>',
      ),
      processing: rules(
        `${given(`<match>${response}<correct identifier="RESPONSE"/></match>`, 1)}${set(response, 'FEEDBACK')}`,
      ),
      after: say('A', 'Well done') + say('A', 'Read again', 'hide') + say('C', 'Not C') + say('X', 'Never'),
    })
    expect(cards).toMatchObject([
      {
        feedback: { correct: 'Well done', wrong: 'Read again' },
        options: [{ feedback: '' }, { feedback: 'Nearly' }, { feedback: 'Not C' }],
      },
    ])
    expect(rows.filter(({ reason }) => reason === 'feedbackDropped').map(({ text }) => text)).toEqual([
      'Never',
    ])
  })
})

describe('an item that asks several things', () => {
  const both = (processing: string) =>
    read({
      title: 'Two things',
      declarations:
        declared('single', 'identifier', ['A']) + declared('single', 'string', ['wax'], '', 'WORD'),
      body: `<p>Read this.</p>${choice('AB')}<p>Combs are of ${entry('WORD')}.</p>`,
      processing,
    })
  const right = (name: string, points: number) =>
    `<responseCondition><responseIf><match><variable identifier="${name}"/><correct identifier="${name}"/></match>${set(`<sum><variable identifier="SCORE"/>${number(points)}</sum>`)}</responseIf></responseCondition>`

  test('becomes one card with others in it, each with its points', async () => {
    const { cards, rows } = await both(rules(right('RESPONSE', 1) + right('WORD', 2)))
    expect(cards).toMatchObject([
      {
        type: 'composite',
        title: 'Two things',
        cards: [
          { type: 'choice', points: 1 },
          { type: 'blanks', points: 2, text: 'Combs are of [wax].' },
        ],
      },
    ])
    expect(rows).toMatchObject([{ outcome: 'taken', cards: [1] }])
  })

  test('says so where its points depend on each other', async () => {
    const { rows } = await both(
      rules(
        given(
          `<and><match>${response}${id('A')}</match><match><variable identifier="WORD"/><baseValue baseType="string">wax</baseValue></match></and>`,
          1,
        ),
      ),
    )
    expect(rows.map(({ reason }) => reason)).toContain('scoringDiffers')
  })
})
