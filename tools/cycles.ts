import type { Module } from './imports.ts'

/** Rings of files that import each other, each once, as the path around it. Lazy imports close no ring. */
export function findCycles(modules: Module[]): string[][] {
  const graph = new Map(modules.map(({ path, imports }) => [path, targets(imports)]))
  const cycles: string[][] = []
  const done = new Set<string>()
  const trail: string[] = []

  function walk(path: string): void {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path])
    if (start >= 0 || done.has(path)) return
    trail.push(path)
    for (const next of graph.get(path) ?? []) walk(next)
    trail.pop()
    done.add(path)
  }

  for (const path of graph.keys()) walk(path)
  return cycles
}

function targets(imports: Module['imports']): string[] {
  return imports.flatMap(({ target, isLazy }) => (target && !isLazy ? [target] : []))
}
