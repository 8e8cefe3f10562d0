import { z } from 'zod'
import { historySchema, maxEntries, type HistoryEntry } from '../assistant.history.ts'

/** A talk as this tab keeps it, for the person who had it. */
export interface SavedConversation {
  readonly history: readonly HistoryEntry[]
  /** What is typed and not sent. */
  readonly draft: string
  /** Whether the assistant is told what is open. */
  readonly isShared: boolean
}

const talkSchema = z.object({
  history: historySchema.default([]),
  isShared: z.boolean().default(true),
})
const start = 'lectern.assistant.'
const keysOf = (userId: number) => ({ talk: `${start}${userId}`, draft: `${start}${userId}.draft` })

function readTalk(key: string): z.output<typeof talkSchema> {
  try {
    return talkSchema.parse(JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return talkSchema.parse({})
  }
}

export function readConversation(userId: number): SavedConversation {
  const keys = keysOf(userId)
  return { ...readTalk(keys.talk), draft: sessionStorage.getItem(keys.draft) ?? '' }
}

/** Keeps text; a browser without room for it keeps nothing, and the talk goes on. */
function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    sessionStorage.removeItem(key)
  }
}

/** Keeps a letter that was typed without writing the whole talk again. */
export const saveDraft = (userId: number, draft: string): void => write(keysOf(userId).draft, draft)

/** Keeps the talk, and nobody else's beside it. */
export function saveConversation(userId: number, { history, isShared, draft }: SavedConversation): void {
  const keys = keysOf(userId)
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(start) && key !== keys.talk && key !== keys.draft) sessionStorage.removeItem(key)
  write(keys.talk, JSON.stringify({ history: history.slice(-maxEntries), isShared }))
  saveDraft(userId, draft)
}
