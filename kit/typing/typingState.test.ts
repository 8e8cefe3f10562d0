import { expect, test } from 'vitest'
import { typingTable, type TypingEvent, type TypingState } from './typingState.ts'

const states = Object.keys(typingTable) as TypingState[]
const steps = states.flatMap((state) =>
  Object.entries(typingTable[state]).map(([event, [next, ...effects]]) => ({ state, event, next, effects })),
)
type Seen = (typeof steps)[number]

const isPending = (state: TypingState) => state === 'typing' || state === 'composing'
const shown = ({ state, event, next, effects }: Seen) => `${state}, ${event}: ${[next, ...effects].join(' ')}`
/** The steps among them that break a law. */
const breaking = (law: (step: Seen) => boolean) => steps.filter((step) => !law(step)).map(shown)
const of = (...events: TypingEvent[]) => {
  const names = new Set<string>(events)
  return ({ event }: Seen) => names.has(event)
}

test('what is pending stays pending or is flushed first of all, and nothing else is flushed', () => {
  const isPreserved = ({ state, next, effects: [first] }: Seen) =>
    isPending(state) && !isPending(next)
      ? next === 'flushing' && (first === 'flush' || first === 'flushLeaving')
      : next === state || !isPending(state) || isPending(next)
  expect(breaking(isPreserved)).toEqual([])
  const isFlushed = ({ state, next, effects }: Seen) =>
    effects.some((effect) => effect.startsWith('flush')) === (isPending(state) && !isPending(next))
  expect(breaking(isFlushed)).toEqual([])
})

test('a letter draws nothing and flushes nothing, whatever goes on', () => {
  const isLetter = of('letter', 'compositionStart')
  const waits = ({ effects }: Seen) => effects.every((effect) => effect === 'awaitPaint')
  expect(breaking((step) => !isLetter(step) || waits(step))).toEqual([])
})

test('while an input method composes, its keys flush and draw nothing', () => {
  const isKey = of('key', 'enter', 'compositionStart')
  const rests = ({ next, effects }: Seen) => next === 'composing' && effects.length === 0
  expect(breaking((step) => step.state !== 'composing' || !isKey(step) || rests(step))).toEqual([])
})

test('each key reports whether an input method composes', () => {
  const ends = ({ state, next }: Seen) => next === (state === 'composing' ? 'typing' : state)
  expect(breaking((step) => !of('compositionEnd')(step) || ends(step))).toEqual([])
  const starts = ({ state, next }: Seen) => next === (state === 'flushing' ? state : 'composing')
  expect(breaking((step) => !of('compositionStart')(step) || starts(step))).toEqual([])
})

test('any other key finds drawn what was flushed; an action, and a key that leads on, what follows too', () => {
  const draws = ({ effects }: Seen, ...expected: string[]) =>
    expected.every((each) => effects.some((effect) => effect === each))
  const isFree = ({ state }: Seen) => state !== 'composing'
  expect(breaking((step) => !(of('key')(step) && isFree(step)) || draws(step, 'drawFlushed'))).toEqual([])
  const isMove = (step: Seen) => of('action')(step) || (of('enter')(step) && isFree(step))
  expect(breaking((step) => !isMove(step) || draws(step, 'drawFlushed', 'drawDeferred'))).toEqual([])
  expect(breaking((step) => !isMove(step) || step.next === 'idle' || step.next === 'flushing')).toEqual([])
})

test('what leaves draws nothing: it may do so in the midst of a render', () => {
  const isStill = ({ effects }: Seen) =>
    effects.every((effect) => !effect.startsWith('draw') && effect !== 'flush')
  expect(breaking((step) => !of('leave')(step) || isStill(step))).toEqual([])
})

test('what waits is waited for: no state but an idle one is entered without an end in sight', () => {
  const awaits = ({ effects: [first] }: Seen) =>
    first === 'awaitPaint' || first === 'awaitPause' || first?.startsWith('flush') === true
  const isEntered = ({ state, next }: Seen) => next !== state && next !== 'idle' && next !== 'composing'
  expect(breaking((step) => !isEntered(step) || awaits(step))).toEqual([])
})
