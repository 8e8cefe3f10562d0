import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Exchange, TalkContext } from '#kit/ai/talk.ts'
import { aiResponse } from './aiResponse.card.ts'
import { withPrompt, withVariable } from './aiResponse.edits.ts'
import { answerAiResponse, readsIn, renumbered, variableOf } from './aiResponse.prompt.ts'
import { aiResponseSchema, type AiResponseCard } from './aiResponse.schema.ts'
import { tableIn } from './aiResponse.table.ts'

const card = (prompt: string, own: object = {}): AiResponseCard =>
  withPrompt(
    z.parse(aiResponseSchema, { id: 1, type: 'aiResponse', fallback: 'Think it over.', ...own }),
    prompt,
  )
const exchangesOf = (count: number): Exchange[] =>
  Array.from({ length: count }, () => ({ said: '', reply: 'An answer', isFallback: false }))
const contextOf = (exchanges: Exchange[] = [], answers: Record<number, string> = {}): TalkContext => ({
  exchanges,
  answerOf: (id) => answers[id] ?? '',
})
const aiTaskOf = (of: AiResponseCard, more: TalkContext, again = false) =>
  answerAiResponse(of, { again }, more)

describe('the prompt', () => {
  test('names cards, each once, in the order of their first naming', () => {
    expect(readsIn('{{card 12}} and {{ CARD 7 }} and {{card 12}} not {{card x}} {{12}}')).toEqual([12, 7])
  })

  test('keeps its places when cards get other numbers, also when two change places', () => {
    const ids = new Map([
      [1, 2],
      [2, 1],
    ])
    expect(renumbered('{{card 1}} {{card 2}} {{card 3}}', ids)).toBe('{{card 2}} {{card 1}} {{card 3}}')
    expect(aiResponse.navigating.remap(card('{{card 1}}, {{card 2}}'), ids)).toMatchObject({
      prompt: '{{card 2}}, {{card 1}}',
      reads: [2, 1],
    })
  })

  test('gets an answer put in where the cursor stands, with a space where words need one', () => {
    const { card: next, caret } = withVariable(card('Say about'), 5, 9, 9)
    expect(next).toMatchObject({ prompt: 'Say about {{card 5}}', reads: [5] })
    expect(caret).toBe(next.prompt.length)
    expect(withVariable(card('写成了'), 5, 3, 3).card.prompt).toBe('写成了{{card 5}}')
  })

  test('passes what learners wrote on as data: no answer can end its string', () => {
    fc.assert(
      fc.property(fc.string(), (answer) => {
        const step = aiTaskOf(card('Mirror {{card 3}}!'), contextOf([], { 3: answer }))
        const content = step.kind === 'ask' ? (step.task?.messages[1]?.content ?? '') : ''
        expect(JSON.parse(content.slice('Mirror '.length, -1))).toBe(answer)
      }),
    )
  })

  test('reads only the cards that were checked', () => {
    const smuggled = { ...card('{{card 9}}'), reads: [] }
    const step = aiTaskOf(smuggled, contextOf([], { 9: 'secret' }))
    expect(JSON.stringify(step)).not.toContain('secret')
    expect(aiResponse.content.problems(smuggled)).toMatchObject([{ key: 'problems.otherReads' }])
  })

  test('never leaves with the card', () => {
    const redacted = JSON.stringify(
      aiResponse.content.redact(card('my secret task {{card 3}}', { agentId: 4242 }), 1),
    )
    expect(redacted).not.toMatch(/secret|4242/)
    expect(redacted).toContain('Think it over.')
  })
})

describe('the answer', () => {
  test('is made once and then shown again', () => {
    expect(aiTaskOf(card('Go'), contextOf()).kind).toBe('ask')
    expect(aiTaskOf(card('Go'), contextOf(exchangesOf(1))).kind).toBe('known')
  })

  test.each([
    [0, 1, 'refused'],
    [1, 1, 'ask'],
    [1, 2, 'refused'],
    [3, 3, 'ask'],
  ])('with %d further tries and %d made, another one is %s', (regenerations, made, kind) => {
    expect(aiTaskOf(card('Go', { regenerations }), contextOf(exchangesOf(made)), true).kind).toBe(kind)
  })

  test('as a picture can be asked of nobody yet', () => {
    expect(aiTaskOf(card('Go', { output: 'image' }), contextOf())).toMatchObject({
      task: null,
      fallback: null,
    })
  })

  test.each([
    [
      '| a | b |\n|---|---|\n| 1 | 2 |',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'Here:\n\na | b\n:-- | --:\n1 | x \\| y\n\nThat is all.',
      [
        ['a', 'b'],
        ['1', 'x | y'],
      ],
    ],
    [
      '| a | b |\n| - | - |\n| 1 |',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['No table, just - words', undefined],
    ['---', undefined],
  ])('%j is a table: %j', (text, rows) => expect(tableIn(text)).toEqual(rows))
})

test('an empty task and an empty fallback stop publishing', () => {
  const keys = aiResponse.content.problems(card('', { fallback: '' })).map(({ key }) => key)
  expect(keys).toEqual(['problems.noPrompt', 'problems.noFallback'])
  expect(variableOf(3)).toBe('{{card 3}}')
})
