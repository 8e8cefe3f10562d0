/** What must stand in a translation as often as in the original, and as it is. */
const exact = [
  // Answers of learners in a prompt.
  /\{\{[^{}]*\}\}/g,
  // Formulas.
  /\$\$[^$]+\$\$|\$[^$\n]+\$/g,
  /https?:\/\/[^\s<>"'，。、）)\]]+/g,
]
/** What must stand there as often, with other words in it: gaps of a text. */
const counted = [/(?<!\\)\[[^\]]*\]/g]

const all = (text: string, sign: RegExp): string[] => [...text.matchAll(sign)].map(([mark]) => mark)

/** Whether a translation has kept the placeholders, formulas, addresses and gaps of its original. */
export function preservesMarks(source: string, translated: string): boolean {
  return (
    exact.every(
      (sign) => String(all(source, sign).toSorted()) === String(all(translated, sign).toSorted()),
    ) && counted.every((sign) => all(source, sign).length === all(translated, sign).length)
  )
}
