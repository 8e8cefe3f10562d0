import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Upload } from 'tus-js-client'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startLoadBalancer, type LoadBalancer } from '#app/server/testing/loadBalancer.ts'
import { film } from '#kit/testing/server/largeFiles.ts'
import { startObjectStore } from '#kit/testing/server/objectStore.ts'
import { startPostgres } from '../tools/postgres.ts'
import { send, signIn, startServer, type RunningServer } from './server.ts'

const kills = Number(process.env['TORTURE_UPLOAD_KILLS'] ?? 1)
const bytesAKill = 16 * 1024 * 1024
const chunkSize = 5_000_000
const stored = z.object({ url: z.string(), size: z.number() })

interface Fleet {
  readonly urls: string[]
  readonly servers: Set<RunningServer>
  readonly start: () => Promise<RunningServer>
}

/** Kills the server that has the newest part, and puts another one in its place. */
async function killBusy({ urls, servers, start }: Fleet, { passed }: LoadBalancer): Promise<void> {
  const busy = [...servers].find(({ url }) => passed.at(-1) === `PATCH ${url}`)
  if (!busy) throw new Error('no server has a part')
  urls.splice(urls.indexOf(busy.url), 1)
  servers.delete(busy)
  await busy.kill('SIGKILL')
  await start()
}

/** Sends a film through the balancer, as a browser does; the address of the upload. */
function sendFilm(bytes: Buffer, token: string, fleet: Fleet, balancer: LoadBalancer): Promise<string> {
  let killed = 0
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${balancer.url}/console-api/infra/upload`,
      ...{ chunkSize, retryDelays: Array.from({ length: 100 }, () => 500) },
      headers: { authorization: `Bearer ${token}` },
      metadata: { name: 'lake.mp4', purpose: 'video' },
      // In the middle of a part.
      onProgress: (sent) => {
        if (killed >= kills || sent < killed * bytesAKill + 1.5 * chunkSize) return
        killed += 1
        killBusy(fleet, balancer).catch(reject)
      },
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    })
    upload.start()
  })
}

test(
  `a film is stored whole though of the servers that take it by turns ${kills} are killed under it`,
  { timeout: 120_000 + kills * 60_000 },
  async ({ skip }) => {
    const cluster = await startPostgres({ isNeeded: process.env['CI'] !== undefined })
    if (!cluster) return skip()
    const folder = await mkdtemp(join(tmpdir(), 'lectern-uploads-'))
    const s3 = await startObjectStore()
    const servers = new Set<RunningServer>()
    const urls: string[] = []
    const settings = {
      ...s3.settings,
      DATABASE_URL: cluster.url,
      SECRET_KEY: 'one key for all servers of one database',
    }
    let started = 0
    const start = async () => {
      started += 1
      const server = await startServer(join(folder, String(started)), settings)
      servers.add(server)
      urls.push(server.url)
      return server
    }
    const first = await start()
    const token = await signIn(first)
    await start()
    const balancer = await startLoadBalancer(urls)
    try {
      const bytes = film((kills + 1) * bytesAKill)
      const address = await sendFilm(bytes, token, { urls, servers, start }, balancer)
      const body = { uploadId: address.split('/').at(-1) }
      const { data } = await send(balancer, 'POST', 'infra/upload/finish', { token, body })
      const { url, size } = stored.parse(data)
      expect(size).toBe(bytes.length)
      const served = await fetch(`${urls[0]}${url}`)
      expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)
      expect(started).toBe(2 + kills)
      expect(await s3.begun()).toEqual([])
    } finally {
      await balancer.close()
      await Promise.all([...servers].map((server) => server.kill('SIGKILL')))
      await s3.close()
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
)
