import { expect, test } from 'vitest'
import type { CardState } from '#kit/card/progress.ts'
import { jump } from './jump.card.ts'
import { withKind } from './jump.edits.ts'
import { jumpSample } from './jump.sample.ts'
import type { JumpCard, JumpProgress } from './jump.schema.ts'

const [first] = jumpSample.cards
if (!first) throw new Error('there is no sample')
const of = (change: Partial<JumpCard>): JumpCard => ({ ...first, targetId: 5, ...change })
const stateOf = (progress?: JumpProgress): CardState<JumpProgress> => ({
  progress,
  tries: 0,
  scaled: null,
  passed: false,
  chosen: [],
})
const seen = stateOf({ viewed: true })
const followed = stateOf({ viewed: true, followed: true })

test.each([
  ['a jump to a card leads there', {}, seen, { to: 'card', cardId: 5, isOver: false }],
  ['one over the activity comes back', { how: 'over' }, seen, { to: 'card', cardId: 5, isOver: true }],
  ['an optional one leads nobody who did not ask', { required: false }, seen, { to: 'next' }],
  [
    'an optional one that was followed',
    { required: false },
    followed,
    { to: 'card', cardId: 5, isOver: false, isOffered: true },
  ],
  ['one without a target', { targetId: null }, seen, { to: 'next' }],
  ['one to another activity leaves the navigation as it is', { kind: 'activity' }, followed, { to: 'next' }],
] as const)('%s', (_title, change, progress, step) => {
  expect(jump.navigating.step(of(change), progress)).toEqual(step)
})

test.each([
  ['a card', {}, true],
  ['an activity', { kind: 'activity' }, false],
] as const)('seeing a jump to %s is enough: %s', (_title, change, isEnough) => {
  expect(jump.progress.isComplete(of(change), seen)).toBe(isEnough)
  expect(jump.progress.isComplete(of(change), followed)).toBe(true)
})

test('what was followed stays followed', () => {
  expect(jump.progress.join({ viewed: true, followed: true }, { viewed: true })).toEqual({
    viewed: true,
    followed: true,
  })
})

test('only a card of this activity is a target, and follows a copy', () => {
  expect(jump.navigating.targets(of({}))).toEqual([{ cardId: 5, path: 'targetId', relation: 'leads' }])
  expect(jump.navigating.targets(of({ kind: 'course' }))).toEqual([])
  expect(jump.navigating.remap(of({ kind: 'course' }), new Map([[5, 50]])).targetId).toBe(5)
})

test('another kind begins without a target, and a card has no page of its own', () => {
  expect(withKind(of({ kind: 'activity', how: 'new' }), 'card')).toMatchObject({
    kind: 'card',
    how: 'replace',
    targetId: null,
  })
  expect(withKind(of({}), 'card').targetId).toBe(5)
  expect(jump.content.problems(withKind(of({}), 'ability'))).toMatchObject([{ key: 'problems.no.ability' }])
})
