import { expect, test } from 'vitest'
import { actionTimestamp, maxBackdateMs } from './learning.actionTimestamp.ts'

const hour = 3_600_000
const arrivedAt = 1000 * hour

test.each([
  {
    title: 'without a connection for an hour',
    answeredAt: arrivedAt - hour,
    ms: 1000,
    at: arrivedAt - hour + 1000,
  },
  { title: 'at the moment of the last answer', answeredAt: arrivedAt - hour, ms: 0, at: arrivedAt - hour },
  { title: 'with a connection', answeredAt: arrivedAt - 50, ms: 50, at: arrivedAt },
  { title: 'before the last answer', answeredAt: arrivedAt - hour, ms: -1, at: arrivedAt },
  { title: 'after the arrival', answeredAt: arrivedAt - hour, ms: hour + 1, at: arrivedAt },
  {
    title: 'just within 72 hours',
    answeredAt: arrivedAt - maxBackdateMs,
    ms: 0,
    at: arrivedAt - maxBackdateMs,
  },
  { title: 'longer ago than 72 hours', answeredAt: arrivedAt - maxBackdateMs - 1, ms: 0, at: arrivedAt },
])('what was done $title is dated so', ({ answeredAt, ms, at }) => {
  expect(actionTimestamp({ answeredAt, ms }, arrivedAt)).toBe(at)
})
