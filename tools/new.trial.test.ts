import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFloors } from './house/floors.ts'
import { withRow } from './new/new.edits.ts'
import { named, namesOf } from './new/new.names.ts'
import { runNode } from './process.ts'
import { checkSizes } from './house/sizes.ts'
import { listFiles, readSources, root } from './sources.ts'

describe('a name', () => {
  test.each(['exchange-task', 'exchangeTask'])('is read as %s and written in every way', (input) => {
    const names = namesOf(input)
    expect(names && named('gizmo Gizmo giz-mo giz_mo Giz mos', names)).toBe(
      'exchangeTask ExchangeTask exchange-task exchange_task Exchange tasks',
    )
  })

  test.each(['', 'Task', '2d', 'a b', 'a_b', '../a', 'a--b'])('is not %j', (input) => {
    expect(namesOf(input)).toBeUndefined()
  })
})

test('a row finds its alphabetical place, imports by what they import', () => {
  const list = { like: /^ {2}\w+,$/ }
  expect(withRow('[\n  a,\n  c,\n]', { ...list, line: '  b,' })).toBe('[\n  a,\n  b,\n  c,\n]')
  expect(withRow('[\n  a,\n  c,\n]', { ...list, line: '  d,' })).toBe('[\n  a,\n  c,\n  d,\n]')
  const imports = "import { x } from '#a'\nimport { a } from '#z'"
  const line = "import { b } from '#m'"
  expect(withRow(imports, { like: /^import/, line }).split('\n')[1]).toBe(line)
})

const left = /^(node_modules|dist|data|\.git)$|^\.cache(?!$|\/types)/
const houses = ['kit', 'cards', 'deck', 'features', 'app', 'tools']

/** The files of the project that the copy has otherwise, without what docs are made of. */
const changedFiles = (copy: string) =>
  listFiles(houses)
    .filter((path) => readFileSync(join(root, path), 'utf8') !== readFileSync(join(copy, path), 'utf8'))
    .toSorted()

describe('a new resource and a new card, in a copy of the project', () => {
  const copy = mkdtempSync(join(tmpdir(), 'lectern-new-'))
  // A busy machine is slow, not wrong: only what hangs is given up.
  const run = async (...args: string[]) => {
    const { code, output } = await runNode(args, { cwd: copy, minutes: 15, env: { NO_COLOR: '1' } })
    return code === 0 ? '' : output.slice(-3000)
  }
  const pathIn = (path: string) => relative(root, path).split(sep).join('/')
  const outputs: string[] = []
  const touched: string[] = []
  const touchedByCard: string[] = []
  const before = { floors: [''], sizes: [''] }

  beforeAll(async () => {
    cpSync(root, copy, { recursive: true, filter: (path) => !left.test(pathIn(path)) })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const sources = readSources(houses, copy)
    Object.assign(before, { floors: checkFloors(sources), sizes: checkSizes(sources) })
    outputs.push(await run('tools/new.ts', 'resource', 'gadget'))
    touched.push(...changedFiles(copy))
    outputs.push(await run('tools/new.ts', 'card', 'riddle'))
    touchedByCard.push(...changedFiles(copy).filter((path) => !touched.includes(path)))
    outputs.push(await run('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'gadget'))
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  test('are made without a complaint', () => {
    expect(outputs).toEqual(['', '', ''])
  })

  test('cost one folder and four existing files, besides what docs say of it', () => {
    expect(touched).toEqual([
      ...[
        'app/console/routing/routes.test.ts',
        'app/console/routing/webs.ts',
        'app/features.ts',
        'app/server/servers.ts',
      ],
    ])
  })

  test('cost one folder and two lines, for a card', () => {
    expect(touchedByCard).toEqual(['cards/index.ts', 'cards/web.ts'])
  })

  test('are not made over what is there', async () => {
    expect(await run('tools/new.ts', 'resource', 'gadget')).toContain(
      'features/content/gadget is there already',
    )
    expect(await run('tools/new.ts', 'thing', 'gadget')).toContain('npm run new resource')
  })

  test('have a migration that makes the table', () => {
    const name = readdirSync(join(copy, 'migrations')).find((file) => file.endsWith('_gadget.sql'))
    const sql = name === undefined ? '' : readFileSync(join(copy, 'migrations', name), 'utf8')
    expect(sql).toContain('CREATE TABLE "gadget"')
    expect(sql).not.toContain('DROP')
  })

  test('keep the rules of the house', () => {
    const sources = readSources(houses, copy)
    expect(checkFloors(sources)).toEqual(before.floors)
    expect(checkSizes(sources)).toEqual(before.sizes)
  })

  test('are well formed: lint, format', async () => {
    const made = ['features/content/gadget', 'cards', 'app']
    expect(await run('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...made)).toBe('')
    expect(await run('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', ...made)).toBe(
      '',
    )
  })

  // The types of what was made are checked with the field in it: the compiler takes a minute each time.
  test('have a field more by seven files, of which the compiler names those that lack it, as a layout its field', async () => {
    const folder = join(copy, 'features/content/gadget')
    const edited = new Set<string>()
    const edit = (path: string, before: string, after: string) => {
      const text = readFileSync(join(folder, path), 'utf8')
      expect(text).toContain(before)
      writeFileSync(join(folder, path), text.replace(before, after))
      edited.add(path)
    }
    const after = (path: string, before: string, line: string) => edit(path, before, `${before}\n    ${line}`)

    after('gadget.contract.ts', 'fields: {', "colour: text(20, { required: 'never' }),")
    const layout = join(copy, 'features/content/career/web/careerLayout.ts')
    const whole = readFileSync(layout, 'utf8')
    writeFileSync(layout, whole.replace("'summary', ", ''))
    const lacking = await run('node_modules/typescript/bin/tsc', '-b')
    expect(lacking).toContain('features/content/gadget/words/en.ts')
    expect(lacking).toContain("'colour' is missing in type")
    expect(lacking).toContain('gadget.table.ts has no column colour')
    expect(lacking).toContain('has no place for summary')
    writeFileSync(layout, whole)

    after('server/gadget.table.ts', '...stampColumns(),', "colour: text().notNull().default(''),")
    const words = { en: 'Colour', es: 'Color', ja: '色', zh: '颜色' }
    for (const [language, word] of Object.entries(words))
      after(`words/${language}.ts`, 'fields: {', `colour: '${word}',`)
    edit('testing/gadget.readers.ts', "'name=text'", "'colour=text', 'name=text'")
    expect(await run('node_modules/typescript/bin/tsc', '-b')).toBe('')
    expect(edited.size).toBe(7)
    expect(await run('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'gadget_colour')).toBe('')
    await run('tools/docs.ts')
  })

  test('pass their own tests and those over all', async () => {
    const own = ['features/content/gadget', 'cards/riddle', 'cards/cards.test.ts', 'cards/words.test.ts']
    const all = [
      'app/words',
      'app/console/routing/routes',
      'app/console/routing/screens',
      'app/server/faults',
      'tools/fieldReaders',
      'tools/docs',
    ]
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--silent=passed-only', '--reporter=dot']
    expect(await run(...vitest, ...own, ...all)).toBe('')
  })
})
