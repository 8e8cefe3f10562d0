import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Source {
  /** From the root of the project, with forward slashes. */
  path: string
  text: string
}

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Every file below these folders or files (those that exist), sorted, so that a hash over them is stable. */
export function listFiles(places: string[], base = root): string[] {
  return places
    .filter((place) => existsSync(join(base, place)))
    .flatMap((place) => (statSync(join(base, place)).isDirectory() ? filesBelow(place, base) : [place]))
    .toSorted()
}

function filesBelow(place: string, base: string): string[] {
  return readdirSync(join(base, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

const readAll = (like: RegExp, places: string[], base: string): Source[] =>
  listFiles(places, base)
    .filter((path) => like.test(path))
    .map((path) => ({ path, text: readFileSync(join(base, path), 'utf8') }))

/** The TypeScript of these places, with its text. */
export const readSources = (places: string[], base = root): Source[] => readAll(/\.tsx?$/, places, base)

/** The style sheets of these places, with their text. */
export const readSheets = (places: string[], base = root): Source[] => readAll(/\.css$/, places, base)
