/** What two texts share when they are about the same. */
export interface Gram {
  readonly gram: string
  readonly weight: number
}

/** Scripts, with their signs of length and repetition, whose words are not parted by spaces: two neighbours are nearly a word. */
const unparted = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\u3005]+$/u
const runs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30FC\u3005]+|[\p{L}\p{M}\p{N}]+/gu

/** Of letters a pair stands in nearly every text, three of them in few. */
const sizeIn = (run: string): number => (unparted.test(run) ? 2 : 3)

function windows(run: string): string[] {
  const signs = [...run]
  const size = Math.min(sizeIn(run), signs.length)
  return Array.from({ length: signs.length - size + 1 }, (_, at) => signs.slice(at, at + size).join(''))
}

/** A question has some dozens of them; more would only make the search slow. */
const maxGrams = 100

/** The neighbours in a text, each once, in lower case. */
const gramsOf = (text: string): string[] =>
  [...new Set(variantsOf(text).flatMap((each) => (each.match(runs) ?? []).flatMap(windows)))].slice(
    0,
    maxGrams,
  )

/**
 * As it is written, and with ordinary width: passages are kept as they are, since normalizing thousands at each search takes
 * seconds.
 */
const variantsOf = (text: string): string[] => {
  const lower = text.normalize('NFC').toLowerCase()
  const plain = lower.normalize('NFKC')
  return plain === lower ? [lower] : [lower, plain]
}

/** What is asked counts in full, what it is asked about for less: it decides where the question says little. */
const aboutWeight = 0.25

/** What to look for: the question first, then the card that it is about. */
export function searchedGrams(text: string, about = ''): Gram[] {
  const asked = new Set(gramsOf(text))
  const others = gramsOf(about).filter((gram) => !asked.has(gram))
  return [
    ...[...asked].map((gram) => ({ gram, weight: 1 })),
    ...others.map((gram) => ({ gram, weight: aboutWeight })),
  ]
}
