/** Puts an element's content in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** The same content in an element of another name; of the attributes only the named ones go along. */
export function rename(element: Element, tag: string, attributes: readonly string[] = []): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag)
  for (const name of attributes) {
    const value = element.getAttribute(name)
    if (value !== null) renamed.setAttribute(name, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Wraps all that is inside an element. */
export function wrapContent(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
}

/**
 * One declaration of a style attribute, '' where there is none. Read from the text: a browser forgets what it does not
 * know, and that is just what Word writes.
 */
export function styleOf(element: Element, name: string): string {
  const style = (element.getAttribute('data-style') ?? '').replaceAll('&quot;', '"')
  const found = style
    .split(';')
    .map((line) => line.split(':'))
    .find(([key]) => key?.trim().toLowerCase() === name)
  return found?.slice(1).join(':').trim().toLowerCase() ?? ''
}

/** The elements below `body` that fit a CSS selector, as a list that stays while they are moved. */
export const all = (body: Element, selector: string): Element[] => [...body.querySelectorAll(selector)]

const blockTags =
  /^(p|div|h[1-6]|ul|ol|li|dl|dt|dd|table|tbody|thead|tr|td|th|pre|blockquote|hr|section|article|figure|aside)$/i

/** Whether a node is an element on lines of its own, by its tag. */
export const isBlock = (node: Node): boolean => node.nodeType === 1 && blockTags.test(node.nodeName)

/** The text of an element on one line: each run of space, zero-width space included, becomes one space. */
export const textIn = (element: Element): string =>
  (element.textContent ?? '').replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim()
