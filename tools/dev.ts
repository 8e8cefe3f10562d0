import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { freePort } from '#kit/testing/server/freePort.ts'
import './orphan.ts'
import { follow, quickEnv } from './process.ts'
import { root } from './sources.ts'

const port = Number(process.env.PORT || 8787)

/** One port to open: vite serves pages and modules with reload, and hands calls to the server, which also restarts. */
async function main(): Promise<number> {
  const behind = String(await freePort())
  process.env.API_PORT = behind
  const vite = await createServer({ root, server: { port, strictPort: true } })
  await vite.listen()
  const address = `http://127.0.0.1:${port}`
  const watched = ['--watch', '--watch-preserve-output', 'app/server/main.ts', ...process.argv.slice(2)]
  const server = spawn(process.execPath, watched, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...quickEnv,
      HOST: '127.0.0.1',
      PORT: behind,
      PUBLIC_URL: process.env.PUBLIC_URL || address,
    },
  })
  console.log(`\nOpen ${address} (reloads when a file changes)\n`)
  const code = await follow(server)
  await vite.close()
  return code
}

process.exitCode = await main()
