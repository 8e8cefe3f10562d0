import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { readModule } from '../house/imports.ts'
import { listFiles, readSources, root } from '../sources.ts'
import { packageOf, withDependencies } from './packages.ts'

const houses = ['kit', 'cards', 'deck', 'features', 'app']
const isWorker = (path: string) => /\/server\/.*\.worker\.ts$/.test(path)
/** Asked for by name when they are needed, which no import shows. */
const byName = ['hanzi-writer-data']

interface Needs {
  /** Our modules that run from their sources, beside the bundle: threads, and what those import. */
  readonly modules: readonly string[]
  /** Folders of packages below the project's root, `node_modules/…`, each with what it depends on. */
  readonly packages: readonly string[]
}

/** What the built server imports when it runs: found, not listed, so that nothing is forgotten. */
export function findNeeds(): Needs {
  const sources = new Map(readSources(houses).map((source) => [source.path, source]))
  const found = new Set<string>()
  const names = new Set(byName)
  const visit = (path: string) => {
    const source = sources.get(path)
    if (!source || found.has(path)) return
    found.add(path)
    for (const { target, specifier, isTypeOnly } of readModule(source).imports) {
      if (isTypeOnly) continue
      if (target !== undefined) visit(target)
      else if (!isBuiltin(specifier)) names.add(packageOf(specifier))
    }
  }
  for (const path of sources.keys()) if (isWorker(path)) visit(path)
  for (const path of listFiles(['dist/server', 'dist/render']).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(root, path), 'utf8')
    for (const { target, specifier } of readModule({ path, text }).imports)
      if (target === undefined && !isBuiltin(specifier)) names.add(packageOf(specifier))
  }
  return { modules: [...found], packages: withDependencies([...names]) }
}
