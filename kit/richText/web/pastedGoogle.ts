import { all, unwrap } from './pastedElements.ts'

/** Google Docs wraps all it copies into a `<b>` that is not bold. */
export function unwrapGoogle(body: HTMLElement): void {
  for (const wrapper of all(body, 'b[id^="docs-internal-guid"], .Apple-converted-space')) unwrap(wrapper)
  for (const line of all(body, 'br.Apple-interchange-newline')) line.remove()
}

/** Google Docs and old editors put a nested list beside its item; it belongs into it. */
export function liftGoogleLists(body: HTMLElement): void {
  for (const list of all(body, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.nodeName === 'LI') before.append(list)
    else {
      const item = body.ownerDocument.createElement('li')
      list.replaceWith(item)
      item.append(list)
    }
  }
}
