import type { Archive } from '#kit/files/server/archive.ts'
import { childOf, xmlText } from '#kit/files/server/xml.ts'
import type { Loss } from '../../../questions/foreignQuestion.ts'
import { mediumOf } from '../rich/medium.ts'
import { texOf } from './mathTex.ts'
import { pathOf } from './qtiPackage.ts'
import { isAsking, isInteraction } from './qtiItem.ts'
import { attribute, readQtiXml, type QtiNode } from './standard/qtiNodes.ts'

/** What stands in the place of an element; undefined: the element itself. */
export type Replace = (node: QtiNode) => string | undefined

interface HtmlOptions {
  readonly archive: Archive
  readonly folder: string
  readonly replace?: Replace
  /** The way from the folder to pictures of a page that stands elsewhere. */
  readonly way?: string
  /** Whether sounds and films stand on cards of their own, so that the text does not miss them. */
  readonly isPlayed?: boolean
  /** Tells what has no place in a text. */
  lost(loss: Loss): void
}

/** Parts of an item that stand in its text but are none of it: others ask for them. */
const silent = new Set([
  'feedbackInline',
  'feedbackBlock',
  'infoControl',
  'prompt',
  'stylesheet',
  'catalogInfo',
  'companionMaterialsInfo',
  'printedVariable',
  'templateInline',
  'templateBlock',
  'endAttemptInteraction',
])
/** Elements that only hold others. */
const open =
  /^(itemBody|contentBody|stimulusBody|hottext|simpleChoice|gapText|rubricBlock|modalFeedback|interactionMarkup|html|body)$/
const isVoid = /^(br|hr|img|col)$/

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The content of a text of QTI as HTML, for the reader of HTML, which knows what of it is safe. */
export const htmlOf = (nodes: readonly QtiNode[], options: HtmlOptions): string =>
  nodes.map((node) => htmlOfNode(node, options)).join('')

function htmlOfNode(node: QtiNode, options: HtmlOptions): string {
  if (node.name === '#text') return escaped(node.text)
  const replaced = options.replace?.(node)
  if (replaced !== undefined) return replaced
  const inside = () => htmlOf(node.children, options)
  if (silent.has(node.name) && isAsking(node)) return inside()
  if (silent.has(node.name) || isInteraction(node) || isForOthers(node)) return ''
  if (open.test(node.name)) return inside()
  switch (node.name) {
    case 'positionObjectStage':
      return htmlOf(
        node.children.filter(({ name }) => name !== 'object' && name !== 'img'),
        options,
      )
    case 'object':
    case 'audio':
    case 'video':
      return objectOf(node, options)
    case 'include':
      return pageAt(attribute(node, 'href'), options)
    case 'math':
      return formulaOf(node, options)
    case 'svg':
      options.lost({ outcome: 'left', reason: 'drawing', text: xmlText(node) })
      return ''
    case 'img':
      return pictureOf(attribute(node, 'src'), attribute(node, 'alt'), options)
    default:
      return isVoid.test(node.name) ? `<${node.name}>` : elementOf(node, inside())
  }
}

/** A formula in TeX between the signs that the reader of texts knows; its words alone where it says more than TeX is made of. */
function formulaOf(node: QtiNode, options: HtmlOptions): string {
  const tex = texOf(node)
  if (tex === undefined) {
    options.lost({ outcome: 'changed', reason: 'equation', text: xmlText(node) })
    return escaped(xmlText(node))
  }
  return attribute(node, 'display') === 'block' ? `<p>\\[${escaped(tex)}\\]</p>` : `\\(${escaped(tex)}\\)`
}

/** Text for those who score or teach stands on the card, but not in what learners read. */
export const isForOthers = (node: QtiNode): boolean => {
  const view = attribute(node, 'view')
  return node.name === 'rubricBlock' && view !== '' && !/candidate/.test(view)
}

const kept = ['href', 'colspan', 'rowspan', 'start']

function elementOf(node: QtiNode, inside: string): string {
  if (!/^[a-z][a-z0-9]{0,20}$/.test(node.name)) return inside
  const attributes = kept.flatMap((name) => {
    const value = attribute(node, name)
    return value === '' ? [] : [` ${name}="${escaped(value)}"`]
  })
  return `<${node.name}${attributes.join('')}>${inside}</${node.name}>`
}

function pictureOf(address: string, alt: string, { way = '' }: HtmlOptions): string {
  const isNear = way !== '' && !/^([a-z][a-z0-9+.-]*:|\/)/i.test(address)
  return `<img src="${escaped(isNear ? way + address : address)}" alt="${escaped(alt)}">`
}

/** Pictures as such, pages of the package as what stands on them; sounds and films have cards of their own. */
function objectOf(node: QtiNode, options: HtmlOptions): string {
  const address = attribute(node, 'data') || attribute(node, 'src')
  const type = attribute(node, 'type')
  if (node.name !== 'object' || mediumOf(address, type)) {
    const text = address || attribute(childOf(node, 'source'), 'src')
    if (options.isPlayed !== true) options.lost({ outcome: 'left', reason: 'film', text })
    return ''
  }
  if (type.startsWith('image/') || /\.(png|jpe?g|gif|webp)$/i.test(address))
    return pictureOf(address, xmlText(node).replace(/\s+/g, ' ').trim(), options)
  if (isPage(node)) return pageAt(address, options)
  if (address !== '') options.lost({ outcome: 'left', reason: 'partMissing', text: address })
  return htmlOf(node.children, options)
}

/** Whether an object is a page of text beside the item. */
export const isPage = (node: QtiNode): boolean =>
  node.name === 'object' &&
  (/html|xml/.test(attribute(node, 'type')) || /\.x?html?$/i.test(attribute(node, 'data')))

function pageAt(address: string, options: HtmlOptions): string {
  const page = options.archive.get(pathOf(options.folder, address))
  if (page) return pageOf(page, { ...options, way: address.replace(/[^/]*$/, '') })
  options.lost({ outcome: 'left', reason: 'partMissing', text: address })
  return ''
}

/** A page beside the item. It brings no further pages along. */
function pageOf(page: Uint8Array, options: HtmlOptions): string {
  try {
    const root = readQtiXml(new TextDecoder().decode(page))
    const none = { ...options, archive: new Map<string, Buffer>(), isPlayed: false }
    return htmlOf(
      root.children.filter(({ name }) => !name.startsWith('?')),
      { ...none, replace: (node) => (node.name === 'head' ? '' : undefined) },
    )
  } catch {
    options.lost({ outcome: 'left', reason: 'html', text: '' })
    return ''
  }
}
