import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { timeline } from './timeline.card.ts'
import { momentEdits, withMode, withNewMoment, withPastedMoments } from './timeline.edits.ts'
import { maxMoments, timelineSchema, type TimelineResponse } from './timeline.schema.ts'

const moment = (id: string, own: object = {}) => ({
  ...{ id, date: `in the year ${id}`, title: `Event ${id}`, body: `What ${id} changed` },
  ...own,
})
const card = (own: object = {}) =>
  z.parse(timelineSchema, {
    ...{ id: 1, type: 'timeline', mode: 'arrange', question: 'From first to last' },
    ...{ explanation: 'One led to the other', moments: [...'abcde'].map((id) => moment(id)) },
    ...own,
  })
const arranged = (ids: string): TimelineResponse => ({ mode: 'arrange', momentIds: [...ids] })

test.each([
  ['abcde', {}, 1],
  ['abced', {}, 0.8],
  ['edcba', {}, 0],
  ['abced', { scoring: 'exact' }, 0],
])('the order %s with %o is worth %d', (ids, own, scaled) => {
  expect(timeline.answering.accepts(card(own), arranged(ids))).toBe(true)
  expect(timeline.answering.score(card(own), arranged(ids)).scaled).toBeCloseTo(scaled)
})

test('who walks through it is neither right nor wrong', () => {
  expect(timeline.answering.score(card({ mode: 'walk' }), { mode: 'walk' })).toMatchObject({
    scaled: null,
    isFinal: true,
  })
})

test.each([
  ['walk', { mode: 'walk' }, true],
  ['walk', arranged('abcde'), false],
  ['arrange', { mode: 'walk' }, false],
  ['arrange', arranged('abcd'), false],
  ['arrange', arranged('abcdd'), false],
  ['arrange', arranged('abcdx'), false],
] as const)('a card in the mode %s takes %o: %s', (mode, response, expected) => {
  expect(timeline.answering.accepts(card({ mode }), response)).toBe(expected)
})

test('nobody who is to arrange it learns when anything was, and everybody who has answered does', () => {
  const picture = { fileId: 1, alt: 'A press', caption: 'made in the year a' }
  const own = card({ moments: [...'abcde'].map((id) => moment(id, { picture })) })
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const shown = timeline.content.redact(own, seed)
      const sent = JSON.stringify(shown)
      for (const secret of ['in the year', 'changed', 'led to']) expect(sent).not.toContain(secret)
      const ids = shown.moments.map(({ id }) => id).join('')
      expect(timeline.answering.score(own, arranged(ids)).scaled).toBeLessThanOrEqual(0.5)
    }),
  )
  expect(timeline.answering.solution(own)).toMatchObject({
    moments: [
      { id: 'a', date: 'in the year a', body: 'What a changed', caption: 'made in the year a' },
      {},
      {},
      {},
      {},
    ],
    explanation: 'One led to the other',
  })
})

test('who walks through it sees all of it in its order', () => {
  const own = card({ mode: 'walk' })
  expect(timeline.content.redact(own, 7).moments).toEqual(own.moments)
  expect(timeline.answering.solution(own)).toBeNull()
  expect(timeline.answering.summarise(own, []).rows).toEqual([])
})

test('moments that were seen stay seen', () => {
  expect(timeline.progress.join({ viewed: true, seen: ['a'] }, { seen: ['b', 'a'] })).toEqual({
    viewed: true,
    seen: ['a', 'b'],
  })
})

test.each([
  ['no question', { question: ' ' }, [['question', 'problems.noQuestion']]],
  ['no question to walk by', { question: '', mode: 'walk' }, []],
  ['two moments to arrange', { moments: [moment('a'), moment('b')] }, [['moments', 'problems.fewMoments']]],
  ['two moments to walk through', { mode: 'walk', moments: [moment('a'), moment('b')] }, []],
  ['one moment', { mode: 'walk', moments: [moment('a')] }, [['moments', 'problems.fewMoments']]],
  [
    'no date where it shows',
    { mode: 'walk', moments: [moment('a'), moment('b', { date: '' })] },
    [['moments.1.date', 'problems.noDate']],
  ],
  [
    'no title',
    { moments: [moment('a'), moment('b'), moment('c', { title: ' ' })] },
    [['moments.2.title', 'problems.noTitle']],
  ],
  [
    'the same title',
    { moments: [moment('a'), moment('b', { title: 'event A' }), moment('c')] },
    [['moments.1.title', 'problems.twin']],
  ],
])('%s has these problems', (_title, own, expected) => {
  expect(timeline.content.problems(card(own)).map(({ path, key }) => [path, key])).toEqual(expected)
})

test('teachers see how many put each moment into its place', () => {
  const attempts = ['abcde', 'abced'].map((ids) => ({ response: arranged(ids), scaled: 1 }))
  const { rows } = timeline.answering.summarise(card(), attempts)
  expect(rows.map(({ id, count }) => `${id}${count}`)).toEqual(['a2', 'b2', 'c2', 'd1', 'e1'])
  expect(timeline.answering.answerText(card(), arranged('bacde'))).toMatch(/^1\. Event b\n2\. Event a/)
})

test('on paper it is a table, or a list to be numbered', () => {
  const kinds = (own: object) => timeline.content.paper?.(card(own)).map(({ kind }) => kind)
  expect(kinds({ mode: 'walk' })).toEqual(['text', 'table'])
  expect(kinds({})).toEqual(['text', 'order'])
})

test('an author has it arranged for a point, pastes two columns, and stops at the limit', () => {
  expect(withMode(card({ mode: 'walk' }), 'arrange')).toMatchObject({ mode: 'arrange', points: 1 })
  expect(withMode(card({ points: 3 }), 'walk').points).toBe(0)
  expect(withNewMoment(card(), 1).moments[2]).toMatchObject({ date: '', title: '' })
  expect(
    momentEdits
      .moved(card(), 0, 2)
      .moments.map(({ id }) => id)
      .join(''),
  ).toBe('bcade')
  const pasted = withPastedMoments(timeline.createEmpty(1), 1, [
    ['868', 'A scroll'],
    ['1450', 'A press'],
  ])
  expect(pasted.moments.map(({ date, title }) => `${date} ${title}`)).toEqual([
    ' ',
    '868 A scroll',
    '1450 A press',
    ' ',
  ])
  const rows = Array.from({ length: 99 }, (_, index) => [`${index}`, 't'] as const)
  expect(withPastedMoments(card(), 0, rows).moments).toHaveLength(maxMoments)
})
