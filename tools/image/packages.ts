import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { root } from '../sources.ts'

const names = z.record(z.string(), z.unknown()).default({})
const manifestSchema = z.object({
  version: z.string().optional(),
  license: z.unknown().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
})

/** The manifest of the package in a folder below the project's root, or of the project itself. */
export const manifestOf = (folder: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))

/** `@scope/name/part` is of `@scope/name`. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Where a package finds another one, as Node looks for it: beside itself, then further out. */
function resolve(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name)
    if (existsSync(join(root, found, 'package.json'))) return found
    if (folder === '.') return undefined
  }
}

/** What a package needs when it runs. Of optional peers it has those that the project itself asks for. */
function neededBy(folder: string, own: ReadonlySet<string>): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifestOf(folder)
  const peers = Object.keys(peerDependencies).filter(
    (name) => own.has(name) || !peerDependenciesMeta[name]?.optional,
  )
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/**
 * The folders of these packages of the project and of all that they depend on, each once. An optional one that npm did not
 * put there, because it is for another machine, is left out.
 */
export function withDependencies(wanted: readonly string[]): string[] {
  const own = new Set(Object.keys(manifestOf('.').dependencies))
  const found = new Set<string>()
  const visit = (name: string, from: string) => {
    const folder = resolve(name, from)
    if (folder === undefined || found.has(folder)) return
    found.add(folder)
    for (const needed of neededBy(folder, own)) visit(needed, folder)
  }
  for (const name of wanted) visit(name, '.')
  return [...found].toSorted()
}

/** No program reads these: maps for debuggers, types, sources in TypeScript, manuals. Licences stay. */
const isUnread = (name: string) =>
  /\.(map|[cm]?tsx?|flow|markdown|md)$/i.test(name) && !/licen[cs]e|notice|copying/i.test(name)

/** Copies packages with those inside them into the `node_modules` of `app`, without what no program reads. */
export function copyPackages(folders: readonly string[], app: string): void {
  const outer = new Set(
    folders.map((folder) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(folder)?.[0] ?? folder),
  )
  for (const folder of outer) cpSync(join(root, folder), join(app, folder), { recursive: true })
  for (const entry of readdirSync(join(app, 'node_modules'), { recursive: true, withFileTypes: true }))
    if (!entry.isDirectory() && (isUnread(entry.name) || entry.isSymbolicLink()))
      rmSync(join(entry.parentPath, entry.name))
}
