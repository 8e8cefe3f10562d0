import { spelledAt } from '#kit/pinyin/spelled.ts'

const combining = /[\u0300-\u036f]/g

/** A text as it is compared: small letters of one width, without accents. */
const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(combining, '').normalize('NFC').trim()

const isInWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isInWord(text, at)) return true
  return false
}

/** How well a title answers what was typed: 0 it is called so, then by how it begins and where it holds it; undefined: not at all. */
export function rankOf(title: string, typed: string): number | undefined {
  const text = folded(title)
  const wanted = folded(typed)
  if (wanted === '') return undefined
  if (text === wanted) return 0
  if (text.startsWith(wanted)) return 1
  if (beginsWord(text, wanted)) return 2
  const spelled = spelledAt(title, wanted.replaceAll(' ', ''))
  if (spelled === 0) return 2
  if (text.includes(wanted)) return 3
  if (wanted.split(/\s+/).every((word) => text.includes(word))) return 4
  return spelled > 0 ? 5 : undefined
}

/** Those whose title answers what was typed, the best first and else as they were. */
export function ranked<Titled extends { readonly title: string }>(
  all: readonly Titled[],
  typed: string,
): readonly Titled[] {
  return all
    .flatMap((one) => {
      const rank = rankOf(one.title, typed)
      return rank === undefined ? [] : [{ one, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}
