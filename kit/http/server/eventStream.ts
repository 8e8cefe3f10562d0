import { Readable } from 'node:stream'
import type { FileAnswer } from '#kit/call/server/context.ts'

export const eventStreamType = 'text/event-stream; charset=utf-8'

/** One value as a server-sent event; JSON holds no line break. */
const eventOf = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`

/** In milliseconds, as the field is defined: another server is there at once. */
const comeAgain = 'retry: 300\n\n'

/**
 * An answer that goes on: each value that `produce` yields is one event. `signal` is aborted when the reader has gone or
 * the server stops; `produce` then has to end by itself, and waits for nothing that does not listen to it.
 */
export const eventStream = (produce: (signal: AbortSignal) => AsyncIterable<unknown>): FileAnswer =>
  openStream(produce).answer

/** The same where each value stands for itself and the reader begins anew after the last: a stop ends it like that, unbroken. */
export function followedStream(produce: (signal: AbortSignal) => AsyncIterable<unknown>): FileAnswer {
  const { answer, end } = openStream(produce)
  return { ...answer, end }
}

function openStream(produce: (signal: AbortSignal) => AsyncIterable<unknown>) {
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
  let isOver = false
  const finish = (last?: string) => {
    if (isOver) return
    isOver = true
    if (last !== undefined) file.push(last)
    file.push(null)
  }
  const hasRoom = () => new Promise<void>((resolve) => (resume = resolve))
  const pump = async () => {
    for await (const value of produce(gone.signal)) {
      if (gone.signal.aborted) return
      if (!file.push(eventOf(value))) await hasRoom()
    }
    finish()
  }
  pump().catch((error: Error) => file.destroy(gone.signal.aborted ? undefined : error))
  const end = () => {
    gone.abort()
    finish(comeAgain)
    resume()
  }
  return { answer: { file, type: eventStreamType, name: 'events' }, end }
}
