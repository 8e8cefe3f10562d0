import { expect, test } from 'vitest'
import { costOf, free, inMicro, inYuan, nothing } from './ai-usage.cost.ts'

const prices = { tokens1000: inMicro(0.012), image: inMicro(0.2), speechMinute: inMicro(0.6) }

test.each([
  ['nothing', {}, 0],
  ['a thousand tokens, in and out alike', { inputTokens: 400, outputTokens: 600 }, 0.012],
  ['a single token', { outputTokens: 1 }, 0.000012],
  ['two pictures', { pictures: 2 }, 0.4],
  ['half a minute of speech', { speechMs: 30_000 }, 0.3],
  ['what is less than the smallest amount', { speechMs: 0.01 }, 0.000001],
  ['everything at once', { inputTokens: 1000, pictures: 1, speechMs: 60_000 }, 0.812],
])('%s costs what the units say', (_what, work, yuan) => {
  expect(inYuan(costOf({ ...nothing, ...work }, prices))).toBeCloseTo(yuan, 9)
  expect(costOf({ ...nothing, ...work }, free)).toBe(0)
})
