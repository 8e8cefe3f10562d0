import { isObject } from '#kit/value/sameJson.ts'
import { line } from './h5pWriter.ts'

/** A work's origin as an import writes it into a note: its title, who made it, its licence and its source. */
const licences =
  /^(CC BY(?:-(?:SA|ND|NC|NC-SA|NC-ND))?|CC0|CC PDM|GNU GPL|ODC PDDL|PD|C)(?: ([\w. ]{1,20}))?$/
const between = ' · '

interface Credit {
  readonly title: string
  readonly author: string
  readonly license: string
  readonly version: string
  readonly source: string
}

function creditOf(words: string): Credit | undefined {
  const parts = words.split(between)
  const at = parts.findIndex((part, index) => index > 0 && licences.test(part))
  const [, license, version = ''] = licences.exec(parts[at] ?? '') ?? []
  if (license === undefined) return undefined
  return {
    title: line(parts.slice(0, at - 1).join(between)),
    author: line(parts[at - 1] ?? ''),
    license,
    version,
    source: line(parts.slice(at + 1).join(between)),
  }
}

export interface Credited {
  readonly params: object
  readonly metadata: object
}

/**
 * The note of a card: H5P keeps it for authors. Where it names the origin of as many works as the content has files, each file
 * bears its own; else they stand with the licence of the content.
 */
export function creditedBy(note: string, params: object): Credited {
  const said = note.split('\n').filter((each) => each.trim() !== '')
  if (said.length === 0) return { params, metadata: {} }
  const credits = said.flatMap((each) => creditOf(each) ?? [])
  const paths = pathsIn(params)
  const areOfFiles = credits.length > 0 && credits.length === paths.length
  const byPath = new Map(paths.map((path, index) => [path, credits[index]]))
  return {
    params: areOfFiles ? withCopyright(params, byPath) : params,
    metadata: {
      authorComments: said.map(line).join('\n'),
      ...(credits.length > 0 &&
        !areOfFiles && {
          // H5P has no name for several licences at once.
          license: 'U',
          licenseExtras: said
            .filter((each) => creditOf(each))
            .map(line)
            .join('\n'),
        }),
    },
  }
}

const isFile = (value: unknown): value is { readonly path: string } =>
  isObject(value) && typeof value['path'] === 'string' && isObject(value['copyright'])

function pathsIn(value: unknown): string[] {
  if (isFile(value)) return [value.path]
  const inside = typeof value === 'object' && value !== null ? Object.values(value) : []
  return [...new Set(inside.flatMap(pathsIn))]
}

const withCopyright = (params: object, byPath: ReadonlyMap<string, Credit | undefined>): object =>
  JSON.parse(
    JSON.stringify(params, (_, value: unknown) =>
      isFile(value) ? { ...value, copyright: byPath.get(value.path) } : value,
    ),
  )
