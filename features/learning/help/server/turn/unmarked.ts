import type { MarkReader } from '#features/ai/ai-config/help.marks.ts'

/** Signs that nobody sees, and that can spell a text for who copies it. */
const unseen = /[\u{E0000}-\u{E0FFF}]/gu
/** The first half of a character that UTF-16 writes in two. */
const half = /[\uD800-\uDBFF]$/

/**
 * The words without the marks between them, and without what a database does not store or a reader does not see. A character that
 * a provider cuts in two comes whole; half of one at the end is none.
 */
export async function* unmarked(chunks: AsyncIterable<string>, marks: MarkReader): AsyncGenerator<string> {
  let begun = ''
  for await (const chunk of chunks) {
    const come = begun + chunk
    begun = half.exec(come)?.[0] ?? ''
    const whole = come.slice(0, come.length - begun.length)
    const text = marks.take(whole.replaceAll('\0', '').toWellFormed().replaceAll(unseen, ''))
    // It has said all that it will.
    if (marks.isOff) return
    if (text !== '') yield text
  }
  const rest = marks.end()
  if (rest !== '') yield rest
}
