import fc from 'fast-check'
import { parse } from 'zod/mini'
import { richOf, type RichText } from '#kit/richText/richText.ts'
import { cardSchema, type Card } from '#cards/index.ts'
import { h5pOfDeck } from '../server/export/h5p/h5pDeck.ts'
import { H5pFiles } from '../server/export/h5p/h5pFiles.ts'

export type Drafts = Readonly<Record<string, fc.Arbitrary<object>>>

export const cardOf = (draft: object): Card => parse(cardSchema, { id: 1, ...draft })

/** Signs of H5P's notations and of HTML among letters; HTML keeps no space at the ends of a text, and one of several. */
export const word = fc
  .string({ unit: fc.constantFrom(...'ab1é人 *<>&:/+"=#|'), minLength: 1, maxLength: 20 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')
export const maybe = fc.oneof(fc.constant(''), word)
export const several = (min: number, max: number) => fc.array(word, { minLength: min, maxLength: max })
export const inGap = word.map((text) => text.replaceAll('|', 'l'))
/** For what H5P writes as a plain field, where its signs cannot be escaped. */
export const tame = word.map((text) => text.replace(/[*:/+|]/g, 'x'))
export const single = fc.string({ unit: fc.constantFrom(...'ab1é'), minLength: 1, maxLength: 8 })

export const attempts = fc.constantFrom(
  { max: null, showAnswer: 'afterLast' },
  { max: null, showAnswer: 'never' },
  { max: 1, showAnswer: 'afterAnswer' },
  { max: 1, showAnswer: 'never' },
)
export const said = fc.record({ correct: maybe, partly: maybe, wrong: maybe })
export const answered = { title: maybe, note: maybe, points: fc.constant(1), attempts, feedback: said }
export const looked = { title: maybe, note: maybe }
/** Lines among formats, a link and formulas. */
export const formatted = (lines: readonly string[]): RichText => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'So' }] },
    ...richOf(lines.join('\n')).content,
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'If ', marks: [{ type: 'bold' }] },
        { type: 'formula', attrs: { tex: 'a < b^2' } },
        {
          type: 'text',
          text: ' here',
          marks: [{ type: 'link', attrs: { href: 'https://example.com/?a=1&b' } }],
        },
      ],
    },
    { type: 'formulaBlock', attrs: { tex: String.raw`\frac{1}{2}` } },
  ],
})
/** Described, or for nobody to hear. */
export const mediaOf = (fileId: number) => maybe.map((alt) => ({ fileId, alt, decorative: alt === '' }))
export const picture = mediaOf(1)
export const ids = <Part extends object>(parts: readonly Part[]) =>
  parts.map((part, index) => ({ id: `p${index + 1}`, ...part }))
export const listOf = <Part extends object>(part: fc.Arbitrary<Part>, min: number, max: number) =>
  fc.array(part, { minLength: min, maxLength: max }).map(ids)
export const share = fc.integer({ min: 0, max: 60 }).map((value) => value / 100)
export const side = fc.integer({ min: 5, max: 40 }).map((value) => value / 100)
export const box = { x: share, y: share, width: side, height: side }

const files = () =>
  new H5pFiles(
    new Map([
      [1, { name: 'a.png', mime: 'image/png' }],
      [2, { name: 'b.jpg', mime: 'image/jpeg' }],
      [3, { name: 'c.webm', mime: 'audio/webm' }],
      [4, { name: 'd.mp4', mime: 'video/mp4' }],
    ]),
  )

/** Where a card alone in its activity, titled `T`, comes back otherwise. */
export const lossesOf = (draft: object) => {
  const card = cardOf(draft)
  return h5pOfDeck([card], 'T', files()).losses.map(({ what, path }) => [what, path])
}
