import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { link } from './link.card.ts'
import { embedAddress } from './link.embed.ts'
import { linkSchema } from './link.schema.ts'

const card = (own: object) => z.parse(linkSchema, { id: 1, type: 'link', ...own })
const state = { tries: 0, scaled: null, passed: false, chosen: [] }

test('a link is done when it was opened, not when it was seen', () => {
  const page = card({ url: 'https://example.com' })
  expect(link.progress.isComplete(page, { ...state, progress: { viewed: true } })).toBe(false)
  expect(link.progress.isComplete(page, { ...state, progress: { viewed: true, opened: true } })).toBe(true)
})

test('what was opened stays opened', () => {
  expect(link.progress.join({ viewed: true, opened: true }, { viewed: true })).toEqual({
    viewed: true,
    opened: true,
  })
})

test.each([
  ['', 'newPage', ['problems.noUrl']],
  ['half an addr', 'newPage', ['problems.badUrl']],
  ['javascript:alert(1)', 'newPage', ['problems.badUrl']],
  ['https://example.com', 'newPage', []],
  ['mailto:a@example.com', 'newPage', []],
  ['tel:+34600', 'newPage', []],
  ['http://example.com', 'embedded', ['problems.notEncrypted']],
  ['mailto:a@example.com', 'embedded', ['problems.notEncrypted']],
  ['https://example.com', 'embedded', []],
])('%s in the manner %s has the problems %o', (url, how, keys) => {
  expect(link.content.problems(card({ url, how })).map(({ key }) => key)).toEqual(keys)
})

test.each([
  [
    'https://www.youtube.com/watch?list=x&v=abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  ],
  ['https://youtu.be/abcdefghijk?t=3', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
  ['https://vimeo.com/12345', 'https://player.vimeo.com/video/12345'],
  [
    'https://www.bilibili.com/video/BV1xx411c7mD/',
    'https://player.bilibili.com/player.html?autoplay=0&bvid=BV1xx411c7mD',
  ],
  ['https://www.youtube.com/@somebody', 'https://www.youtube.com/@somebody'],
  [
    'https://evil.example/youtube.com/watch?v=abcdefghijk',
    'https://evil.example/youtube.com/watch?v=abcdefghijk',
  ],
])('%s is shown inside a card as %s', (url, shown) => {
  expect(embedAddress(url)).toBe(shown)
})
