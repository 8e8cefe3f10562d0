import { isObject, sameJson } from '#kit/value/sameJson.ts'
import {
  richNodes,
  type AttributeRule,
  type RichMark,
  type RichNode,
  type RichText,
} from './richTextNodes.ts'

const deepest = 16
const marks = ['bold', 'italic', 'underline', 'strike', 'code'] as const

/** An address that a link may lead to: http, https, mailto, tel. */
export function isSafeHref(href: string): boolean {
  return href.length <= 2000 && /^(https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu.test(href)
}

/**
 * What of a foreign value is rich text of ours. Unknown nodes give up their place to their content, unknown marks and
 * attributes go, unsafe links become text. Never throws, however deep or odd the value.
 */
export function cleanRichText(value: unknown): RichText {
  const content = isObject(value) && value['type'] === 'doc' ? cleanChildren(value, 'doc', 0) : []
  return { type: 'doc', content }
}

function cleanChildren(parent: Record<string, unknown>, name: string, depth: number): RichNode[] {
  const { content } = parent
  if (!Array.isArray(content) || depth >= deepest) return []
  return content.flatMap((child: unknown) => cleanNode(child, name, depth))
}

function cleanNode(value: unknown, parent: string, depth: number): RichNode[] {
  if (!isObject(value)) return []
  const name = String(value['type'])
  const rule = Object.hasOwn(richNodes, name) ? richNodes[name] : undefined
  if (!rule || !richNodes[parent]?.contentGroups.includes(rule.group))
    return cleanChildren(value, parent, depth + 1)
  if (name === 'text') return cleanTextNode(value)
  const attrs = cleanAttributes(value['attrs'], rule.attrs)
  const content = rule.contentGroups.length > 0 ? cleanChildren(value, name, depth + 1) : []
  if (rule.needsContent && content.length === 0) return []
  const hasContent = content.length > 0 || sameJson(value['content'], [])
  return [
    { type: name, ...(attrs && { attrs }), ...(hasContent && rule.contentGroups.length > 0 && { content }) },
  ]
}

function cleanTextNode(value: Record<string, unknown>): RichNode[] {
  if (typeof value['text'] !== 'string' || value['text'] === '') return []
  const cleaned = Array.isArray(value['marks']) ? value['marks'].flatMap(cleanMark) : []
  return [{ type: 'text', text: value['text'], ...(cleaned.length > 0 && { marks: cleaned }) }]
}

function cleanMark(value: unknown): RichMark[] {
  if (!isObject(value)) return []
  const name = marks.find((mark) => mark === value['type'])
  if (name) return [{ type: name }]
  const href = isObject(value['attrs']) ? value['attrs']['href'] : undefined
  const isLink = value['type'] === 'link' && typeof href === 'string' && isSafeHref(href)
  return isLink ? [{ type: 'link', attrs: { href } }] : []
}

/** Attributes that are absent stay absent; the reader knows what that means. */
function cleanAttributes(value: unknown, rules: Readonly<Record<string, AttributeRule>>) {
  if (!isObject(value)) return undefined
  const cleaned = Object.entries(rules).flatMap(([name, rule]) =>
    value[name] === undefined ? [] : [[name, rule(value[name])] as const],
  )
  return cleaned.length > 0 ? Object.fromEntries(cleaned) : undefined
}
