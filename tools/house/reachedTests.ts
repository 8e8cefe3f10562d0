import type { Module } from './imports.ts'

const database = 'kit/testing/server/testDatabase.ts'
const mark = 'kit/testing/server/bothDatabases.ts'

/** The test files that run any of these files, by way of whatever they import; types run nothing. */
export function testsReaching(modules: readonly Module[], files: readonly string[]): string[] {
  const importers = new Map<string, string[]>()
  for (const { path, imports } of modules)
    for (const { target, isTypeOnly } of imports)
      if (target && !isTypeOnly) importers.set(target, [...(importers.get(target) ?? []), path])
  const reached = new Set(files)
  // A set hands out what is added while it is walked.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return [...reached].filter((path) => /\.test\.tsx?$/.test(path)).toSorted()
}

/** The test files that open a database: the others answer the same on every one. */
export const findDatabaseTests = (modules: readonly Module[]): string[] => testsReaching(modules, [database])

/** Those of what differs between PostgreSQL and the embedded database. */
export const findTestsOfBoth = (modules: readonly Module[]): string[] =>
  modules
    .filter(({ path, imports }) => path.endsWith('.test.ts') && imports.some(({ target }) => target === mark))
    .map(({ path }) => path)
