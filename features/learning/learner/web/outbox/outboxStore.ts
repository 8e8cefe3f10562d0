import { isOutboxAction, type OutboxAction } from './action.ts'

export interface OutboxEntry {
  readonly key: string
  readonly action: OutboxAction
  /** Why the server did not take it; it then waits for its learner. */
  readonly reason?: string
}

/** What one learner has not sent yet, in the order in which it was done; survives a closed tab. */
export interface OutboxStore {
  readonly read: () => OutboxEntry[]
  readonly add: (action: OutboxAction) => OutboxEntry
  readonly write: (entry: OutboxEntry) => void
  readonly remove: (key: string) => void
}

const width = 15

/** An entry for each action, so that two tabs never write over each other; another learner's are not seen. */
export function outboxStore(userId: number, storage: Storage = localStorage): OutboxStore {
  const start = `lectern.outbox.${userId}.`
  let last = 0
  function write({ key, action, reason }: OutboxEntry): void {
    try {
      storage.setItem(key, JSON.stringify({ ...action, reason }))
    } catch {
      // A full storage: the action then lives as long as the page.
    }
  }
  return {
    read: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(start))
        .toSorted()
        .flatMap((key) => {
          const found = parsed(storage.getItem(key))
          return found ? [{ key, ...found }] : []
        }),
    add: (action) => {
      last = Math.max(Date.now(), last + 1)
      const key = `${start}${String(last).padStart(width, '0')}.${action.body.clientId}`
      write({ key, action })
      return { key, action }
    },
    write,
    remove: (key) => storage.removeItem(key),
  }
}

function parsed(text: string | null): Omit<OutboxEntry, 'key'> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isOutboxAction(value)) return undefined
    const { reason, ...action }: OutboxAction & { reason?: string } = value
    return { action, ...(reason !== undefined && { reason }) }
  } catch {
    return undefined
  }
}
