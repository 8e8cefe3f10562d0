import { readXml, xmlText, type XmlNode } from '#kit/files/server/xml.ts'

/** An element of QTI under the names of version 2, whichever version wrote it. */
export type QtiNode = XmlNode

/** Nodes deeper than this are dropped: no author nests so far, and readers call themselves. */
const deepest = 200

/**
 * XML of any version of QTI in one spelling: names without their prefix, `qti-choice-interaction` and
 * `response-identifier` of version 3 as `choiceInteraction` and `responseIdentifier`. The root has the name ''.
 * @throws where the XML cannot be read
 */
export const readQtiXml = (xml: string): QtiNode => normalised(readXml(xml), 0)

function normalised(node: XmlNode, depth: number): QtiNode {
  return {
    name: nameOf(node.name),
    attributes: Object.fromEntries(
      Object.entries(node.attributes).map(([name, value]) => [attributeName(name), value]),
    ),
    text: node.text,
    children: depth > deepest ? [] : node.children.map((child) => normalised(child, depth + 1)),
  }
}

const withoutPrefix = (name: string): string => name.slice(name.lastIndexOf(':') + 1)
const camel = (name: string): string => name.replace(/-([a-z0-9])/g, (_, sign: string) => sign.toUpperCase())

function nameOf(name: string): string {
  const own = withoutPrefix(name)
  return own.startsWith('qti-') ? camel(own.slice(4)) : own
}

/** `xml:base` and its like keep nothing of their prefix; `data-…` stays as it is. */
function attributeName(name: string): string {
  const own = withoutPrefix(name)
  return own.startsWith('data-') ? own : camel(own)
}

/** The elements in a node, without the text between them. */
export const elementsOf = (node: QtiNode | undefined): readonly QtiNode[] =>
  (node?.children ?? []).filter(({ name }) => name !== '#text')

/** The children of this name. */
export const childrenNamed = (node: QtiNode | undefined, ...names: readonly string[]): QtiNode[] =>
  (node?.children ?? []).filter(({ name }) => names.includes(name))

/** The text in a node, on one line. */
export const lineIn = (node: QtiNode | undefined): string =>
  node ? xmlText(node).replace(/\s+/g, ' ').trim() : ''

/** An attribute; '' where there is none. */
export const attribute = (node: QtiNode | undefined, name: string): string =>
  node?.attributes[name]?.trim() ?? ''

export const isTrue = (text: string): boolean => /^(true|1)$/i.test(text)

/** A finite number; `otherwise` where there is none. */
export function numberIn(text: string, otherwise: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : otherwise
}

/** Numbers between commas, such as coordinates. */
export const numbersIn = (text: string): number[] =>
  text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => numberIn(part, 0))

/** Identifiers between spaces. */
export const wordsIn = (text: string): string[] => text.split(/\s+/).filter((part) => part !== '')

/** Every node in a node, itself first, that `isSought` finds; what it finds is not looked into. */
export function findAll(node: QtiNode, isSought: (node: QtiNode) => boolean): QtiNode[] {
  return isSought(node) ? [node] : node.children.flatMap((child) => findAll(child, isSought))
}
