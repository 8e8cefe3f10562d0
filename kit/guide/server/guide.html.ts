import type { Heading, Image, List, ListItem, Nodes, Table } from 'mdast'
import { escapeHtml } from '#kit/value/escapeHtml.ts'

/** In CSS pixels, so that a page keeps its room. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What the blocks of a page are rendered with. */
export interface Rendering {
  /** A name of the interface in the page's language; undefined where there is none. */
  readonly phrase: (namespace: string, key: string) => string | undefined
  /** The address that a link of the Markdown has on the page; undefined: its text alone is shown. */
  readonly linkTo: (url: string) => string | undefined
  /** The address and the size of a picture; undefined where there is none. */
  readonly picture: (url: string) => { readonly src: string; readonly size: PictureSize } | undefined
  readonly anchorOf: (heading: Heading) => string
  readonly problem: (text: string) => void
}

/** A name of the interface, written as `{namespace:key}`: a page cannot name a button that is called otherwise. */
export const phrasePattern = /\{([a-z][\w-]*):([\w.-]+)\}/g

/** One block or run of Markdown as HTML. Markup in the Markdown itself is not taken over. */
export function htmlOf(node: Nodes, rendering: Rendering): string {
  const inside = () => below(node, rendering)
  switch (node.type) {
    case 'text':
      return htmlOfText(node.value, rendering)
    case 'heading':
      return `<h${node.depth} id="${escapeHtml(rendering.anchorOf(node))}">${inside()}</h${node.depth}>`
    case 'paragraph':
      return soleImage(node) ?? `<p>${inside()}</p>`
    case 'strong':
      return `<strong>${inside()}</strong>`
    case 'emphasis':
      return `<em>${inside()}</em>`
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`
    case 'code':
      return `<pre tabindex="0"><code>${escapeHtml(node.value)}</code></pre>`
    case 'blockquote':
      return `<aside>${inside()}</aside>`
    case 'break':
      return '<br>'
    case 'list':
      return listOf(node, rendering)
    case 'table':
      return tableOf(node, rendering)
    case 'link': {
      const address = rendering.linkTo(node.url)
      return address === undefined ? inside() : `<a href="${escapeHtml(address)}">${inside()}</a>`
    }
    default:
      rendering.problem(`The guide shows no ${node.type}`)
      return ''
  }

  function soleImage(paragraph: Nodes): string | undefined {
    const [first, ...others] = 'children' in paragraph ? paragraph.children : []
    return first?.type === 'image' && others.length === 0 ? figureOf(first, rendering) : undefined
  }
}

const below = (node: Nodes, rendering: Rendering): string =>
  'children' in node ? node.children.map((child: Nodes) => htmlOf(child, rendering)).join('') : ''

function htmlOfText(text: string, { phrase, problem }: Rendering): string {
  return escapeHtml(text).replace(phrasePattern, (written, namespace: string, key: string) => {
    const name = phrase(namespace, key)
    if (name === undefined) problem(`There is no phrase ${written}`)
    return `<b class="guide-name">${escapeHtml(name ?? key)}</b>`
  })
}

function figureOf({ url, alt }: Image, { picture, problem }: Rendering): string {
  const found = picture(url)
  if (!found) {
    problem(`There is no picture ${url}`)
    return ''
  }
  const { src, size } = found
  const caption = escapeHtml(alt ?? '')
  const sizes = `width="${size.width}" height="${size.height}"`
  // Its text is its caption, which is not read out twice.
  return `<figure><img src="${escapeHtml(src)}" alt="${caption}" ${sizes} loading="lazy"><figcaption aria-hidden="true">${caption}</figcaption></figure>`
}

function listOf({ children, ordered, spread }: List, rendering: Rendering): string {
  const tag = ordered ? 'ol' : 'ul'
  const entries = children.map((item) => `<li>${itemOf(item, spread === true, rendering)}</li>`)
  return `<${tag}>${entries.join('')}</${tag}>`
}

/** The entries of a tight list are no paragraphs. */
const itemOf = ({ children }: ListItem, isSpread: boolean, rendering: Rendering): string =>
  children
    .map((node) =>
      node.type === 'paragraph' && !isSpread ? below(node, rendering) : htmlOf(node, rendering),
    )
    .join('')

function tableOf({ children }: Table, rendering: Rendering): string {
  const [head, ...rows] = children
  const cells = (row: Table['children'][number] | undefined, open: string, close: string) =>
    (row?.children ?? []).map((cell) => `${open}${below(cell, rendering)}${close}`).join('')
  const body = rows.map((row) => `<tr>${cells(row, '<td>', '</td>')}</tr>`).join('')
  return `<div class="guide-table" tabindex="0"><table><thead><tr>${cells(head, '<th scope="col">', '</th>')}</tr></thead><tbody>${body}</tbody></table></div>`
}

/** The text of a block without formats; pictures count by their captions. */
export function plainOf(node: Nodes, names: Pick<Rendering, 'phrase'>): string {
  if (node.type === 'image') return node.alt ?? ''
  if (node.type === 'text')
    return node.value.replace(phrasePattern, (_written, namespace: string, key: string) =>
      String(names.phrase(namespace, key) ?? key),
    )
  if ('value' in node) return node.value
  if (!('children' in node)) return ''
  const isRow = node.type === 'list' || node.type === 'table' || node.type === 'tableRow'
  return node.children.map((child: Nodes) => plainOf(child, names)).join(isRow ? ' ' : '')
}
