import { all, isBlock, rename, styleOf, unwrap, wrapContent } from './pastedElements.ts'

/** Turns what was only style into marks: bold, italic, underlined, struck through, and code editors' lines. */
export function readStyles(body: HTMLElement): void {
  for (const element of all(body, 'div[data-style*="white-space"]')) joinCodeLines(element)
  for (const element of all(body, 'b, strong')) if (isLight(element)) unwrap(element)
  for (const element of all(body, 'i, em')) if (styleOf(element, 'font-style') === 'normal') unwrap(element)
  for (const element of all(body, 'span[data-style], font[data-style], a[data-style]')) markByStyle(element)
}

const weightOf = (element: Element): string => styleOf(element, 'font-weight')
const isLight = (element: Element) => /^(normal|[1-4]00)$/.test(weightOf(element))
const isHeavy = (element: Element) => /^(bold|bolder|[6-9]00)$/.test(weightOf(element))

function markByStyle(element: Element): void {
  const isLink = element.nodeName === 'A' || element.closest('a') !== null
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null
  const lines = `${styleOf(element, 'text-decoration')} ${styleOf(element, 'text-decoration-line')}`
  if (isHeavy(element) && !isHeading) wrapContent(element, 'strong')
  if (styleOf(element, 'font-style') === 'italic') wrapContent(element, 'em')
  if (lines.includes('line-through')) wrapContent(element, 's')
  if (lines.includes('underline') && !isLink) wrapContent(element, 'u')
}

const isCodeFont = (element: Element) =>
  /mono|menlo|consolas|courier/.test(styleOf(element, 'font-family')) &&
  styleOf(element, 'white-space').startsWith('pre')

/** Code editors copy lines as blocks of a fixed width. */
function joinCodeLines(element: Element): void {
  if (!element.isConnected || !isCodeFont(element)) return
  const lines = [...element.childNodes].flatMap((node) => {
    const text = node.textContent ?? ''
    return isBlock(node) || text.trim() !== '' ? [text] : []
  })
  const code = rename(element, 'pre')
  code.textContent = lines.join('\n')
}
