import { isDeed, type Deed } from './deed.ts'

export interface KeptDeed {
  readonly key: string
  readonly deed: Deed
  /** Why the server did not take it; it then waits for its learner. */
  readonly reason?: string
}

/** What one learner has not sent yet, in the order in which it was done; survives a closed tab. */
export interface DeedStore {
  readonly read: () => KeptDeed[]
  readonly add: (deed: Deed) => KeptDeed
  readonly write: (kept: KeptDeed) => void
  readonly remove: (key: string) => void
}

const width = 15

/** An entry for each deed, so that two tabs never write over each other; another learner's are not seen. */
export function deedStore(userId: number, storage: Storage = localStorage): DeedStore {
  const start = `lectern.outbox.${userId}.`
  let last = 0
  function write({ key, deed, reason }: KeptDeed): void {
    try {
      storage.setItem(key, JSON.stringify({ ...deed, reason }))
    } catch {
      // A full storage: the deed then lives as long as the page.
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
    add: (deed) => {
      last = Math.max(Date.now(), last + 1)
      const key = `${start}${String(last).padStart(width, '0')}.${deed.body.clientId}`
      write({ key, deed })
      return { key, deed }
    },
    write,
    remove: (key) => storage.removeItem(key),
  }
}

function parsed(text: string | null): Omit<KeptDeed, 'key'> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isDeed(value)) return undefined
    const { reason, ...deed }: Deed & { reason?: string } = value
    return { deed, ...(reason !== undefined && { reason }) }
  } catch {
    return undefined
  }
}
