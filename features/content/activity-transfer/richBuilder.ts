import type { RichMark, RichNode, RichText } from '#kit/richText/richText.ts'
import { cleanRichText } from '#kit/richText/richTextClean.ts'
import { sameJson } from '#kit/value/sameJson.ts'

/** One builder of our rich text for all that is read: Markdown, Word, slides. Whatever is given, what comes out is ours. */

export interface Cell {
  readonly blocks: readonly RichNode[]
  readonly isHead: boolean
  readonly colspan: number
  readonly rowspan: number
}

/** A run of text with its marks; the block that it is put into drops an empty one. */
export const text = (value: string, marks: readonly RichMark[] = []): RichNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
})
export const lineBreak: RichNode = { type: 'hardBreak' }
export const rule: RichNode = { type: 'horizontalRule' }
/** A formula within a line, in TeX. */
export const formula = (tex: string): RichNode => ({ type: 'formula', attrs: { tex } })
/** A formula on a line of its own, in TeX. */
export const formulaBlock = (tex: string): RichNode => ({ type: 'formulaBlock', attrs: { tex } })

/** A paragraph; runs with the same marks are joined, and space at its ends is cut. */
export const paragraph = (inlines: readonly RichNode[]): RichNode => ({
  type: 'paragraph',
  content: joined(inlines),
})

/** A heading of level 2 or 3; above them stands the title of the card. */
export const heading = (level: 2 | 3, inlines: readonly RichNode[]): RichNode => ({
  type: 'heading',
  attrs: { level },
  content: joined(inlines),
})

/** A quotation of whole blocks. */
export const quote = (blocks: readonly RichNode[]): RichNode => ({ type: 'blockquote', content: blocks })

/** A block of code as it was written; `language` as its fence names it, '' for none. */
export const codeBlock = (code: string, language = ''): RichNode => ({
  type: 'codeBlock',
  ...(language !== '' && { attrs: { language } }),
  content: code === '' ? [] : [text(code)],
})

/** A list, each item as its blocks. `start` makes it a numbered one: its first number, or null for 1. */
export const list = (items: readonly (readonly RichNode[])[], start?: number | null): RichNode => ({
  type: start === undefined ? 'bulletList' : 'orderedList',
  ...(start !== undefined && start !== null && start !== 1 && { attrs: { start } }),
  content: items.map((blocks) => ({ type: 'listItem', content: startingWithText(blocks) })),
})

/** An item begins with a paragraph; the editor knows no other. */
const startingWithText = (blocks: readonly RichNode[]): readonly RichNode[] =>
  blocks[0]?.type === 'paragraph' ? blocks : [paragraph([]), ...blocks]

/** A table, row by row; a cell without blocks gets an empty paragraph, since the editor knows no empty cell. */
export const table = (rows: readonly (readonly Cell[])[]): RichNode => ({
  type: 'table',
  content: rows.map((cells) => ({ type: 'tableRow', content: cells.map(cellOf) })),
})

const cellOf = ({ blocks, isHead, colspan, rowspan }: Cell): RichNode => ({
  type: isHead ? 'tableHeader' : 'tableCell',
  ...((colspan > 1 || rowspan > 1) && { attrs: { colspan, rowspan } }),
  content: blocks.length > 0 ? blocks : [paragraph([])],
})

/** Runs of text with the same marks are one, and no line begins or ends with space. */
function joined(inlines: readonly RichNode[]): RichNode[] {
  const runs: RichNode[] = []
  for (const node of inlines) {
    const last = runs.at(-1)
    const isMore = last?.type === 'text' && node.type === 'text' && sameJson(last.marks, node.marks)
    if (isMore && last) runs[runs.length - 1] = { ...last, text: (last.text ?? '') + (node.text ?? '') }
    else if (node.type !== 'text' || node.text !== '') runs.push(node)
  }
  return trimmed(runs)
}

function trimmed(runs: readonly RichNode[]): RichNode[] {
  const first = runs.findIndex(isVisible)
  const last = runs.findLastIndex(isVisible)
  return runs.slice(first, last + 1).flatMap((node, index, inner) => {
    if (node.type !== 'text') return [node]
    const fromStart = index === 0 ? (node.text ?? '').trimStart() : (node.text ?? '')
    const value = index === inner.length - 1 ? fromStart.trimEnd() : fromStart
    return [{ ...node, text: value }]
  })
}

const isVisible = (node: RichNode): boolean =>
  node.type === 'text' ? (node.text ?? '').trim() !== '' : node.type !== 'hardBreak'

/** Blocks as a text of ours, cleaned by the rule that every stored text obeys. */
export const richOfBlocks = (blocks: readonly RichNode[]): RichText =>
  cleanRichText({ type: 'doc', content: blocks })
