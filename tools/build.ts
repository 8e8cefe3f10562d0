import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNode } from './process.ts'
import { listFiles, root } from './sources.ts'

/** What vite makes by one or more configurations, as long as nothing that it is made of has changed since. */
interface Build {
  readonly title: string
  readonly configs: readonly string[]
  /** Holds the hash of what it was made of, in the folder that it fills. */
  readonly stamp: string
  readonly isInput: (path: string) => boolean
}

const places = ['kit', 'cards', 'deck', 'features', 'app', 'package-lock.json', 'tools']
const ofPages = ['public', 'index.html', 'learn.html', 'public.html', 'guide.html']
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isOfServer = (path: string) => /(^|\/)server\//.test(path)

const pages: Build = {
  title: 'the console and the player',
  // The console first: its build empties the folder.
  configs: [
    'vite.config.ts',
    ...['learn', 'offline', 'public', 'render'].map((name) => `vite.${name}.config.ts`),
  ],
  stamp: 'dist/.built',
  isInput: (path) => !isTest(path) && !isOfServer(path),
}
const server: Build = {
  title: 'the server',
  configs: ['vite.server.config.ts'],
  stamp: 'dist/server/.built',
  isInput: (path) => !isTest(path) && /\.tsx?$|package-lock\.json$/.test(path),
}

/** What `npm start` runs; from sources a server holds 30 MB more. */
export const builtServer = 'dist/server/main.js'

const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']

/** Builds the pages and the server into `dist/`, each unless it stands there as it would become. Answers whether both do. */
export async function buildAll(): Promise<boolean> {
  return (await build(pages)) && (await build(server))
}

/** Whether the bundle of the server is made of the sources as they are. */
export const isServerBuilt = (): boolean => isBuilt(server, hashOf(server))

async function build(made: Build): Promise<boolean> {
  const hash = hashOf(made)
  if (isBuilt(made, hash)) return true
  const begun = Date.now()
  console.log(`Building ${made.title} …`)
  // Removed first: a build that was killed midway is not taken for a finished one.
  rmSync(join(root, made.stamp), { force: true })
  for (const config of made.configs) {
    // Also where a test asks for the pages: with its environment React would be built as for development.
    const { code, output } = await runNode([...vite, '--config', config], { env: { NODE_ENV: 'production' } })
    if (code === 0) continue
    console.log(output)
    return false
  }
  writeFileSync(join(root, made.stamp), hash)
  console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return true
}

function isBuilt({ stamp }: Build, hash: string): boolean {
  const file = join(root, stamp)
  return existsSync(file) && readFileSync(file, 'utf8') === hash
}

function hashOf({ configs, isInput }: Build): string {
  const hash = createHash('sha256')
  for (const path of [...listFiles([...places, ...ofPages]).filter(isInput), ...configs]) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

if (import.meta.main) process.exitCode = (await buildAll()) ? 0 : 1
