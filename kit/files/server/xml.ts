import { XMLParser } from 'fast-xml-parser'

/** An element of XML as it was written: its name, its attributes, its children in their order; text has the name '#text'. */
export interface XmlNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  readonly text: string
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Those of XML, numbers and what pages of text use of HTML's; none that a document declares: those are refused before.
  processEntities: true,
  htmlEntities: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
})

/** Reads XML without ever fetching or expanding anything. @throws where it is not well formed enough to be read */
export function readXml(xml: string): XmlNode {
  const parsed: unknown = parser.parse(xml)
  return { name: '', attributes: {}, text: '', children: nodesOf(parsed) }
}

function nodesOf(value: unknown): XmlNode[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown) => (isRecord(entry) ? [nodeOf(entry)] : []))
}

function nodeOf(entry: Record<string, unknown>): XmlNode {
  const name = Object.keys(entry).find((key) => key !== ':@') ?? ''
  const raw = entry[':@']
  const attributes = isRecord(raw)
    ? Object.fromEntries(Object.entries(raw).map(([key, value]) => [key, String(value)]))
    : {}
  if (name === '#text') return { name, attributes: {}, children: [], text: String(entry[name] ?? '') }
  return { name, attributes, children: nodesOf(entry[name]), text: '' }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first child of this name. */
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name)

/** Every descendant of this name, in document order. */
export function allOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.flatMap((child) =>
    child.name === name ? [child, ...allOf(child, name)] : allOf(child, name),
  )
}

/** All text within. */
export const xmlText = (node: XmlNode): string =>
  node.name === '#text' ? node.text : node.children.map(xmlText).join('')
