import { isSafeHref } from '../richTextClean.ts'
import { all, isBlock, rename, textIn, unwrap, wrapContent } from './pastedElements.ts'

// Ours have two levels: the first belongs to the card itself.
const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  b: 'strong',
  i: 'em',
  cite: 'em',
  dfn: 'em',
  ins: 'u',
  del: 's',
  strike: 's',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  caption: 'p',
  figcaption: 'p',
  summary: 'p',
  address: 'p',
  dt: 'p',
  dd: 'p',
}

/** Brings every tag to the nearest one that we have; boxes that only hold text become paragraphs. */
export function ourTags(body: HTMLElement): void {
  for (const term of all(body, 'dt')) wrapContent(term, 'strong')
  for (const title of all(body, 'table > caption')) title.parentElement?.before(title)
  for (const [from, to] of Object.entries(renamed)) for (const element of all(body, from)) rename(element, to)
  for (const bold of all(body, 'h2 strong, h3 strong, h2 u, h3 u')) unwrap(bold)
  for (const anchor of all(body, 'a:not([href])')) unwrap(anchor)
  for (const box of all(body, 'div, section, article, main, header, footer, nav, center, form').toReversed())
    openBox(box)
  for (const empty of all(body, 'p, h2, h3, li, blockquote, pre')) if (isEmpty(empty)) empty.remove()
  for (const list of all(body, 'ul, ol')) if (list.children.length === 0) list.remove()
}

const isEmpty = (element: Element): boolean =>
  textIn(element) === '' && element.querySelector('[data-tex], hr, td') === null

function openBox(box: Element): void {
  if (box.hasAttribute('data-tex')) return
  const hasBlocks = [...box.childNodes].some(isBlock)
  if (hasBlocks || box.parentElement?.closest('p, pre')) unwrap(box)
  else rename(box, 'p')
}

const known = new Set([
  ...[
    'p',
    'br',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'hr',
    'a',
    'strong',
    'em',
    'u',
    's',
  ],
  ...['table', 'tbody', 'tr', 'th', 'td', 'aside', 'div', 'span'],
])
// The last is how ProseMirror says that a copied piece was cut out of a list or a table.
const carried = new Set(['href', 'colspan', 'rowspan', 'start', 'data-tex', 'data-tone', 'data-pm-slice'])
const silent = /^(script|style|template|iframe|object|noscript|svg|math|xml)$/i

/** The last word, whatever came before: of elements and attributes only those that our rich text has. */
export function onlyOurs(body: HTMLElement): void {
  for (const element of all(body, '*').toReversed()) {
    for (const { name } of [...element.attributes]) if (!carried.has(name)) element.removeAttribute(name)
    const isLost = element.localName === 'a' && !isSafeHref(element.getAttribute('href') ?? '')
    if (silent.test(element.localName)) element.remove()
    else if (isLost || !known.has(element.localName)) unwrap(element)
    else if (element.localName === 'span' && !element.hasAttribute('data-tex')) unwrap(element)
  }
}
