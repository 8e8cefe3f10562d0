import { expect, test } from 'vitest'
import { compileHidden } from '#features/ai/ai-config/hiddenText.ts'
import { holdBack, type HeldChunk } from './holdBack.ts'

const text = 'Slow water carries fine sand toward the river mouth.'
const hidden = compileHidden([{ text, visible: [] }], 'en')
const silent = { said: [], replies: [] }

/** A stream that tells how much of it was read. */
function streamOf(whole: string, size = 5) {
  const read = { chunks: 0 }
  async function* chunks(): AsyncGenerator<string> {
    for (let at = 0; at < whole.length; at += size) {
      read.chunks += 1
      yield whole.slice(at, at + size)
    }
  }
  return { read, chunks: chunks() }
}

const all = async (whole: string) => {
  const found: HeldChunk[] = []
  for await (const chunk of holdBack(streamOf(whole).chunks, hidden, silent)) found.push(chunk)
  return found
}

const shownIn = (found: readonly HeldChunk[]) =>
  found.map((each) => ('text' in each ? each.text : '')).join('')

test('an honest reply comes through whole, piece by piece', async () => {
  const reply =
    'What does a river do where it gets wider? Look at the second picture again, and at the sand in it.'
  const found = await all(reply)
  expect(shownIn(found)).toBe(reply)
  expect(found.length).toBeGreaterThan(5)
})

test('of a leak no word is shown, and nothing behind it', async () => {
  const found = await all(`Here you are, since you asked so kindly for it today: ${text} And more.`)
  expect(found.at(-1)).toEqual({ leak: { rule: 'run', at: 54 } })
  expect(shownIn(found)).not.toMatch(/slow|water|more/i)
})

test('what would come after a leak is not waited for', async () => {
  const { chunks, read } = streamOf(`${text} ${'And so on. '.repeat(500)}`)
  for await (const chunk of holdBack(chunks, hidden, silent)) expect(chunk).toHaveProperty('leak')
  expect(read.chunks).toBeLessThan(15)
})

test('nothing is shown of a reply that says nothing', async () => {
  expect(await all('')).toEqual([])
})
