/** So long, in milliseconds, a question waits for the answer to those before it: a connection that hangs holds nobody else up. */
const longestWait = 20

interface Waiting<Key, Found> {
  readonly key: Key
  readonly resolve: (found: Found | undefined) => void
  readonly reject: (error: unknown) => void
}

/**
 * Looks many keys up in one statement (batch loading): the first is asked for at once, and those that come before its answer are
 * the next batch. A busy server so asks a few times less often than it is asked, and an idle one waits for nobody.
 * @param ask what was found, by key; its failure is that of all who asked in it
 * @returns asks for one key: undefined where nothing was found
 */
export function batched<Key, Found>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  let waiting: Waiting<Key, Found>[] = []
  let out = 0
  let timer: NodeJS.Timeout | undefined
  const send = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const asked = waiting
    waiting = []
    if (asked.length === 0) return
    out += 1
    const answering = ask([...new Set(asked.map(({ key }) => key))]).finally(() => {
      out -= 1
      void send()
    })
    try {
      const found = await answering
      for (const { key, resolve } of asked) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (out === 0) void send()
      else timer ??= setTimeout(() => void send(), longestWait)
    })
}
