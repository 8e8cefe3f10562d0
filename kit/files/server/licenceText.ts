import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The folder in which npm put a package, whether the server runs from its source or built. */
export const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

/** Licences of what cards hold, by the names of their files: the packages that bring them. */
const packages: Readonly<Record<string, string>> = { 'ARPHICPL.TXT': 'hanzi-writer-data' }

/** A licence as its owner wrote it. @throws Error where no package brings one of this name. */
export async function licenceText(name: string): Promise<string> {
  const owner = packages[name]
  if (owner === undefined) throw new Error(`No package brings the licence ${name}`)
  return await readFile(join(packageFolder(owner), name), 'utf8')
}
