import { parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import type { RichMark, RichNode } from '#kit/richText/richText.ts'
import { isSafeHref } from '#kit/richText/richTextClean.ts'
import {
  codeBlock,
  heading,
  lineBreak,
  list,
  paragraph,
  quote,
  rule,
  table,
  text,
  type Cell,
} from '../../../richBuilder.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

export const isElement = (node: Node): node is Element => 'tagName' in node
export const childrenOf = (html: string): Node[] => parseFragment(html).childNodes
export const attributeOf = (element: Element, name: string): string =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? ''

const silent = /^(script|style|template|iframe|object|noscript|svg|math|title|head)$/
const blockTags =
  /^(p|h[1-6]|ul|ol|blockquote|pre|table|hr|div|section|article|figure|figcaption|dl|dt|dd|details|summary|center)$/
const isBlock = (node: Node): boolean => isElement(node) && blockTags.test(node.tagName)

/** A fragment of HTML as blocks of ours. What we have no block for gives up its place to its content; pictures are dropped. */
export const blocksOfHtml = (html: string): RichNode[] => blocksOfNodes(childrenOf(html))

/** Blocks of nodes in a row; loose text between blocks becomes paragraphs. */
export function blocksOfNodes(nodes: readonly Node[]): RichNode[] {
  const blocks: RichNode[] = []
  let loose: Node[] = []
  const flush = () => {
    const line = paragraph(inlinesOf(loose))
    if (line.content?.length) blocks.push(line)
    loose = []
  }
  for (const node of nodes) {
    if (isElement(node) && isBlock(node)) {
      flush()
      blocks.push(...blockOf(node))
    } else loose.push(node)
  }
  flush()
  return blocks
}

export function blockOf(element: Element): RichNode[] {
  const { tagName, childNodes } = element
  if (/^h[1-6]$/.test(tagName)) return [heading(/[12]/.test(tagName) ? 2 : 3, inlinesOf(childNodes))]
  if (tagName === 'ul') return [list(itemsOf(element))]
  if (tagName === 'ol') return [list(itemsOf(element), Number(attributeOf(element, 'start')) || 1)]
  if (tagName === 'blockquote') return [quote(blocksOfNodes(childNodes))]
  if (tagName === 'pre') return [codeBlock(wordsOf(element).replace(/\n$/, ''))]
  if (tagName === 'table') return tableOf(element)
  if (tagName === 'hr') return [rule]
  if (tagName !== 'p') return blocksOfNodes(childNodes)
  // A paragraph that holds blocks, as boxes of old pages do, is opened.
  if (childNodes.some(isBlock)) return blocksOfNodes(childNodes)
  const line = paragraph(inlinesOf(childNodes))
  return line.content?.length ? [line] : []
}

const itemsOf = (element: Element): RichNode[][] =>
  element.childNodes.filter(isElement).map((item) => blocksOfNodes(item.childNodes))

function tableOf(element: Element): RichNode[] {
  const rows = rowsOf(element).map((row) =>
    row.childNodes
      .filter(isElement)
      .filter(({ tagName }) => tagName === 'td' || tagName === 'th')
      .map(cellOf),
  )
  const filled = rows.filter((cells) => cells.length > 0)
  return filled.length > 0 ? [table(filled)] : []
}

const rowsOf = (element: Element): Element[] =>
  element.childNodes
    .filter(isElement)
    .flatMap((child) =>
      child.tagName === 'tr' ? [child] : /^t(head|body|foot)$/.test(child.tagName) ? rowsOf(child) : [],
    )

const cellOf = (cell: Element): Cell => ({
  blocks: blocksOfNodes(cell.childNodes),
  isHead: cell.tagName === 'th',
  colspan: Number(attributeOf(cell, 'colspan')) || 1,
  rowspan: Number(attributeOf(cell, 'rowspan')) || 1,
})

const markOf: Readonly<Record<string, RichMark['type']>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  code: 'code',
  kbd: 'code',
  tt: 'code',
}

export function inlinesOf(nodes: readonly Node[], marks: readonly RichMark[] = []): RichNode[] {
  return nodes.flatMap((node) => {
    if ('value' in node) return [text(node.value.replace(/\s+/g, ' '), marks)]
    if (!isElement(node) || silent.test(node.tagName)) return []
    if (node.tagName === 'br') return [lineBreak]
    const mark = markOf[node.tagName]
    const href = attributeOf(node, 'href')
    if (node.tagName === 'a' && isSafeHref(href))
      return inlinesOf(node.childNodes, [...marks, { type: 'link', attrs: { href } }])
    const isNew = mark !== undefined && mark !== 'link' && !marks.some(({ type }) => type === mark)
    return inlinesOf(node.childNodes, isNew ? [...marks, { type: mark }] : marks)
  })
}

/** All words in an element, as they stand. */
export const wordsOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''

/** The words of a short fragment on one line. */
export const plainLine = (html: string): string =>
  childrenOf(html.slice(0, 10_000)).map(wordsOf).join('').replaceAll(/\s+/g, ' ').trim()

/** Every picture in an element, in its order. */
export const picturesIn = (node: Node): Element[] => {
  if (!isElement(node)) return []
  return node.tagName === 'img' ? [node] : node.childNodes.flatMap(picturesIn)
}
