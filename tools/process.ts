import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from './sources.ts'

export interface Finished {
  code: number
  output: string
}

export interface RunOptions {
  env?: Record<string, string>
  /** Shown as it comes, rather than kept for the end. */
  isShown?: boolean
  /** Another folder than the project's root. */
  cwd?: string
  /** Minutes after which it counts as hung and is killed. */
  minutes?: number
}

const running = new Set<ChildProcess>()

/** Ends whatever `runNode` still runs. */
export function stopRunning(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Runs a script with this Node from the root of the project, to its end. */
export function runNode(args: string[], options: RunOptions = {}): Promise<Finished> {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: options.isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  }
  const minutes = options.minutes ?? 30
  const timer = setTimeout(() => {
    chunks.push(`\nkilled: not finished after ${minutes} minutes`)
    child.kill('SIGKILL')
  }, minutes * 60_000)
  return finished(child).then((code) => {
    clearTimeout(timer)
    running.delete(child)
    return { code, output: chunks.join('').trim() }
  })
}

/** Passes our signals on to a child and answers its exit code, 128 + n where a signal ended it. */
export function follow(child: ChildProcess): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal))
  }
  return finished(child)
}

function finished(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(127))
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

const quickImports = `--import=${new URL('quickImports.ts', import.meta.url).href}`

/**
 * How an operator's server runs: room for young objects, leave to collect once after the start (decision 016), and imports
 * that are found quickly.
 */
export const serverFlags = ['--max-semi-space-size=32', '--expose-gc', quickImports]

/** glibc would give each thread a heap of its own: 20 MB of an idle server. */
export const serverEnv = { MALLOC_ARENA_MAX: '2' }

/**
 * Of processes that start again and again, in tests and in `npm run dev`: what one of them compiled, the next one reads. It
 * costs 10 MB of memory each, so an operator's server has none.
 */
export const quickEnv = {
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${quickImports}`.trim(),
}
