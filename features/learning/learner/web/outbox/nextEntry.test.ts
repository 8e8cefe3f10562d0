import { expect, test } from 'vitest'
import { mostBreaks, nextEntry } from './nextEntry.ts'

const queued = (key: string, cardId: number) =>
  ({
    key,
    action: { kind: 'position', body: { clientId: key, activityId: 1, cardId } },
  }) as const
const queue = [queued('a', 1), queued('b', 1), queued('c', 2), queued('d', 3)]

test.each([
  { breaks: {}, next: 'a' },
  { breaks: { a: mostBreaks - 1 }, next: 'a' },
  { breaks: { a: mostBreaks }, next: 'c' },
  { breaks: { a: mostBreaks, c: mostBreaks }, next: 'd' },
  { breaks: { a: mostBreaks + 2, c: mostBreaks + 1, d: mostBreaks + 2 }, next: 'c' },
])('after $breaks errors the next one is $next', ({ breaks, next }) => {
  expect(nextEntry(queue, new Map(Object.entries(breaks)))?.key).toBe(next)
})

test('without anything that waits there is none', () => {
  expect(nextEntry([], new Map())).toBeUndefined()
})
