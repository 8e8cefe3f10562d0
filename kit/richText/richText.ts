import * as z from 'zod/mini'
import { fitsIn } from '#kit/value/graphemes.ts'
import { isObject, sameJson } from '#kit/value/sameJson.ts'
import { cleanRichText } from './richTextClean.ts'
import type { RichNode, RichText } from './richTextNodes.ts'

export type { RichMark, RichNode, RichText } from './richTextNodes.ts'

export const emptyRichText: RichText = { type: 'doc', content: [] }

/** Whether a value is rich text of ours, with nothing in it that we do not know. */
export const isRichText = (value: unknown): value is RichText =>
  isObject(value) && value['type'] === 'doc' && sameJson(value, cleanRichText(value))

/** Room for empty cells and rules; pages of the longest text have far fewer nodes and marks than every second letter. */
const maxNodes = (max: number): number => 500 + max / 2

/** How many nodes and marks there are. */
const sizeOf = ({ marks = [], content = [] }: RichNode): number =>
  content.reduce((size, child) => size + sizeOf(child), 1 + marks.length)

const node = z.looseObject({ type: z.string() })

/** Schema of rich text of at most `max` graphemes. Unknown nodes, marks, attributes and unsafe addresses are refused. */
export const richTextOf = (max: number): z.ZodMiniType<RichText> => {
  const schema = z.looseObject({ type: z.literal('doc'), content: z.array(node) }).check(
    z.refine(isRichText, { params: { problem: 'invalid' }, abort: true }),
    z.refine((value) => isRichText(value) && fitsIn(plainOf(value), max) && sizeOf(value) <= maxNodes(max), {
      params: { problem: 'tooLong', max },
    }),
  )
  return z._default(schema, () => ({
    type: 'doc' as const,
    content: [],
  })) as unknown as z.ZodMiniType<RichText>
}

const blocks = new Set(['paragraph', 'heading', 'codeBlock', 'tableRow', 'formulaBlock', 'horizontalRule'])

/** The words of a rich text, one block a line, cells of a table row parted by tabs. */
export function plainOf(value: RichNode): string {
  const lines: string[] = []
  const visit = (here: RichNode, line: string[]): void => {
    const isLine = blocks.has(here.type)
    const own = isLine && here.type !== 'tableRow' ? [] : line
    if (here.type === 'tableRow') {
      lines.push((here.content ?? []).map((cell) => plainOf(cell).replaceAll('\n', ' ')).join('\t'))
      return
    }
    if (here.type === 'text') own.push(here.text ?? '')
    if (here.type === 'hardBreak') own.push('\n')
    if (here.type === 'formula' || here.type === 'formulaBlock') own.push(String(here.attrs?.['tex'] ?? ''))
    for (const child of here.content ?? []) visit(child, own)
    if (isLine) lines.push(own.join(''))
  }
  visit(value, [])
  return lines.join('\n').trim()
}

/** Whether nothing can be read in a rich text; a formula can be read, space and empty paragraphs cannot. */
export const isEmptyRichText = (value: RichText): boolean => plainOf(value) === ''

/** Plain text as rich text: one paragraph a line. */
export function richOf(plain: string): RichText {
  const lines = plain.trim() === '' ? [] : plain.trim().split(/\n+/)
  return {
    type: 'doc',
    content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

/** The runs of text with their paths, `<path>.content.0.content.1.text`. */
export function richPhrases(value: RichNode, path: string): { path: string; text: string }[] {
  if (value.type === 'text') return [{ path: `${path}.text`, text: value.text ?? '' }]
  return (value.content ?? []).flatMap((child, index) => richPhrases(child, `${path}.content.${index}`))
}
