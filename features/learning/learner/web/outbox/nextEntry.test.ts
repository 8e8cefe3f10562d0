import { expect, test } from 'vitest'
import { maxBreaks, nextEntry } from './nextEntry.ts'

const queued = (key: string, cardId: number) =>
  ({
    key,
    action: { kind: 'position', body: { clientId: key, activityId: 1, cardId } },
  }) as const
const queue = [queued('a', 1), queued('b', 1), queued('c', 2), queued('d', 3)]

test.each([
  { breaks: {}, next: 'a' },
  { breaks: { a: maxBreaks - 1 }, next: 'a' },
  { breaks: { a: maxBreaks }, next: 'c' },
  { breaks: { a: maxBreaks, c: maxBreaks }, next: 'd' },
  { breaks: { a: maxBreaks + 2, c: maxBreaks + 1, d: maxBreaks + 2 }, next: 'c' },
])('after $breaks errors the next one is $next', ({ breaks, next }) => {
  expect(nextEntry(queue, new Map(Object.entries(breaks)))?.key).toBe(next)
})

test('without anything that waits there is none', () => {
  expect(nextEntry([], new Map())).toBeUndefined()
})
