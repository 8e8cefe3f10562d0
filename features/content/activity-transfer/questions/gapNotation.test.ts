import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapedForGaps, fitsGap, gapOf, gapPartsOf } from './gapNotation.ts'

const text = fc.string({ unit: fc.constantFrom(...'ab1 [［】|｜\\\n人'), maxLength: 20 })

test('what is written between gaps and in them is read again', () => {
  const answers = fc.array(text.filter(fitsGap), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      text.filter((plain) => plain !== ''),
      answers,
      (plain, words) => {
        expect(gapPartsOf(escapedForGaps(plain) + gapOf(words))).toEqual([
          plain,
          words.map((word) => word.trim()),
        ])
      },
    ),
  )
})
