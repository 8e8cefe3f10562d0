import { z } from 'zod'
import { longestPrompt } from '#features/ai/agent/conversation.contract.ts'

/** One thing that was said (B10). */
export const historyEntry = z.strictObject({
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  /** '' : the usual picture of this role. */
  avatar: z.string(),
  /** In milliseconds. */
  time: z.number(),
  alignment: z.enum(['left', 'right']),
})
export type HistoryEntry = Readonly<z.output<typeof historyEntry>>

export const historySchema = z.array(historyEntry)

/** Yours stands at the right, its answers at the left. */
export const entryOf = (role: HistoryEntry['role'], text: string, avatar: string, time: number) =>
  ({ role, text, avatar, time, alignment: role === 'user' ? 'right' : 'left' }) as const

/** More of a talk is kept and shown than an AI is told again. */
const mostTold = 20
export const mostKept = 100

/** What an AI is told of a talk: its end, from something that the person said on. */
export function messagesOf(
  history: readonly HistoryEntry[],
): { role: HistoryEntry['role']; content: string }[] {
  const end = history.slice(-mostTold)
  const start = end.findIndex(({ role }) => role === 'user')
  return (start === -1 ? [] : end.slice(start)).map(({ role, text }) => ({
    role,
    content: text.slice(0, longestPrompt).toWellFormed(),
  }))
}
