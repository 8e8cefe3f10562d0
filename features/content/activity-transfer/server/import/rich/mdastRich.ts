import type { List, ListItem, PhrasingContent, RootContent, Table } from 'mdast'
import type { RichMark, RichNode } from '#kit/richText/richText.ts'
import { isSafeHref } from '#kit/richText/richTextClean.ts'
import type { Cell } from '../../../richBuilder.ts'
import {
  codeBlock,
  formula,
  formulaBlock,
  heading,
  lineBreak,
  list,
  paragraph,
  quote,
  rule,
  table,
  text,
} from '../../../richBuilder.ts'
import { blocksOfHtml } from './htmlRich.ts'

/** Where `[text][name]` leads. */
export type Definitions = ReadonlyMap<string, string>

/** One block of Markdown as blocks of ours; pictures are somebody else's. */
export function blocksOf(node: RootContent, definitions: Definitions): RichNode[] {
  switch (node.type) {
    case 'paragraph':
      return [paragraph(inlinesOf(node.children, definitions))]
    case 'heading':
      return [heading(node.depth <= 2 ? 2 : 3, inlinesOf(node.children, definitions))]
    case 'blockquote':
      return [quote(node.children.flatMap((child) => blocksOf(child, definitions)))]
    case 'list':
      return [listOf(node, definitions)]
    case 'code':
      return [codeBlock(node.value, node.lang ?? '')]
    case 'math':
      return [formulaBlock(node.value)]
    case 'table':
      return [tableOf(node, definitions)]
    case 'thematicBreak':
      return [rule]
    case 'html':
      return blocksOfHtml(node.value)
    case 'footnoteDefinition':
      return [
        labelled(
          node.identifier,
          node.children.flatMap((child) => blocksOf(child, definitions)),
        ),
      ]
    default:
      return []
  }
}

const labelled = (label: string, blocks: readonly RichNode[]): RichNode =>
  paragraph([text(`[${label}] `), ...blocks.flatMap(({ content }) => content ?? [])])

const listOf = ({ children, ordered, start }: List, definitions: Definitions): RichNode =>
  list(
    children.map((item) => itemOf(item, definitions)),
    ordered ? (start ?? 1) : undefined,
  )

/** A box of a task list stays as a sign, so that nothing is lost where the list is no question. */
function itemOf({ children, checked }: ListItem, definitions: Definitions): RichNode[] {
  const blocks = children.flatMap((child) => blocksOf(child, definitions))
  if (typeof checked !== 'boolean') return blocks
  const [first, ...rest] = blocks
  const line = first?.type === 'paragraph' ? (first.content ?? []) : []
  return [paragraph([text(checked ? '☑ ' : '☐ '), ...line]), ...(first?.type === 'paragraph' ? rest : blocks)]
}

function tableOf({ children }: Table, definitions: Definitions): RichNode {
  const cell = (content: PhrasingContent[], isHead: boolean): Cell => ({
    blocks: [paragraph(inlinesOf(content, definitions))],
    isHead,
    colspan: 1,
    rowspan: 1,
  })
  return table(children.map((row, index) => row.children.map((each) => cell(each.children, index === 0))))
}

/** A line's content; tags that stand in it are dropped, their words stay. */
export function inlinesOf(
  nodes: readonly PhrasingContent[],
  definitions: Definitions,
  marks: readonly RichMark[] = [],
): RichNode[] {
  return nodes.flatMap((node) => inlineOf(node, definitions, marks))
}

function inlineOf(node: PhrasingContent, definitions: Definitions, marks: readonly RichMark[]): RichNode[] {
  switch (node.type) {
    case 'text':
      return [text(node.value.replaceAll('\n', ' '), marks)]
    case 'inlineCode':
      return [text(node.value, [{ type: 'code' }])]
    case 'inlineMath':
      return [formula(node.value)]
    case 'break':
      return [lineBreak]
    case 'strong':
      return inlinesOf(node.children, definitions, [...marks, { type: 'bold' }])
    case 'emphasis':
      return inlinesOf(node.children, definitions, [...marks, { type: 'italic' }])
    case 'delete':
      return inlinesOf(node.children, definitions, [...marks, { type: 'strike' }])
    case 'link':
      return inlinesOf(node.children, definitions, linked(marks, node.url))
    case 'linkReference':
      return inlinesOf(node.children, definitions, linked(marks, definitions.get(node.identifier) ?? ''))
    case 'footnoteReference':
      return [text(`[${node.identifier}]`, marks)]
    case 'html':
      return /^<br\b/i.test(node.value) ? [lineBreak] : []
    default:
      return []
  }
}

/** An address that may not be followed leaves its words behind. */
const linked = (marks: readonly RichMark[], href: string): readonly RichMark[] =>
  isSafeHref(href) ? [...marks, { type: 'link', attrs: { href } }] : marks
