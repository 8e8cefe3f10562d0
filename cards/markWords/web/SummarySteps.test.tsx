import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Verdict } from '#kit/card/verdict.ts'
import { allByRole, byRole, click, eventually } from '#kit/testing/web/page.ts'
import { playCard } from '#kit/testing/web/playCard.tsx'
import { markWords } from '../markWords.card.ts'
import { markWordsSchema, type MarkWordsSolution } from '../markWords.schema.ts'
import { en } from '../words/en.ts'
import { MarkWordsPlayer } from './Player.tsx'

const card = z.parse(markWordsSchema, {
  id: 1,
  type: 'markWords',
  mode: 'summary',
  question: 'Sum it up',
  steps: [
    {
      id: 's1',
      statements: [
        { id: 'a', text: 'Right one' },
        { id: 'b', text: 'Wrong one' },
      ],
    },
    {
      id: 's2',
      statements: [
        { id: 'c', text: 'Right two' },
        { id: 'd', text: 'Wrong two' },
      ],
    },
  ],
})
const wrong: Verdict<MarkWordsSolution> = {
  attempt: 1,
  attemptsLeft: null,
  outcome: 'partly',
  scaled: 0.5,
  passed: false,
  feedback: { overall: '', parts: [] },
  solution: null,
}

const play = () => playCard(markWords, MarkWordsPlayer, en, card)

test('a step shows once the one before is chosen, and only a whole summary is an answer', async () => {
  const { answered } = await play()
  expect(allByRole('radio', /two/)).toEqual([])
  click(byRole('radio', 'Wrong one'))
  await eventually(() => byRole('radio', 'Right two'))
  expect(answered()).toBeUndefined()
  click(byRole('radio', 'Right two'))
  await eventually(() => expect(answered()).toEqual({ marked: [], chosen: ['b', 'c'] }))
  // What was chosen before may still be changed.
  click(byRole('radio', 'Right one'))
  await eventually(() => expect(answered()?.chosen).toEqual(['a', 'c']))
})

test('who tries again begins with the first step', async () => {
  const { answered, judge, again } = await play()
  click(byRole('radio', 'Wrong one'))
  await eventually(() => byRole('radio', 'Right two'))
  click(byRole('radio', 'Right two'))
  await eventually(() => expect(answered()?.chosen).toEqual(['b', 'c']))
  judge(wrong)
  await eventually(() =>
    expect(byRole('radio', 'Right two').closest('fieldset')).toHaveProperty('disabled', true),
  )
  again()
  await eventually(() => expect(allByRole('radio', /two/)).toEqual([]))
  expect(byRole('radio', 'Wrong one')).toHaveProperty('checked', false)
})
