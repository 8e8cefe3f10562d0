import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** The channel of PostgreSQL's NOTIFY on which changes are told (`migrations/0041_signals.sql`). */
const channel = 'signals'

/** Is told the topic of a change; undefined: any may have changed, for some may not have been heard. */
export type Heard = (topic: string | undefined) => void

/** Hands what a connection hears to `heard`, for as long as it lives. */
export function hear(client: Pick<pg.Client, 'on'>, heard: Heard): void {
  client.on('notification', (told) => {
    if (told.channel === channel) heard(told.payload)
  })
}

export const listenStatement = `listen ${channel}`

const firstPauseMs = 100
const longestPauseMs = 5_000

/** Keeps one connection that listens, and makes it anew when it breaks; gives what ends that. */
export function keepListening(connect: () => pg.Client, heard: Heard): () => Promise<void> {
  const ending = new AbortController()
  let current: pg.Client | undefined
  const listenOnce = async (): Promise<void> => {
    const client = connect()
    current = client
    const isOver = new Promise<void>((resolve) => {
      client.on('error', () => resolve())
      client.on('end', () => resolve())
    })
    hear(client, heard)
    try {
      await client.connect()
      await client.query(listenStatement)
      heard(undefined)
      await isOver
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const goOn = async (): Promise<void> => {
    for (let pause = firstPauseMs; !ending.signal.aborted; pause = Math.min(2 * pause, longestPauseMs)) {
      const wasHeard = await listenOnce().then(
        () => true,
        () => false,
      )
      if (wasHeard) pause = firstPauseMs
      await wait(pause, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const ended = goOn()
  return async () => {
    ending.abort()
    await current?.end().catch(() => undefined)
    await ended
  }
}
