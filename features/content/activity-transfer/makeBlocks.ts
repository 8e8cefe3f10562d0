import { list, paragraph, quote, text } from './richBuilder.ts'
import type { Option, DocumentBlock } from './documentBlock.ts'

/** Blocks for tests, as a reader would find them. */
export const words = (at: number, value: string): DocumentBlock => ({
  kind: 'text',
  node: paragraph([text(value)]),
  at,
})
/** A quotation of one paragraph, for tests. */
export const quoted = (at: number, value: string): DocumentBlock => ({
  kind: 'text',
  node: quote([paragraph([text(value)])]),
  at,
})
/** A heading of this level, 1 to 6, for tests. */
export const head = (at: number, level: number, value: string): DocumentBlock => ({
  kind: 'heading',
  level,
  text: value,
  at,
})
/** The picture at `index` of the document's pictures, for tests. */
export const picture = (at: number, index: number, alt = ''): DocumentBlock => ({
  kind: 'picture',
  picture: index,
  alt,
  caption: '',
  at,
})
/** `*` before an option marks it as right. */
export const options = (at: number, ...texts: string[]): DocumentBlock => {
  const all: Option[] = texts.map((each) => ({
    text: each.replace(/^\*/, ''),
    correct: each.startsWith('*'),
    feedback: '',
  }))
  return {
    kind: 'options',
    options: all,
    mark: 'box',
    node: list(all.map((option) => [paragraph([text(option.text)])])),
    at,
  }
}
