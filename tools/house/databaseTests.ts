import type { Module } from './imports.ts'

const database = 'kit/testing/server/testDatabase.ts'

/** The test files that open a database, by way of whatever they import: the others answer the same on every one. */
export function findDatabaseTests(modules: readonly Module[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of modules)
    for (const { target, isTypeOnly } of imports)
      if (target && !isTypeOnly) importers.set(target, [...(importers.get(target) ?? []), path])
  const reached = new Set([database])
  // A set hands out what is added while it is walked.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return [...reached].filter((path) => path.endsWith('.test.ts')).toSorted()
}
