import type { Street } from '../house/places.ts'
import { readSources } from '../sources.ts'
import { withRow } from './new.edits.ts'
import type { Names } from './new.names.ts'

/** What becomes of a file's text. */
export type Change = (text: string) => string
export type Changes = Readonly<Record<string, Change>>

const imported = /^import .* from '#features\//

/** One import and one line in a list, each in its alphabetical place. */
const row =
  (line: string, like: RegExp, from: string): Change =>
  (text) =>
    withRow(withRow(text, { line: from, like: imported }), { line, like })

/** The rows of a new resource in `app`, by file: three lists, and the addresses of the console. */
export function resourceRows(names: Names, street: Street, home: string): Changes {
  const { camel, kebab } = names
  const folder = `#features/${street}/${kebab}`
  const lists = [
    ['app/features.ts', 'Feature', `${kebab}.feature.ts`],
    ['app/server/servers.ts', 'Server', `server/${kebab}.server.ts`],
    ['app/console/routing/webs.ts', 'Web', `web/${kebab}.web.ts`],
  ].map(([file = '', role = '', own = '']): [string, Change] => {
    const from = `import { ${camel}${role} } from '${folder}/${own}'`
    return [file, row(`  ${camel}${role},`, new RegExp(`^ {2}\\w+${role},$`), from)]
  })
  return {
    ...Object.fromEntries(lists),
    'app/console/routing/routes.test.ts': withAddresses(screens.map((screen) => `${home}/${screen}`)),
  }
}

const screens = ['list', 'add', 'edit', 'view'] as const

/** Adds those that do not stand there yet. */
const withAddresses =
  (addresses: readonly string[]): Change =>
  (text) => {
    const added = addresses.filter((address) => !text.split(/\s+/).includes(address))
    return added.length === 0 ? text : text.replace('`\n  .trim()', `${added.join(' ')}\n\`\n  .trim()`)
  }

/** The first code of the next free hundred. */
export function nextCode(): number {
  const catalogues = readSources(['kit', 'features']).filter(({ path }) => /faults?\.ts$/.test(path))
  const codes = catalogues.flatMap(({ text }) =>
    [...text.matchAll(/: (\d{4}),/g)].map(([, code]) => Number(code)),
  )
  return (Math.floor(Math.max(...codes) / 100) + 1) * 100
}
