import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Answer, RunningServer } from './server.ts'
import { send, signIn, startServer } from './server.ts'

const stops = Number(process.env['TORTURE_STOPS'] ?? 3)
const clients = 16
/** How long a request may take from the client's hand to the server's. */
const transitMs = 100

interface Sent {
  readonly name: string
  readonly at: number
  answer?: Answer
}

/** Makes tags until the server is gone; keeps what was sent when, and what came back. */
async function keepCreating(server: RunningServer, token: string, sent: Sent[]): Promise<void> {
  for (let failures = 0; failures < 3;) {
    const request: Sent = { name: `tag ${sent.length}-${Math.random()}`, at: Date.now() }
    sent.push(request)
    try {
      request.answer = await send(server, 'POST', 'course/tag/create', {
        token,
        body: { name: request.name },
      })
    } catch {
      failures += 1
      await wait(20)
    }
  }
}

test(`${stops} times it is asked to stop under load: what was accepted is answered and saved, and it ends well`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-stop-'))
  let server = await startServer(dataDir)
  try {
    for (let stop = 0; stop < stops; stop += 1) {
      const token = await signIn(server)
      const sent: Sent[] = []
      const load = Promise.all(Array.from({ length: clients }, () => keepCreating(server, token, sent)))
      // Under way by then, however slow the machine.
      while (sent.length <= clients) await wait(20)
      await wait(transitMs + 300 + Math.random() * 700)
      const startedAt = Date.now()
      await server.kill('SIGTERM')
      const took = Date.now() - startedAt
      await load
      expect({ code: server.process.exitCode, output: server.output() }).toMatchObject({ code: 0 })
      expect(took).toBeLessThan(20_000)
      const accepted = sent.filter(({ at }) => at < startedAt - transitMs)
      expect(accepted.length).toBeGreaterThan(clients)
      expect(accepted.filter(({ answer }) => answer === undefined)).toEqual([])
      // Later ones too are answered, or refused by the closed door: never with something else.
      const codes = new Set(sent.flatMap(({ answer }) => (answer ? [answer.code] : [])))
      expect([...codes].filter((code) => code !== 0 && code !== 503)).toEqual([])
      server = await startServer(dataDir)
      await expectSaved(server, sent)
    }
  } finally {
    await server.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  }
})

const tagSchema = z.object({ name: z.string() })

async function expectSaved(server: RunningServer, sent: readonly Sent[]): Promise<void> {
  const token = await signIn(server)
  for (const { name, answer } of sent) {
    if (answer?.code !== 0) continue
    const { data } = await send(server, 'GET', `course/tag/get?id=${String(answer.data)}`, { token })
    expect(tagSchema.parse(data).name).toBe(name)
  }
}
