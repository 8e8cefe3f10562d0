/** One request to the AI: how many cards, and from which text. */
export interface Part {
  readonly text: string
  readonly count: number
}

/** In UTF-16 code units. About 3,000 tokens of English, 9,000 of Chinese: every model takes that beside its answer. */
export const partLetters = 12_000
/** More cards than these do not fit into one answer. */
export const maxAtOnce = 10

/**
 * Cuts a source into parts at its paragraphs and shares the cards out among them by length. No part is left out: where
 * fewer cards are wanted than there would be parts, the parts are longer.
 */
export function planParts(source: string, cardCount: number): Part[] {
  let room = partLetters
  let texts = cutText(source, room)
  while (texts.length > cardCount) {
    room *= 1.25
    texts = cutText(source, Math.ceil(room))
  }
  const counts = shares(
    texts.map((text) => text.length),
    cardCount,
  )
  return texts.flatMap((text, index) => batches(counts[index] ?? 0).map((count) => ({ text, count })))
}

/** Chunks of at most `room` UTF-16 code units, cut between paragraphs, else lines, else words, else between characters. */
export function cutText(text: string, room: number): string[] {
  const chunks: string[] = []
  let rest = text.trim()
  while (rest.length > room) {
    const head = rest.slice(0, room)
    const at = ['\n\n', '\n', ' '].map((gap) => head.lastIndexOf(gap)).find((place) => place > room / 2)
    const end = at ?? (/[\uD800-\uDBFF]$/.test(head) ? room - 1 : room)
    chunks.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return rest === '' && chunks.length > 0 ? chunks : [...chunks, rest]
}

/** Whole shares of `total` in proportion to the sizes, at least one each as long as there are enough. */
function shares(sizes: readonly number[], total: number): number[] {
  const sum = sizes.reduce((all, size) => all + size, 0) || 1
  let assigned = 0
  let passed = 0
  return sizes.map((size, index) => {
    passed += size
    const left = sizes.length - index - 1
    const upTo = Math.min(Math.round((passed / sum) * total), total - left)
    const share = Math.max(upTo - assigned, assigned < total ? 1 : 0)
    assigned += share
    return share
  })
}

const batches = (count: number): number[] => {
  const rounds = Math.ceil(count / maxAtOnce)
  return Array.from(
    { length: rounds },
    (_, index) => Math.floor(count / rounds) + (index < count % rounds ? 1 : 0),
  )
}
