import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allByRole, byRole, click, eventually } from '#kit/testing/web/page.ts'
import { playCard } from '#kit/testing/web/playCard.tsx'
import { speak } from '../speak.card.ts'
import { speakSchema } from '../speak.schema.ts'
import { en } from '../words/en.ts'
import { SpeakPlayer } from './Player.tsx'

afterEach(() => {
  document.head.querySelector('meta[name=speech-recognition]')?.remove()
  Reflect.deleteProperty(window, 'SpeechRecognition')
})

const card = z.parse(speakSchema, {
  id: 1,
  type: 'speak',
  items: [
    { id: 'a', text: 'Thank you' },
    { id: 'b', text: 'May I record our talk?' },
  ],
})

const play = () => playCard(speak, SpeakPlayer, en, card)

/** A recogniser of the browser that hears what is said to it, or fails for a reason. */
function putRecogniser(outcome: { heard?: string; error?: string }): void {
  class Recogniser extends EventTarget {
    lang = ''
    interimResults = false
    maxAlternatives = 1
    start(): void {
      const tell = (type: string, what: object) => this.dispatchEvent(Object.assign(new Event(type), what))
      queueMicrotask(() => {
        if (outcome.error) tell('error', { error: outcome.error })
        if (outcome.heard) tell('result', { results: resultsOf(outcome.heard) })
        tell('end', {})
      })
    }
    stop(): void {}
    abort(): void {}
  }
  Object.assign(window, { SpeechRecognition: Recogniser })
}

const resultsOf = (transcript: string) => [[{ transcript, confidence: 1 }]]

function allowRecognition(): void {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'speech-recognition', content: 'on' })
  document.head.append(meta)
}

test('where the operator does not allow it, no browser listens: learners judge for themselves', async () => {
  putRecogniser({ heard: 'thank you' })
  const { answered } = await play()
  expect(allByRole('button', en.play.speak)).toEqual([])
  expect(byRole('button', en.play.record)).toBeDefined()
  click(byRole('radio', en.play.isRight))
  await eventually(() => expect(byRole('radio', en.play.isRight)).toHaveProperty('checked', true))
  expect(answered()).toBeUndefined()
  click(byRole('button', en.play.next))
  await eventually(() => expect(byRole('radio', en.play.isRight)).toHaveProperty('checked', false))
  click(byRole('radio', en.play.isNotYet))
  await eventually(() =>
    expect(answered()).toEqual({
      by: 'self',
      items: [
        { itemId: 'a', isRight: true },
        { itemId: 'b', isRight: false },
      ],
    }),
  )
})

test('who cannot speak now says so, and may think better of it', async () => {
  const { answered } = await play()
  click(byRole('button', en.play.cannot))
  await eventually(() => expect(answered()).toEqual({ by: 'none' }))
  click(byRole('button', en.play.speakAfterAll))
  await eventually(() => expect(answered()).toBeUndefined())
})

test('a recogniser without a connection says so, and one can record instead', async () => {
  allowRecognition()
  putRecogniser({ error: 'network' })
  await play()
  click(byRole('button', en.play.speak))
  await eventually(() => byRole('alert', en.problemsHere.noConnection))
  click(byRole('button', en.play.toSelf))
  await eventually(() => byRole('radio', en.play.isRight))
})

test('what the browser heard is shown word by word; a worse try does not take it away', async () => {
  allowRecognition()
  putRecogniser({ heard: 'thank you' })
  const { answered } = await play()
  click(byRole('button', en.play.speak))
  await eventually(() => expect(document.body.textContent).toContain('2 of 2 understood'))
  putRecogniser({ heard: 'tank you' })
  click(byRole('button', en.play.again))
  await eventually(() => expect(document.body.textContent).toContain('1 try left'))
  expect(document.body.textContent).toContain('2 of 2 understood')
  click(byRole('button', en.play.next))
  await eventually(() => byRole('button', en.play.speak))
  click(byRole('button', en.play.speak))
  await eventually(() =>
    expect(answered()).toEqual({
      by: 'recognition',
      items: [
        { itemId: 'a', heard: ['thank you'], tries: 2 },
        { itemId: 'b', heard: ['tank you'], tries: 1 },
      ],
    }),
  )
})
