import { Readable } from 'node:stream'
import type { FileAnswer } from '#kit/call/server/context.ts'

export const eventStreamType = 'text/event-stream; charset=utf-8'

/** One value as a server-sent event; JSON holds no line break. */
const eventOf = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`

/**
 * An answer that goes on: each value that `produce` yields is one event. `signal` is aborted when the reader has gone or
 * the server stops; `produce` then has to end by itself, and waits for nothing that does not listen to it.
 */
export function eventStream(produce: (signal: AbortSignal) => AsyncIterable<unknown>): FileAnswer {
  const gone = new AbortController()
  let resume = () => {}
  // Not `Readable.from`: that one waits for the next value before it lets itself be destroyed.
  const file = new Readable({
    read: () => resume(),
    destroy: (error, done) => {
      gone.abort()
      resume()
      done(error)
    },
  })
  const hasRoom = () => new Promise<void>((resolve) => (resume = resolve))
  const pump = async () => {
    for await (const value of produce(gone.signal)) {
      if (gone.signal.aborted) return
      if (!file.push(eventOf(value))) await hasRoom()
    }
    file.push(null)
  }
  pump().catch((error: Error) => file.destroy(gone.signal.aborted ? undefined : error))
  return { file, type: eventStreamType, name: 'events' }
}
