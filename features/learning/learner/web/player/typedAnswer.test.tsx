import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Verdict } from '#kit/card/verdict.ts'
import { setSession } from '#kit/http/web/session.ts'
import { leftText, leftTyping } from '#kit/testing/web/leftTyping.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, type } from '#kit/testing/web/page.ts'
import { assignmentSample } from '#cards/assignment/assignment.sample.ts'
import { assignment } from '#cards/assignment/assignment.card.ts'
import { AssignmentPlayer } from '#cards/assignment/web/Player.tsx'
import { en as assignmentWords } from '#cards/assignment/words/en.ts'
import { questionSample } from '#cards/question/question.sample.ts'
import { question } from '#cards/question/question.card.ts'
import { WrittenAnswer } from '#cards/question/web/WrittenAnswer.tsx'
import { en as questionWords } from '#cards/question/words/en.ts'
import { outboxStore } from '../outbox/outboxStore.ts'
import { makeOutbox } from '../outbox/outbox.ts'
import { learnServices } from './learnServices.ts'

let page: Drawn | undefined
let submitted: unknown
let isSending = false
let verdict: Verdict<never> | undefined
/** What was submitted before the page was loaded. */
let response: { text: string; link: string; fileIds: number[] } | undefined

const learner = { id: 7, roles: ['student' as const], username: 'zhou', nickname: 'Zhou', avatar: '' }
const [work = assignment.createEmpty(4)] = assignmentSample.cards
const [writtenCard = question.createEmpty(5)] = questionSample.cards

afterEach(async () => {
  await page?.undraw()
  localStorage.clear()
  isSending = false
  verdict = undefined
  response = undefined
})

type Kind = 'assignment' | 'question'

function Card({ kind }: { readonly kind: Kind }) {
  const [outbox] = useState(() => makeOutbox(outboxStore(learner.id)))
  const services = learnServices({ activityId: 3, cardId: kind === 'assignment' ? 4 : 5, outbox })
  const respond = (response: unknown) => void (submitted = response)
  const props = {
    services,
    isSending,
    respond,
    files: {},
    focusHeading: false,
    headingId: 'h',
    progress: undefined,
    report: () => undefined,
    response,
    submit: () => undefined,
    verdict,
  }
  return kind === 'assignment' ? (
    <AssignmentPlayer {...props} card={work} />
  ) : (
    <WrittenAnswer {...props} card={writtenCard} />
  )
}

/** A page with the card and a way to load it anew: what the browser stores stays, all else is gone. */
function Page({ kind }: { readonly kind: Kind }) {
  const [loads, setLoads] = useState(0)
  return (
    <>
      <button onClick={() => setLoads(loads + 1)} type="button">
        Reload
      </button>
      <Card key={loads} kind={kind} />
    </>
  )
}

const screens = {
  assignment: () => <Page kind="assignment" />,
  question: () => <Page kind="question" />,
}

/** Writes, and waits until the browser has stored it. */
async function write(words: string): Promise<void> {
  type(await box(), words)
  await eventually(() => expect(leftText()).toContain(words))
}

async function reload(userId = learner.id): Promise<void> {
  const before = await box()
  setSession({ ...learner, id: userId })
  click(byRole('button', 'Reload'))
  await eventually(() => expect(before.isConnected).toBe(false))
}
const box = () => eventually(() => field(/^/))

async function show(kind: Kind): Promise<void> {
  setSession(learner)
  page = await draw({
    at: '/',
    routes: { '/': screens[kind] },
    words: { en: { 'card-assignment': assignmentWords, 'card-question': questionWords } },
    language: 'en',
  })
}
const stored = () => Object.keys(leftTyping()).filter((slot) => slot.includes('.answer.'))

test.each(['assignment', 'question'] as const)(
  'what was typed into a card of type %s and not submitted is there again, for its learner alone',
  async (kind) => {
    await show(kind)
    await write('Half a')
    await reload(8)
    expect((await box()).value).toBe('')
    await reload()
    await eventually(async () => expect((await box()).value).toBe('Half a'))
    const whole = 'What did you do first when you opened it the last time?'
    await write(whole)
    submitted = undefined
    await reload()
    // It can be submitted at once.
    await eventually(() => expect(submitted).toMatchObject({ text: whole }))
    expect((await box()).value).toBe(whole)
  },
)

test('what was submitted is left to the outbox', async () => {
  isSending = true
  await show('question')
  type(await box(), 'Given already')
  expect(stored()).toEqual([])
})

const returned: Verdict<never> = {
  attempt: 1,
  attemptsLeft: 1,
  outcome: 'wrong',
  passed: false,
  scaled: 0,
  feedback: { overall: '', parts: [] },
  solution: null,
}

test.each(['assignment', 'question'] as const)(
  'a second attempt at a card of type %s that was not submitted is no part of the first one’s verdict, and comes with the next',
  async (kind) => {
    response = { text: 'The first one', link: '', fileIds: [] }
    await show(kind)
    expect(stored()).toEqual([])
    await write('The second one')
    verdict = returned
    submitted = undefined
    await reload()
    expect((await box()).value).toBe('The first one')
    expect(submitted).toBeUndefined()
    expect(stored()).toHaveLength(1)
    verdict = undefined
    await reload()
    await eventually(async () => expect((await box()).value).toBe('The second one'))
  },
)
