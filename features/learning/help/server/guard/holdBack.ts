import type { HiddenTexts, Leak, Talk } from '#features/ai/ai-config/hiddenText.ts'

/** A piece of a reply that may be shown, or why it is cut off here. */
export type HeldChunk = { readonly text: string } | { readonly leak: Leak }

/**
 * Lets through what an AI says as long as it gives nothing away that is hidden. The end of what has come always waits, so
 * that nothing of a leak is shown but its first words; after a leak the source is not read any more.
 */
export async function* holdBack(
  chunks: AsyncIterable<string>,
  hidden: HiddenTexts,
  talk: Talk,
): AsyncGenerator<HeldChunk> {
  const watch = hidden.watch(talk)
  for await (const chunk of chunks) {
    const watched = watch.take(chunk)
    if ('leak' in watched) return yield watched
    if (watched.text !== '') yield watched
  }
  const last = watch.end()
  if ('leak' in last || last.text !== '') yield last
}
