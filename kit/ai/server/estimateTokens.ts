import type { AiMessage } from '../talk.ts'

/**
 * About how many tokens a text is, for providers that do not say: four letters of Latin, two of Greek or Cyrillic, one
 * character of Chinese, Japanese or Korean.
 */
export function estimateTokens(text: string): number {
  let quarters = 0
  for (const sign of text) quarters += quartersOf(sign.codePointAt(0) ?? 0)
  return Math.ceil(quarters / 4)
}

function quartersOf(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x2e80 ? 3 : 4
}

/** What each message is wrapped in. */
const wrapping = 4

/** About how many tokens go to a provider. */
export const estimateInput = (messages: readonly AiMessage[]): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content) + wrapping, 0)
