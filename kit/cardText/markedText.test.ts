import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withToggledMark } from './markedText.edits.ts'
import { emptied, linesOf, markedIn, segmentsOf } from './markedText.ts'

describe('the text', () => {
  test.each([
    ['Paris is [big].', [['big']]],
    ['[a|b| c ] and [d]', [['a', 'b', 'c'], ['d']]],
    ['法国的首都是【巴黎｜Paris】。', [['巴黎', 'Paris']]],
    ['［全角］', [['全角']]],
    ['\\[not one\\] but [one]', [['one']]],
    ['an [open bracket', []],
    ['[two\nlines]', []],
    ['[]', [[]]],
    ['[ | ]', [[]]],
  ])('%s has %j in brackets', (text, gaps) => {
    expect(markedIn(text).map(({ parts }) => parts)).toEqual(gaps)
  })

  test('is shown line by line, without brackets, and with those that are meant as such', () => {
    const lines = linesOf('One [gap] \\[sic\\]\n\n  \nTwo')
    expect(
      lines.map((line) => line.map((segment) => (segment.kind === 'text' ? segment.text : '_'))),
    ).toEqual([['One ', '_', ' [sic]'], ['Two']])
  })

  test('loses its answers and keeps its gaps, whatever was written', () => {
    const token = fc.constantFrom('[', ']', '|', '\\', 'a', '【', '】', ' ', '\n', 'answer')
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
        const text = tokens.join('')
        const empty = emptied(text)
        expect(markedIn(empty)).toHaveLength(markedIn(text).length)
        expect(markedIn(empty).every(({ parts }) => parts.length === 0)).toBe(true)
        const plain = (of: string) =>
          segmentsOf(of).flatMap((each) => (each.kind === 'text' ? [each.text] : []))
        expect(plain(empty)).toEqual(plain(text))
      }),
    )
  })
})

describe('an author marks a gap', () => {
  test.each([
    ['a word', 'The sky is blue.', 11, 15, 'The sky is [blue].'],
    ['a word with a space too much', 'The sky is blue.', 10, 15, 'The sky is [blue].'],
    ['the word at the cursor', 'The sky is blue.', 5, 5, 'The [sky] is blue.'],
    ['a gap, to have it back as text', 'The [sky|air] is blue.', 6, 6, 'The sky is blue.'],
    ['several words', 'New York is big', 0, 8, '[New York] is big'],
  ])('%s', (_title, text, from, to, expected) => {
    expect(withToggledMark(text, from, to).text).toBe(expected)
  })

  test('and what was marked stays selected, so that the same key takes it back', () => {
    const once = withToggledMark('The sky is blue.', 11, 15)
    expect(once.text.slice(once.from, once.to)).toBe('blue')
    expect(withToggledMark(once.text, once.from, once.to).text).toBe('The sky is blue.')
  })
})
