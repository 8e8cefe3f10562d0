import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { kitFaults } from '#kit/contract/fault.ts'
import { confirmationEndpoints } from '#features/people/session/confirmation.contract.ts'
import { builtServer, isServerBuilt } from '../tools/build.ts'
import type * as Process from '../tools/process.ts'
import { quickEnv, serverEnv } from '../tools/process.ts'

const orphan = `--import=${new URL('../tools/orphan.ts', import.meta.url).href}`
const thisCheckout = join(import.meta.dirname, '..')

/** The bundle that an operator runs, where it is made of these sources. */
const mainFile = isServerBuilt() ? builtServer : 'app/server/main.ts'

/** What starts the server of a checkout, with the flags that it is started with there. */
async function serverArgsOf(checkout: string): Promise<string[]> {
  const its: typeof Process = await import(join(checkout, 'tools/process.ts'))
  const file = checkout === thisCheckout ? mainFile : 'app/server/main.ts'
  return [...its.serverFlags, orphan, join(checkout, file)]
}

/** The product as an operator runs it: a process of its own on a data directory. */
export interface RunningServer {
  readonly url: string
  readonly process: ChildProcess
  /** Everything that it printed so far. */
  readonly output: () => string
  kill(signal: NodeJS.Signals): Promise<void>
}

/** Long enough for one that fills in the demonstration school first. */
const startWithin = 240_000

const settingsOf = (dataDir: string): Readonly<Record<string, string | undefined>> => ({
  ...serverEnv,
  NODE_COMPILE_CACHE: quickEnv.NODE_COMPILE_CACHE,
  PATH: process.env['PATH'],
  DATA_DIR: dataDir,
  PORT: '0',
  CAPTCHA: 'off',
  ADMIN_PASSWORD: 'torture-admin',
  LOG_LEVEL: 'error',
  // As what npm started: it ends when the test that started it is gone.
  npm_lifecycle_event: 'test',
})

/** Starts the server and waits until it can work. @throws with its output when it ends first */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
  checkout = thisCheckout,
): Promise<RunningServer> {
  const child = spawn(process.execPath, [...(await serverArgsOf(checkout)), ...args], {
    cwd: checkout,
    env: { ...settingsOf(dataDir), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += String(chunk)))
  child.stderr.on('data', (chunk: Buffer) => (printed += String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const until = Date.now() + startWithin
  while (Date.now() < until) {
    const url = /is at (http:\S+)/.exec(printed)?.[1]
    if (url)
      return {
        url,
        process: child,
        output: () => printed,
        kill: async (signal) => {
          child.kill(signal)
          await ended
        },
      }
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${printed}`)
    await wait(20)
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not start: ${printed}`)
}

/** Starts a server and kills it after so many milliseconds, wherever it is by then. */
export async function killStart(dataDir: string, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, await serverArgsOf(thisCheckout), {
    env: settingsOf(dataDir),
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await wait(afterMs)
  child.kill('SIGKILL')
  await ended
}

export interface Answer {
  readonly code: number
  readonly data: unknown
}

interface Sent {
  readonly token?: string
  readonly body?: unknown
  readonly key?: string
}

/**
 * One call as a client in the field would make it: where the server wants to know first that it is really they, they say the
 * password again, once for all calls that wait, and the call is sent as it was.
 */
export async function send(
  server: Pick<RunningServer, 'url'>,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<Answer> {
  const answer = await sendOnce(server, method, path, sent)
  const { token = '' } = sent
  const password = passwords.get(token)
  if (answer.code !== kitFaults.unconfirmed.code || password === undefined) return answer
  const confirming = confirmings.get(token) ?? confirm(server, token, password)
  confirmings.set(token, confirming)
  await confirming
  return sendOnce(server, method, path, sent)
}

/** Of each token that was signed in for here. */
const passwords = new Map<string, string>()
const confirmings = new Map<string, Promise<void>>()

async function confirm(server: Pick<RunningServer, 'url'>, token: string, password: string): Promise<void> {
  const { method, path } = confirmationEndpoints.prove
  const body = { proof: { kind: 'password', password } }
  try {
    const answer = await sendOnce(server, method, path.slice(1), { token, body })
    if (answer.code !== 0) throw new Error(`the password was answered ${JSON.stringify(answer)}`)
  } finally {
    confirmings.delete(token)
  }
}

async function sendOnce(
  server: Pick<RunningServer, 'url'>,
  method: string,
  path: string,
  { token, body, key }: Sent,
): Promise<Answer> {
  const response = await fetch(`${server.url}/console-api/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return JSON.parse(await response.text())
}

const signedIn = z.object({ accessToken: z.string() })

/** Signs in as the administrator that the settings above make. */
export async function signIn(
  server: Pick<RunningServer, 'url'>,
  body = { username: 'admin', password: 'torture-admin' },
): Promise<string> {
  const answer = await send(server, 'POST', 'system/auth/login', { body })
  const token = signedIn.safeParse(answer.data).data?.accessToken
  if (!token) throw new Error(`sign-in was answered ${JSON.stringify(answer)}`)
  passwords.set(token, body.password)
  return token
}
