import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatted } from './formatted.ts'
import { cardRows } from './new/new.card.ts'
import { named, namesOf, type Names } from './new/new.names.ts'
import { nextCode, resourceRows, type Changes } from './new/new.resource.ts'
import { runNode } from './process.ts'
import { streets, type Street } from './house/places.ts'
import { listFiles, root } from './sources.ts'

const usage = `npm run new resource NAME [-- --street content --home /base/NAME]    a folder in features, its rows in app
npm run new card NAME                               a folder in cards, its two lines`

/** Files of a new folder: the templates of this kind with the names put in. */
function folderOf(from: string, to: string, names: Names, put: (text: string) => string) {
  if (existsSync(join(root, to))) throw new Error(`${to} is there already`)
  return listFiles([from]).map((path) => {
    const target = named(path.slice(from.length).replace(/\.txt$/, ''), names)
    return [to + target, named(put(readFileSync(join(root, path), 'utf8')), names)] as const
  })
}

function changed(changes: Changes): (readonly [string, string])[] {
  return Object.entries(changes).map(([path, change]) => [
    path,
    change(readFileSync(join(root, path), 'utf8')),
  ])
}

async function write(files: readonly (readonly [string, string])[]): Promise<void> {
  for (const [path, text] of files) {
    const file = join(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await formatted(path, text))
    console.log(path)
  }
}

/** What `docs/` says of the contracts; in a process of its own, which reads what has just been written. */
async function writeDocs(): Promise<void> {
  const { code, output } = await runNode(['tools/docs.ts'])
  if (code !== 0) throw new Error(output)
}

async function makeResource(names: Names, street: Street, home: string): Promise<void> {
  const code = String(nextCode())
  const put = (text: string) => text.replaceAll('/home/giz-mo', home).replace('9999', code)
  const folder = `features/${street}/${names.kebab}`
  await write([
    ...folderOf('tools/new/resource', folder, names, put),
    ...changed(resourceRows(names, street, home)),
  ])
  await writeDocs()
  console.log(`
Next: say it in words/*.ts, give it its place in web/routes.ts, change the fields in ${names.kebab}.contract.ts and the table,
then npm run migration (and read the SQL), npm run docs, npm run check.`)
}

async function makeCard(names: Names): Promise<void> {
  await write([
    ...folderOf('tools/new/card', `cards/${names.camel}`, names, (text) => text),
    ...changed(cardRows(names)),
  ])
  await writeDocs()
  console.log(`
Next: say what it is in words/*.ts, its fields in ${names.camel}.schema.ts, a good sample, an icon in web/ui.ts,
then npm run check: the laws of cards/cards.test.ts run on it.`)
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { home: { type: 'string' }, street: { type: 'string', default: 'content' } },
  })
  const [kind, name = ''] = positionals
  const names = namesOf(name)
  const street = streets.find((one) => one === values.street)
  if (!names || !street || (kind !== 'resource' && kind !== 'card')) throw new Error(usage)
  await (kind === 'card'
    ? makeCard(names)
    : makeResource(names, street, values.home ?? `/base/${names.kebab}`))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
