import { spawn } from 'node:child_process'
import { buildAll, builtServer } from './build.ts'
import './orphan.ts'
import { follow, serverEnv, serverFlags } from './process.ts'
import { root } from './sources.ts'

const flags = [...serverFlags, '--import=./tools/orphan.ts']
const env = { ...serverEnv, ...process.env }
const server = [...flags, builtServer, ...process.argv.slice(2)]

if (await buildAll()) {
  // Where the system can, the server takes this process's place: no wrapper stays in memory or between signals.
  if (process.platform !== 'win32') replaceBy(server)
  process.exitCode = await follow(spawn(process.execPath, server, { cwd: root, stdio: 'inherit', env }))
} else {
  process.exitCode = 1
}

function replaceBy(args: string[]): void {
  process.chdir(root)
  process.execve?.(process.execPath, [process.execPath, ...args], env)
}
