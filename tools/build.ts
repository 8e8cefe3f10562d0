import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from './process.ts'
import { listFiles, root } from './sources.ts'

const stampFile = join(root, 'dist/.built')
const inputs = [
  'kit',
  'cards',
  'deck',
  'features',
  'app',
  'public',
  'index.html',
  'learn.html',
  'public.html',
  'vite.config.ts',
  'vite.learn.config.ts',
  'vite.offline.config.ts',
  'vite.public.config.ts',
  'vite.render.config.ts',
  'package-lock.json',
  'tools',
]
// The console first: its build empties the folder.
const configs = ['config', 'learn.config', 'offline.config', 'public.config', 'render.config'].map(
  (name) => `vite.${name}.ts`,
)
const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
const others = /\.test\.tsx?$|(^|\/)server\//

/** Builds the console, the player, the player of offline pages and the public pages into `dist/`, unless nothing they are made of has changed since. */
export async function buildWeb(): Promise<boolean> {
  const hash = hashOfInputs()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true
  const begun = Date.now()
  console.log('Building the console and the player …')
  // Removed first: a build that was killed midway is not taken for a finished one.
  rmSync(stampFile, { force: true })
  for (const config of configs) {
    // Also where a test asks for the pages: with its environment React would be built as for development.
    const { code, output } = await runNode([...vite, '--config', config], { env: { NODE_ENV: 'production' } })
    if (code === 0) continue
    console.log(output)
    return false
  }
  writeFileSync(stampFile, hash)
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return true
}

function hashOfInputs(): string {
  const hash = createHash('sha256')
  for (const path of listFiles(inputs).filter((file) => !others.test(file))) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

if (import.meta.main) process.exitCode = (await buildWeb()) ? 0 : 1
