import { escapeHtml } from '#kit/value/escapeHtml.ts'
import type { RichMark, RichNode } from '#kit/richText/richText.ts'

const tagOfMark = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const
const tagOfNode: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  callout: 'blockquote',
  table: 'table',
  tableRow: 'tr',
}

/** Rich text as HTML; formulas in TeX between the signs that Moodle and H5P look for. */
export const htmlOf = (nodes: readonly RichNode[]): string => nodes.map(htmlOfNode).join('')

function htmlOfNode(node: RichNode): string {
  const inside = htmlOf(node.content ?? [])
  const attribute = (name: string) => node.attrs?.[name]
  const tag = tagOfNode[node.type]
  if (tag) return `<${tag}>${inside}</${tag}>`
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight(inMark, escapeHtml(node.text ?? ''))
    case 'heading': {
      const name = attribute('level') === 3 ? 'h3' : 'h2'
      return `<${name}>${inside}</${name}>`
    }
    case 'orderedList':
      return `<ol start="${attribute('start') ?? 1}">${inside}</ol>`
    case 'codeBlock':
      return `<pre>${inside}</pre>`
    case 'tableHeader':
    case 'tableCell': {
      const name = node.type === 'tableCell' ? 'td' : 'th'
      const spans = ['colspan', 'rowspan'].map((span) => ` ${span}="${attribute(span) ?? 1}"`).join('')
      return `<${name}${spans}>${inside}</${name}>`
    }
    case 'formula':
      return escapeHtml(String.raw`\(${attribute('tex')}\)`)
    case 'formulaBlock':
      return `<p>${escapeHtml(String.raw`\[${attribute('tex')}\]`)}</p>`
    case 'hardBreak':
      return '<br>'
    case 'horizontalRule':
      return '<hr>'
    default:
      return inside
  }
}

const inMark = (inside: string, { type, attrs }: RichMark): string =>
  type === 'link'
    ? `<a href="${escapeHtml(attrs?.href ?? '')}">${inside}</a>`
    : `<${tagOfMark[type]}>${inside}</${tagOfMark[type]}>`
