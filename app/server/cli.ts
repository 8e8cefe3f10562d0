import { DataDirInUse } from '#kit/data/server/dataLock.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { CommandProblem } from './userCommand.ts'
import { CommandRefused } from './backup/backup.archive.ts'
import { commands } from './commands.ts'

async function main(): Promise<void> {
  const [name = '', ...words] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new CommandRefused(`One of: ${Object.keys(commands).join(', ')}.`)
  process.stdout.write(`${await command(readEnv(process.env), words)}\n`)
}

const isExpected = (error: unknown): error is Error =>
  error instanceof CommandRefused || error instanceof CommandProblem || error instanceof DataDirInUse

main().catch((error: unknown) => {
  const shown = isExpected(error) || !(error instanceof Error) ? error : error.stack
  process.stderr.write(`${shown instanceof Error ? shown.message : String(shown)}\n`)
  process.exitCode = 1
})
