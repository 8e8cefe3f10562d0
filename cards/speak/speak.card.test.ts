import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { speak } from './speak.card.ts'
import { itemEdits, withNewItem, withPasted } from './speak.edits.ts'
import { maxItems, speakSchema } from './speak.schema.ts'
import { understand } from './speak.understood.ts'

const item = (id: string, text: string, own: object = {}) => ({ id, text, ...own })
const card = (own: object = {}) =>
  z.parse(speakSchema, {
    ...{ id: 1, type: 'speak', points: 1 },
    items: [item('a', 'May I record our talk?'), item('b', 'Thank you.', { accepted: ['Thanks.'] })],
    ...own,
  })
const heard = (...texts: string[]) => ({
  by: 'recognition' as const,
  items: texts.map((text, index) => ({ itemId: 'abcdef'[index] ?? '', heard: [text], tries: 1 })),
})
const loose = { language: 'en', strict: false }
const shareOf = (language: string, text: string, said: string, strict = false) =>
  understand(text, said, { language, strict }).share

test.each([
  ['en', 'May I record our talk?', 'may i record our talk', 1],
  ['en', 'May I record our talk?', 'May I record our tall', 0.8],
  ['en', 'Don’t wait.', "don't wait", 1],
  ['en', 'It takes 25 minutes', 'it takes twenty-five minutes', 1],
  ['en', 'It takes twenty five minutes', 'It takes 25 minutes', 1],
  ['en', 'a follow-up question', 'follow up question', 3 / 4],
  ['es', '¿Son las 31?', 'son las treinta y uno', 1],
  ['es', 'veintidós', '22', 1],
  ['zh-CN', '我有两个问题。', '我有2个问题', 1],
  ['zh-CN', '他说了三十五分钟', '他说了35分钟', 1],
  ['zh-CN', '追问', '最问', 0.5],
  ['ja', '１０分です', '十分です', 1],
  ['ja', 'アンケートを見る', 'アンケートを見た', 7 / 8],
  ['en', 'one two three', '', 0],
  ['en', '…', 'anything', 0],
  // Order counts: what is said in another one is not the sentence.
  ['en', 'we ask and we listen', 'listen we and ask we', 1 / 5],
])('%s: of “%s” heard as “%s” so much is understood', (language, text, said, share) => {
  expect(shareOf(language, text, said)).toBeCloseTo(share)
})

test('words that are too many take something away only where they shall', () => {
  expect(shareOf('en', 'four', 'one two three four')).toBe(1)
  expect(shareOf('en', 'four', 'one two three four', true)).toBe(0)
  expect(shareOf('en', 'we ask and listen', 'well we ask and listen', true)).toBe(0.75)
})

test('the share stays between nothing and all, whatever is said', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 })
  fc.assert(
    fc.property(
      text,
      text,
      fc.constantFrom('en', 'zh', 'ja'),
      fc.boolean(),
      (one, other, language, strict) => {
        const { share, words } = understand(one, other, { language, strict })
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        // All of a text is shown, however little was understood.
        expect(
          words
            .map(({ text: shown }) => shown)
            .join('')
            .replace(/\s/gu, ''),
        ).toBe((language === 'en' ? one : one.normalize('NFKC')).replace(/\s/gu, ''))
      },
    ),
  )
})

test('each word that was not understood is known', () => {
  const { words } = understand('May I record our talk?', 'may I record a talk', loose)
  expect(words.filter(({ isUnderstood }) => !isUnderstood).map(({ text }) => text)).toEqual(['our'])
})

test.each([
  ['all of it', heard('may I record our talk', 'thank you'), 1, true],
  ['another wording', heard('may I record our talk', 'thanks'), 1, true],
  ['four words of five, which the threshold forgives', heard('may I record our tool', 'thank you'), 1, true],
  ['two words of five, and nothing', heard('may I', 'well'), 0.2, false],
])('%s is worth it', (_title, response, scaled, passed) => {
  expect(speak.answering.accepts(card(), response)).toBe(true)
  const score = speak.answering.score(card(), response)
  expect(score.scaled).toBeCloseTo(scaled)
  expect(score.passed).toBe(passed)
})

