import { expect, test } from 'vitest'
import { makeMarkReader } from '#features/ai/ai-config/help.marks.ts'
import { unmarked } from './unmarked.ts'

/** What is shown of a reply that comes in these chunks. */
async function shownOf(chunks: readonly string[]): Promise<string[]> {
  const source = (async function* reply() {
    yield* chunks
  })()
  const shown: string[] = []
  for await (const piece of unmarked(source, makeMarkReader(2))) shown.push(piece)
  return shown
}

test.each([
  ['an emoji', '🦦', ['An otter \uD83E', '\uDDA6!']],
  ['an emoji of which each half comes alone', '🦦', ['An otter ', '\uD83E', '', '\uDDA6', '!']],
  ['a sign beside it', '🦦', ['An otter \uD83E', '\uDDA6\u{E0041}!']],
])('%s that a provider cuts comes whole', async (_what, emoji, chunks) => {
  const shown = await shownOf(chunks)
  expect(shown.join('')).toBe(`An otter ${emoji}!`)
  expect(shown.every((piece) => piece.isWellFormed())).toBe(true)
})

test('a sign that nobody sees is taken out also where it is cut', async () => {
  expect((await shownOf(['Loo\uDB40', '\uDC41k'])).join('')).toBe('Look')
})

test.each([
  ['at the end', ['Look\uD83E'], 'Look'],
  ['in the midst', ['Look\uD83E', ' there'], 'Look\uFFFD there'],
])('half a character %s', async (_where, chunks, shown) => {
  expect((await shownOf(chunks)).join('')).toBe(shown)
})
