import { all } from './pastedElements.ts'

const places = '.katex-display, .katex, mjx-container, .mwe-math-element, math'

/** Formulas of KaTeX, MathJax and Wikipedia carry their TeX along for those who copy; it becomes ours. */
export function convertFormulas(body: HTMLElement): void {
  for (const place of all(body, places)) {
    if (!place.isConnected) continue
    const tex = place.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim()
    if (!tex) continue
    const isBlock =
      place.classList.contains('katex-display') ||
      place.getAttribute('display') === 'block' ||
      place.getAttribute('display') === 'true'
    const formula = body.ownerDocument.createElement(isBlock ? 'div' : 'span')
    formula.dataset['tex'] = withoutStyle(tex)
    place.replaceWith(formula)
  }
}

/** `{\displaystyle x^{2}}` is how Wikipedia sets every formula. */
const withoutStyle = (tex: string): string =>
  /^\{\\(?:display|text)style\s+([\s\S]*)\}$/.exec(tex)?.[1]?.trim() ?? tex
