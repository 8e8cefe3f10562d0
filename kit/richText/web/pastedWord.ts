import { all, rename, styleOf, textIn, unwrap } from './pastedElements.ts'

interface Item {
  readonly level: number
  readonly isOrdered: boolean
  /** The number that Word wrote before it. */
  readonly number: number
}

const bulletLetters = /^[o§·•\-–—*►]$/u
const marker = /^[（(]?([0-9]+|[a-z]{1,4}|\p{Script=Han}{1,3})[.)、）．]/iu

/**
 * Word copies lists as paragraphs that look like lists: `mso-list:l0 level2 lfo1` says how deep, and a part that is to be
 * ignored shows the bullet or the number. They become lists again.
 */
export function buildWordLists(body: HTMLElement): void {
  const open: HTMLElement[] = []
  let last: Element | null = null
  for (const paragraph of all(body, '[data-style*="mso-list"]')) {
    if (paragraph.closest('[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]')) continue
    const item = itemOf(paragraph)
    if (!item) continue
    if (last === null || paragraph.previousElementSibling !== last) open.length = 0
    place(paragraph, item, open)
    last = open[0] ?? null
  }
  for (const shown of all(body, '[data-style*="mso-list"]'))
    if (styleOf(shown, 'mso-list') === 'ignore') shown.remove()
}

function itemOf(paragraph: Element): Item | undefined {
  const level = /level([1-9])/.exec(styleOf(paragraph, 'mso-list'))?.[1]
  if (level === undefined) return undefined
  const ignored = all(paragraph, '[data-style]').find((part) => styleOf(part, 'mso-list') === 'ignore')
  const sign = ignored ? textIn(ignored) : ''
  const isOrdered = !bulletLetters.test(sign) && marker.test(sign)
  const number = Number(/^[（(]?([0-9]+)/.exec(sign)?.[1] ?? 1)
  ignored?.remove()
  return { level: Number(level), isOrdered, number }
}

/** Puts an item into the innermost open list of its level, opening and closing lists on the way; `open` is changed. */
function place(paragraph: Element, { level, isOrdered, number }: Item, open: HTMLElement[]): void {
  const page = paragraph.ownerDocument
  const tag = isOrdered ? 'ol' : 'ul'
  open.length = Math.min(open.length, level)
  // Another kind of list at the same depth is another list.
  if (open.length === level && open.at(-1)?.localName !== tag) open.length = level - 1
  const item = page.createElement('li')
  if (open.length === 0) {
    const list = newList(page, tag, number)
    paragraph.replaceWith(list)
    open.push(list)
  } else paragraph.remove()
  while (open.length < level) {
    const list = newList(page, tag, number)
    innermostItem(open, page).append(list)
    open.push(list)
  }
  item.append(...paragraph.childNodes)
  open.at(-1)?.append(item)
}

function newList(page: Document, tag: 'ol' | 'ul', number: number): HTMLElement {
  const list = page.createElement(tag)
  if (tag === 'ol' && number > 1) list.setAttribute('start', String(number))
  return list
}

function innermostItem(open: readonly HTMLElement[], page: Document): Element {
  const list = open.at(-1)
  const item = list?.lastElementChild ?? page.createElement('li')
  if (!item.isConnected) list?.append(item)
  return item
}

/** The rest of Word's own marks: titles and quotes by their style, empty `<o:p>`, comments. */
export function unwrapWord(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, 128)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
  for (const title of all(body, 'p.MsoTitle')) rename(title, 'h1')
  for (const quote of all(body, 'p.MsoQuote, p.MsoIntenseQuote')) rename(quote, 'blockquote')
  for (const element of all(body, '*')) if (/^(o|w|v|st1):/i.test(element.nodeName)) unwrap(element)
}
