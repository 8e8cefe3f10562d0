/** A question of a GIFT file as it is written: what stands between blank lines. */
export interface GiftBlock {
  /** With the comments before it, which may hold its tags. */
  readonly text: string
  /** Without comments. */
  readonly own: string
  /** Where its first line stands in the file, from 1; without its comments. */
  readonly line: number
  /** How many lines of comments stand before it in `text`. */
  readonly commentLines: number
}

const isComment = (line: string): boolean => /^\s*\/\//.test(line)

/** The parts of a GIFT file. Blank lines part questions, so a broken one spoils no other. */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = []
  let comments: string[] = []
  let lines: { readonly line: string; readonly at: number }[] = []
  const flush = () => {
    const first = lines.findIndex(({ line }) => !isComment(line))
    const own = first < 0 ? [] : lines.slice(first)
    comments.push(...lines.slice(0, first < 0 ? undefined : first).map(({ line }) => line))
    const [begin] = own
    if (begin) {
      const written = own.map(({ line }) => line)
      blocks.push({
        text: [...comments, ...written].join('\n'),
        own: written.filter((line) => !isComment(line)).join('\n'),
        line: begin.at,
        commentLines: comments.length,
      })
      comments = []
    }
    lines = []
  }
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    if (line.trim() === '') flush()
    else lines.push({ line, at: index + 1 })
  })
  flush()
  return blocks
}

/** Where the answers begin and end in a question, if it has any: the first and the last brace that is not escaped. */
export function bracesOf(own: string): { readonly from: number; readonly to: number } | undefined {
  const braces = [...own.matchAll(/\\.|[{}]/gs)].filter(([sign]) => sign === '{' || sign === '}')
  const from = braces.find(([sign]) => sign === '{')?.index
  const to = braces.findLast(([sign]) => sign === '}')?.index
  return from === undefined || to === undefined || to < from ? undefined : { from, to }
}

/** Answers that nothing but GIFT writes in this way: marked by `=` or `~`, a number behind `#`, or true or false alone. */
const marked = /^\s*(?:[=~]\s*[^=~\s]|#\s*[=~+\-\d]|(?:T|F|TRUE|FALSE)\s*(?:#|$))/

/**
 * Whether a text without a name that says so is GIFT: every part that has braces looks like a question of GIFT, and one of them at
 * least is marked in its way. Markdown with a brace in it, or code, is none.
 */
export function looksLikeGift(text: string): boolean {
  if (/^\s*\$CATEGORY:\s*\S/.test(text)) return true
  const blocks = giftBlocks(text).slice(0, 200)
  const insides = blocks.flatMap(({ own }) => {
    const braces = bracesOf(own)
    return braces ? [own.slice(braces.from + 1, braces.to)] : /(?<!\\)[{}]/.test(own) ? ['?'] : []
  })
  const isAny = insides.some((inside) => marked.test(inside))
  return (
    isAny &&
    insides.every((inside) => marked.test(inside) || inside.trim() === '' || /^[^{}=~#]*$/.test(inside))
  )
}
