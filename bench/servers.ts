import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signIn, startServer } from '../torture/server.ts'

/** A server under load. */
export interface Target {
  readonly name: string
  readonly url: string
  readonly pid: number | undefined
  readonly token: string
  stop(): Promise<void>
}

/** Our server in a process of its own, as an operator runs it; `checkout` may be another one than this. */
export async function startOurs(
  name: string,
  dataDir: string,
  settings: Readonly<Record<string, string>>,
  checkout?: string,
) {
  const server = await startServer(dataDir, settings, [], checkout)
  return {
    name,
    url: server.url,
    pid: server.process.pid,
    token: await signIn(server),
    stop: () => server.kill('SIGTERM'),
    /** Resident memory in MB. */
    memory: async () => {
      const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    },
  }
}

/** The bare server: node:http and pg with the statements of `planFile`. */
export async function startBare(planFile: string, token: string): Promise<Target> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts'), planFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += String(chunk)
      const found = /is at (\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the bare server ended with ${code}`)))
  })
  return {
    name: 'bare',
    url,
    pid: child.pid,
    token,
    stop: async () => {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}
