import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buildAll } from '../build.ts'
import { copyLibraries } from './libraries.ts'
import { writeLicences } from './licences.ts'
import { findNeeds } from './needs.ts'
import { copyPackages } from './packages.ts'
import { listFiles, root } from '../sources.ts'

const usage = `npm run image -- FOLDER
Writes the whole root directory of a container into FOLDER, which must not exist: server, pages, Node and what they need.`

/** Who the server runs as in a container, by number. */
export const imageUser = 10_001

/** Files that the server reads beside its bundle, whatever it is made of. */
const read = ['LICENSE', 'CHANGELOG.md', 'migrations', 'docs/guide', 'deploy']
const isBuildNote = (path: string) => path.endsWith('.built')
/** What a server's folder holds beside its modules, such as the page of the API's documentation. */
const isAsset = (path: string) => /\/server\//.test(path) && !/\.tsx?$|\/testing\//.test(path)

/**
 * Writes everything that a server needs to run, and nothing that it does not, as the root directory of a Linux without any
 * other file: no shell, no npm, nothing to compile. Everything belongs to whoever calls this; only `data` and `tmp` are for
 * the server to write.
 *
 * @throws Error where the pages or the server cannot be built, or on another system
 */
export async function makeImage(folder: string): Promise<void> {
  if (process.platform !== 'linux') throw new Error('The image is for Linux, and is made there.')
  if (!(await buildAll())) throw new Error('The build failed, its reason is above.')
  const app = join(folder, 'app')
  const copy = (path: string) => {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    copyFileSync(join(root, path), join(app, path))
  }
  const { modules, packages } = findNeeds()
  const assets = listFiles(['kit', 'features', 'app']).filter(isAsset)
  const built = listFiles(['dist']).filter((path) => !isBuildNote(path))
  for (const path of [...built, ...modules, ...assets, ...listFiles(read)]) copy(path)
  writeFileSync(join(app, 'package.json'), manifest())
  copyPackages(packages, app)
  mkdirSync(join(folder, 'bin'), { recursive: true })
  copyFileSync(process.execPath, join(folder, 'bin/node'))
  copyLibraries(folder)
  writeLicences(join(folder, 'licences'))
  writeAccounts(folder)
  openToAll(folder)
}

/** Whatever the builder's mask: everybody may read, nobody but the owner writes, where it is not for that. */
function openToAll(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { mode } = statSync(path)
    const wanted = entry.isDirectory() || (mode & 0o100) !== 0 ? 0o755 : 0o644
    if ((mode & 0o777) !== wanted) chmodSync(path, wanted)
  }
  chmodSync(folder, 0o755)
  chmodSync(join(folder, 'tmp'), 0o1777)
}

/** What modules ask of it: the version, and what `#kit/` means. */
function manifest(): string {
  const { name, version, license, type, imports } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return `${JSON.stringify({ name, version, license, type, imports }, null, 2)}\n`
}

function writeAccounts(folder: string): void {
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('etc/passwd', `root:x:0:0:root:/:/none\nlectern:x:${imageUser}:${imageUser}:Lectern:/data:/none\n`)
  write('etc/group', `root:x:0:\nlectern:x:${imageUser}:\n`)
  write('etc/nsswitch.conf', 'passwd: files\ngroup: files\nhosts: files dns\n')
  for (const name of ['data', 'tmp']) mkdirSync(join(folder, name))
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined || (existsSync(folder) && readdirSync(folder).length > 0)) {
    console.error(usage)
    process.exitCode = 1
  } else {
    try {
      await makeImage(folder)
      console.log(
        `${folder} is the root of a container; /bin/node dist/server/main.js in /app starts the server.`,
      )
    } catch (error) {
      rmSync(folder, { recursive: true, force: true })
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    }
  }
}
