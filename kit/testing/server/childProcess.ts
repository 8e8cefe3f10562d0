import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./databaseChild.ts', import.meta.url))

export interface Child {
  pid: number
  lines: string[]
  /** What it wrote to its error output. */
  complaint(): string
  /** Resolves when it has printed `count` lines (from 1), or has ended. */
  waitForLines(count: number): Promise<void>
  kill(): Promise<void>
  ended: Promise<unknown>
}

export function startChild(
  command: 'write' | 'hold' | 'migrate' | 'lose',
  dataDir: string,
  folder = '',
): Child {
  const child = spawn(process.execPath, [script, command, dataDir, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  const reader = createInterface({ input: child.stdout })
  const lines: string[] = []
  reader.on('line', (line) => lines.push(line))
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    complaint: () => complaint,
    async waitForLines(count) {
      while (lines.length < count && child.exitCode === null && child.signalCode === null) {
        await Promise.race([once(reader, 'line'), ended])
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** A data directory that does not exist yet; the test removes its parent. */
export function freshDataDir(): { dataDir: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'data-'))
  return { dataDir: join(folder, 'data'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}
