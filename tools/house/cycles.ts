import { posix } from 'node:path'
import type { Module } from './imports.ts'

/** Rings of files that import each other, each once, as the path around it. Lazy imports close no ring. */
export const findCycles = (modules: readonly Module[]): string[][] => findRings(modules, (path) => path)

/** The folder of a file; the phrases of a folder belong to it. */
export const folderOf = (path: string): string => posix.dirname(path).replace(/\/words$/, '')

/** Rings of what `groupOf` puts files together to, such as folders; a file without a group is left aside. */
export function findRings(
  modules: readonly Module[],
  groupOf: (path: string) => string | undefined,
): string[][] {
  const graph = new Map<string, Set<string>>()
  for (const { path, imports } of modules) {
    const group = groupOf(path)
    if (group === undefined) continue
    const edges = graph.get(group) ?? new Set()
    for (const target of targets(imports).map(groupOf))
      if (target !== undefined && (target !== group || target === path)) edges.add(target)
    graph.set(group, edges)
  }
  return ringsIn(graph)
}

function ringsIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const rings: string[][] = []
  const done = new Set<string>()
  const trail: string[] = []

  function walk(node: string): void {
    const start = trail.indexOf(node)
    if (start >= 0) rings.push([...trail.slice(start), node])
    if (start >= 0 || done.has(node)) return
    trail.push(node)
    for (const next of graph.get(node) ?? []) walk(next)
    trail.pop()
    done.add(node)
  }

  for (const node of graph.keys()) walk(node)
  return rings
}

const targets = (imports: Module['imports']): string[] =>
  imports.flatMap(({ target, isLazy }) => (target && !isLazy ? [target] : []))