test('any reading of what was heard may be the right one', () => {
  const response = {
    by: 'recognition' as const,
    items: [
      { itemId: 'a', heard: ['make a record of our talk', 'may I record our talk'], tries: 2 },
      { itemId: 'b', heard: ['tanks', 'thanks'], tries: 1 },
    ],
  }
  expect(speak.answering.score(card({ threshold: 100 }), response).scaled).toBe(1)
})

test.each([
  [
    'judged by oneself',
    { by: 'self' as const, items: ['a', 'b'].map((itemId) => ({ itemId, isRight: true })) },
  ],
  ['by somebody who cannot speak now', { by: 'none' as const }],
])('what is %s is noted, and neither right nor wrong', (_title, response) => {
  expect(speak.answering.accepts(card(), response)).toBe(true)
  expect(speak.answering.score(card(), response)).toMatchObject({
    scaled: null,
    passed: false,
    isFinal: true,
  })
})

test.each([
  ['an item less', heard('may I record our talk')],
  ['an item twice', { by: 'recognition' as const, items: [...heard('x').items, ...heard('x').items] }],
  ['an item of another card', heard('x', 'y', 'z')],
  [
    'more tries than there are',
    { by: 'recognition' as const, items: heard('x', 'y').items.map((each) => ({ ...each, tries: 4 })) },
  ],
])('%s is no answer', (_title, response) => {
  expect(speak.answering.accepts(card(), response)).toBe(false)
})

test('what is to be found is not there before the answer, what is read is', () => {
  const items = [item('a', 'four', { accepted: ['4'], prompt: '2 + 2?', audio: 5 })]
  const seen = speak.content.redact(card({ mode: 'answer', items }), 1)
  expect(JSON.stringify(seen)).not.toContain('four')
  expect(speak.content.files(seen)).toEqual([])
  expect(speak.answering.solution(card({ mode: 'answer', items }))).toEqual({
    items: [{ id: 'a', text: 'four', accepted: ['4'] }],
  })
  expect(speak.content.redact(card(), 1).items).toEqual(card().items)
  expect(speak.answering.solution(card())).toBeNull()
})

const picture = { fileId: 3, alt: 'A bridge' }
test.each([
  ['nothing', { items: [] }, [['items', 'problems.noItem']]],
  ['nothing but signs', { items: [item('a', '…')] }, [['items.0.text', 'problems.noText']]],
  [
    'no question',
    { mode: 'answer', items: [item('a', 'four'), item('b', 'bridge', { picture })] },
    [['items.0.prompt', 'problems.noPrompt']],
  ],
  ['no translation', { items: [item('a', 'four')] }, []],
])('%s has these problems', (_title, own, expected) => {
  expect(speak.content.problems(card(own)).map(({ path, key }) => [path, key])).toEqual(expected)
})

test('teachers see what was heard, and how many said each item', () => {
  const answers = [
    heard('may I record our talk', 'well'),
    {
      by: 'self' as const,
      items: [
        { itemId: 'a', isRight: true },
        { itemId: 'b', isRight: false },
      ],
    },
    { by: 'none' as const },
  ]
  expect(answers.map((each) => speak.answering.answerText(card(), each))).toEqual([
    'May I record our talk?: may I record our talk\nThank you.: well',
    '[x] May I record our talk?\n[ ] Thank you.',
    '–',
  ])
  const { rows } = speak.answering.summarise(
    card(),
    answers.map((response) => ({ response, scaled: null })),
  )
  expect(rows.map(({ id, count }) => [id, count])).toEqual([
    ['a', 2],
    ['b', 0],
  ])
})

test('an author adds sentences, pastes two columns and stops at the limit', () => {
  expect(withNewItem(card(), 0).items.map(({ text }) => text)).toEqual([
    'May I record our talk?',
    '',
    'Thank you.',
  ])
  const pasted = withPasted(speak.createEmpty(1), 0, 'One\tUno\nTwo\tDos')
  expect(pasted.items.map(({ text, prompt }) => [text, prompt])).toEqual([
    ['One', 'Uno'],
    ['Two', 'Dos'],
    ['', ''],
  ])
  expect(withPasted(card(), 0, 'one line')).toEqual(card())
  const rows = Array.from({ length: 99 }, (_, index) => `t${index}\tx`).join('\n')
  expect(withPasted(card(), 1, rows).items).toHaveLength(maxItems)
  expect(itemEdits.without(card(), 'a').items).toHaveLength(1)
})
