import { DataDirInUse } from '#kit/data/server/dataLock.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { CommandProblem } from './userCommand.ts'
import { CommandRefused } from './backup/backup.archive.ts'
import { commands } from './commands.ts'

/** Runs one of the operator's commands and prints what it answers. @throws what went wrong */
export async function runCommand(name: string, words: readonly string[]): Promise<void> {
  const command = commands[name]
  if (!command) throw new CommandRefused(`One of: ${[...Object.keys(commands), 'doctor'].join(', ')}.`)
  process.stdout.write(`${await command(readEnv(process.env), words)}\n`)
}

/** What the operator can do something about: its message says it all. */
export const isExpected = (error: unknown): error is Error =>
  error instanceof CommandRefused || error instanceof CommandProblem || error instanceof DataDirInUse
