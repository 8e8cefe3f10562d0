import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Verdict } from '#kit/card/verdict.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually } from '#kit/testing/web/page.ts'
import { markWords } from '../markWords.card.ts'
import { markWordsSchema, type MarkWordsResponse, type MarkWordsSolution } from '../markWords.schema.ts'
import { en } from '../words/en.ts'
import { MarkWordsPlayer } from './Player.tsx'

let drawn: Drawn
let answered: MarkWordsResponse | undefined
afterEach(() => drawn.undraw())

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

async function play(): Promise<void> {
  answered = undefined
  function Phone() {
    const [response, setResponse] = useState<MarkWordsResponse>()
    const [verdict, setVerdict] = useState<Verdict<MarkWordsSolution>>()
    const tryAgain = () => {
      setVerdict(undefined)
      setResponse(undefined)
    }
    const respond = (next: MarkWordsResponse | undefined) => {
      answered = next
      setResponse(next)
    }
    return (
      <>
        <button onClick={() => setVerdict(wrong)} type="button">
          Judge
        </button>
        <button onClick={tryAgain} type="button">
          Again
        </button>
        <MarkWordsPlayer
          card={markWords.content.redact(card, 3)}
          files={{}}
          focusHeading={false}
          headingId="h"
          isSending={false}
          progress={{ viewed: true }}
          report={() => undefined}
          respond={respond}
          response={response}
          services={{
            upload: () => Promise.reject(new Error()),
            async *converse() {},
            visit: () => undefined,
          }}
          submit={() => undefined}
          verdict={verdict}
        />
      </>
    )
  }
  drawn = await draw({
    at: '/',
    routes: { '/': Phone },
    words: { en: { 'card-markWords': en } },
    language: 'en',
  })
  await eventually(() => byRole('radio', 'Right one'))
}

test('a step shows once the one before is chosen, and only a whole summary is an answer', async () => {
  await play()
  expect(allByRole('radio', /two/)).toEqual([])
  click(byRole('radio', 'Wrong one'))
  await eventually(() => byRole('radio', 'Right two'))
  expect(answered).toBeUndefined()
  click(byRole('radio', 'Right two'))
  await eventually(() => expect(answered).toEqual({ marked: [], chosen: ['b', 'c'] }))
  // What was chosen before may still be changed.
  click(byRole('radio', 'Right one'))
  await eventually(() => expect(answered?.chosen).toEqual(['a', 'c']))
})

test('who tries again begins with the first step', async () => {
  await play()
  click(byRole('radio', 'Wrong one'))
  await eventually(() => byRole('radio', 'Right two'))
  click(byRole('radio', 'Right two'))
  await eventually(() => expect(answered?.chosen).toEqual(['b', 'c']))
  click(byRole('button', 'Judge'))
  await eventually(() =>
    expect(byRole('radio', 'Right two').closest('fieldset')).toHaveProperty('disabled', true),
  )
  click(byRole('button', 'Again'))
  await eventually(() => expect(allByRole('radio', /two/)).toEqual([]))
  expect(byRole('radio', 'Wrong one')).toHaveProperty('checked', false)
})
