import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../sources.ts'

/** The C library loads it when a name is looked up, which no program declares. */
const byName = ['libresolv.so.2', 'libnss_dns.so.2', 'libnss_files.so.2']

/** What the dynamic linker loads for a program or library, as paths of this machine. */
function loadedBy(file: string): string[] {
  const lines = execFileSync('ldd', [file], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => /(?:=> )?(\/\S+) \(0x/.exec(line)?.[1] ?? [])
}

/** Gives Node and the native parts below `folder` the system's libraries that they are linked with, at the same paths. */
export function copyLibraries(folder: string): void {
  const programs = listFiles(['bin', 'app/node_modules'], folder).filter((path) =>
    /^bin\/|\.(node|so)(\.\d+)*$/.test(path),
  )
  const libraries = new Set(programs.flatMap((path) => loadedBy(join(folder, path))))
  const system = [...libraries].filter((path) => !path.startsWith(folder))
  const libc = system.find((path) => path.endsWith('/libc.so.6'))
  const loadedLater = libc ? byName.map((name) => join(dirname(libc), name)).filter(existsSync) : []
  for (const path of [...system, ...loadedLater]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    // A library is a link to its version: the file itself is wanted.
    copyFileSync(path, join(folder, path))
  }
}
