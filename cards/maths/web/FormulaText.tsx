import { Formula } from '#kit/richText/web/Formula.tsx'
import { piecesOf } from '#kit/formula/formula.text.ts'

/** A text whose formulas are typeset. */
export const FormulaText = ({ text }: { readonly text: string }) =>
  piecesOf(text).map((piece, index) =>
    piece.kind === 'formula' ? (
      <Formula key={index} tex={piece.text} />
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  )
