import type { Exchange } from '#kit/ai/talk.ts'
import { normalise } from '#kit/value/typed.ts'
import type { AiChatCard, ScriptLine } from './aiChat.schema.ts'

const plain = (text: string): string => normalise(text, { ignoreCase: true, ignoreDiacritics: true })

/** The words of a line, parted by commas of any kind. */
export const mentionsOf = ({ mentions }: Pick<ScriptLine, 'mentions'>): string[] =>
  mentions
    .split(/[,，、;；]/)
    .map((word) => plain(word))
    .filter((word) => word !== '')

/**
 * The script's reply to `message`: a line that it mentions and that was not used yet, else the next of the lines without
 * words, else the last of them once more. null: the script is empty.
 */
export function scriptedReply(
  { script }: AiChatCard,
  message: string,
  before: readonly Exchange[],
): string | null {
  const used = new Set(before.filter(({ isFallback }) => isFallback).map(({ reply }) => reply))
  const lines = script.filter(({ reply }) => reply.trim() !== '')
  const plainMessage = plain(message)
  const isMentioned = (line: ScriptLine) => mentionsOf(line).some((word) => plainMessage.includes(word))
  const fresh = lines.filter(({ reply }) => !used.has(reply))
  const inTurn = (line: ScriptLine) => mentionsOf(line).length === 0
  const next = fresh.find(isMentioned) ?? fresh.find(inTurn) ?? lines.findLast(inTurn) ?? lines.at(-1)
  return next?.reply ?? null
}
