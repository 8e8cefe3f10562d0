import { isDeed, type Deed } from './deed.ts'

export interface KeptDeed {
  readonly key: string
  readonly deed: Deed
}

/** What one learner has not sent yet, in the order in which it was done; survives a closed tab. */
export interface DeedStore {
  readonly read: () => KeptDeed[]
  readonly add: (deed: Deed) => KeptDeed
  readonly remove: (key: string) => void
}

const width = 15

/** An entry for each deed, so that two tabs never write over each other; another learner's are not seen. */
export function deedStore(userId: number, storage: Storage = localStorage): DeedStore {
  const start = `lectern.outbox.${userId}.`
  let last = 0
  return {
    read: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(start))
        .toSorted()
        .flatMap((key) => {
          const deed = parsed(storage.getItem(key))
          return deed ? [{ key, deed }] : []
        }),
    add: (deed) => {
      last = Math.max(Date.now(), last + 1)
      const key = `${start}${String(last).padStart(width, '0')}.${deed.body.clientId}`
      try {
        storage.setItem(key, JSON.stringify(deed))
      } catch {
        // A full storage: the deed then lives as long as the page.
      }
      return { key, deed }
    },
    remove: (key) => storage.removeItem(key),
  }
}

function parsed(text: string | null): Deed | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isDeed(value) ? value : undefined
  } catch {
    return undefined
  }
}
