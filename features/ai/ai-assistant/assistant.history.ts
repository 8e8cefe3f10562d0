import { z } from 'zod'
import { maxPromptLength } from '#features/ai/agent/conversation.contract.ts'

/** One thing that was said (B10). */
export const historyEntry = z.strictObject({
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** '' : the usual picture of this role. */
  avatar: z.string(),
  /** Unix milliseconds. */
  time: z.number(),
  alignment: z.enum(['left', 'right']),
})
export type HistoryEntry = Readonly<z.output<typeof historyEntry>>

export const historySchema = z.array(historyEntry)

/** An entry of the history at `time` (Unix milliseconds), those of the person at the right, those of the AI at the left. */
export const entryOf = (role: HistoryEntry['role'], text: string, avatar: string, time: number) =>
  ({ role, text, avatar, time, alignment: role === 'user' ? 'right' : 'left' }) as const

/** Entries of a talk that an AI gets again; more of them are stored and shown. */
const maxMessages = 20
export const maxEntries = 100

/** The last entries of a talk as messages for an AI, of which the first is one of the person. */
export function messagesOf(
  history: readonly HistoryEntry[],
): { role: HistoryEntry['role']; content: string }[] {
  const end = history.slice(-maxMessages)
  const start = end.findIndex(({ role }) => role === 'user')
  return (start === -1 ? [] : end.slice(start)).map(({ role, text }) => ({
    role,
    content: text.slice(0, maxPromptLength).toWellFormed(),
  }))
}
