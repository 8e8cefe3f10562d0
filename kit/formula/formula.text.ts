/** A text falls into what is read as it is and formulas, which stand between two dollar signs. */
export type TextPiece = { readonly kind: 'text' | 'formula'; readonly text: string }

// A price is no formula: nothing begins or ends with a blank, and no digit comes behind.
const formulas = /\$(?=\S)([^$\n]*[^$\s])\$(?!\d)/g

/** `Solve $2x=6$.` in its pieces; a formula is in TeX. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const found of text.matchAll(formulas)) {
    if (found.index > at) pieces.push({ kind: 'text', text: text.slice(at, found.index) })
    pieces.push({ kind: 'formula', text: found[1] ?? '' })
    at = found.index + found[0].length
  }
  if (at < text.length || pieces.length === 0) pieces.push({ kind: 'text', text: text.slice(at) })
  return pieces
}
