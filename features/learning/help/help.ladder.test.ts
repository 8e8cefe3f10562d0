import { describe, expect, test } from 'vitest'
import { languages } from '#kit/i18n/words.ts'
import { rungs } from '#features/ai/ai-config/help.kinds.ts'
import { ladderPhrase, rungOf } from './help.ladder.ts'
import { ladderSentence } from './testing/ladderSentence.ts'

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [40, 4],
])('after %i turns help stands on rung %i', (turns, rung) => expect(rungOf(turns)).toBe(rung))

describe.each(languages)('in %s', (language) => {
  test('each rung has a sentence of its own, which names the card where there is one', async () => {
    const sources = [
      { number: '3', title: 'Rivers' },
      { number: '3', title: ' ' },
      { number: '', title: 'Rivers' },
      undefined,
    ]
    const said = new Set<string>()
    for (const rung of rungs)
      for (const source of sources) {
        const sentence = await ladderSentence(ladderPhrase(rung, source, undefined), language)
        expect(sentence).not.toMatch(/undefined|\{\{|\}\}/)
        if (source?.number) expect(sentence).toContain('3')
        if (source?.title.trim()) expect(sentence).toContain('Rivers')
        said.add(sentence)
      }
    expect(said.size).toBe(rungs.length * sources.length)
  })

  test("the author's hint comes on the second rung, and only there", async () => {
    const source = { number: '3', title: 'Rivers' }
    for (const rung of rungs) {
      const sentence = await ladderSentence(ladderPhrase(rung, source, 'Think of sand.'), language)
      expect(sentence.includes('Think of sand.')).toBe(rung === 2)
    }
  })
})
