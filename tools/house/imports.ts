import { posix } from 'node:path'
import { parseSync } from 'vite'
import { z } from 'zod'
import type { Source } from '../sources.ts'

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

const ImportNode = z.object({
  type: z.enum(['ImportExpression', 'TSImportType']),
  source: z.object({ value: z.string() }),
})

/** Reads what a file imports; type-only imports, re-exports and `import('…')` in types count as well. */
export function readModule({ path, text }: Source): Module {
  const parsed = parseSync(path, text)
  const { module, errors } = parsed
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
  // The tree is costly to build; most files have no need of it.
  const lazy = text.includes('import(') ? specifiersInside(parsed.program) : []
  return {
    path,
    imports: [...imports, ...lazy.map((at) => toImport(path, at, { isLazy: true, isTypeOnly: false }))],
    hasDefaultExport: module.staticExports.some((one) =>
      one.entries.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
    ),
  }
}

/** Of `import('…')`, as an expression and as a type, wherever it stands in the tree. */
function specifiersInside(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(specifiersInside)
  if (typeof node !== 'object' || node === null) return []
  const own = ImportNode.safeParse(node)
  return [...(own.success ? [own.data.source.value] : []), ...Object.values(node).flatMap(specifiersInside)]
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
