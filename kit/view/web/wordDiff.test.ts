import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDiff } from './wordDiff.ts'

const diff = (before: string, after: string) =>
  wordDiff(before, after).map(({ kind, text }) => `${{ same: '=', gone: '-', new: '+' }[kind]}${text}`)

test('words are compared, not letters, in Chinese as well', () => {
  expect(diff('Ask an open question', 'Ask one open question')).toEqual([
    '=Ask ',
    '-an',
    '+one',
    '= open question',
  ])
  expect(diff('听见客户的需求', '听见用户的需求')).toEqual(['=听见', '-客户', '+用户', '=的需求'])
  expect(diff('', 'New')).toEqual(['+New'])
  expect(diff('Same', 'Same')).toEqual(['=Same'])
})

test('both texts can be read back from what differs', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const all = wordDiff(before, after)
      const without = (kind: string) => all.filter((each) => each.kind !== kind).map(({ text }) => text)
      expect(without('new').join('')).toBe(before)
      expect(without('gone').join('')).toBe(after)
    }),
  )
})
