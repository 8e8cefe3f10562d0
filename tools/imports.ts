import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { Source } from './sources.ts'

export interface Import {
  /** As it is written. */
  specifier: string
  /** The file it means, from the root; undefined for a package. */
  target: string | undefined
  /** Loaded when needed (`import(…)`), so it closes no cycle at the start. */
  isLazy: boolean
  isTypeOnly: boolean
}

export interface Module {
  path: string
  imports: Import[]
  hasDefaultExport: boolean
}

/** Reads what a file imports; type-only imports, re-exports and `import('…')` in types count as well. */
export function readModule({ path, text }: Source): Module {
  const { module, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new SyntaxError(`${path}: ${error.message}`)
  const found = [
    ...module.staticImports.map((one) => ({ at: one.moduleRequest.value, isTypeOnly: isAllTypes(one) })),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ at: moduleRequest.value, isTypeOnly: isType }] : [],
      ),
    ),
  ]
  const imports = found.map(({ at, isTypeOnly }) => toImport(path, at, { isLazy: false, isTypeOnly }))
  const lazy = [...text.matchAll(/\bimport\(\s*(['"`])([^'"`]+)\1/g)]
  return {
    path,
    imports: [
      ...imports,
      ...lazy.map((match) => toImport(path, match[2] ?? '', { isLazy: true, isTypeOnly: false })),
    ],
    hasDefaultExport: module.staticExports.some((one) =>
      one.entries.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
    ),
  }
}

function isAllTypes({ entries }: { entries: { isType: boolean }[] }): boolean {
  return entries.length > 0 && entries.every(({ isType }) => isType)
}

function toImport(from: string, written: string, kind: Pick<Import, 'isLazy' | 'isTypeOnly'>): Import {
  const specifier = written.replace(/\?.*$/, '')
  return { specifier, target: resolve(from, specifier), ...kind }
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  return undefined
}
