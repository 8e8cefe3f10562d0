import { withRow } from './new.edits.ts'
import { capital, type Names } from './new.names.ts'
import type { Street } from './places.ts'
import { readSources } from './sources.ts'

/** What becomes of a file's text. */
export type Change = (text: string) => string
export type Changes = Readonly<Record<string, Change>>

export const languages = ['en', 'zh', 'es', 'ja'] as const

const imported = /^import .* from '#features\//
const property = /^ {2}[\w'-]+: /

/** One import and one line in a list, each in its alphabetical place. */
const row =
  (line: string, like: RegExp, from: string): Change =>
  (text) =>
    withRow(withRow(text, { line: from, like: imported }), { line, like })

/** A record and a valid request for each call, for the tests that ask every call as everybody. */
const sampleRow = ({ camel, pascal, kebab }: Names, street: Street): Change => {
  const folder = `#features/${street}/${kebab}`
  const imports = [
    "import { contentSample } from './sample.ts'",
    `import { ${camel} } from '${folder}/${kebab}.contract.ts'`,
    `import { make${pascal} } from '${folder}/server/make${pascal}.ts'`,
  ]
  const line = `  ${camel}: contentSample(${camel}, make${pascal}, { name: 'First', summary: '' }),`
  return (text) =>
    imports
      .filter((each) => !text.includes(each))
      .reduce(
        (all, each) => withRow(all, { line: each, like: /^import / }),
        withRow(text, { line, like: property }),
      )
}

/** The rows of a new resource in `app`, by file. */
export function resourceRows(names: Names, street: Street): Changes {
  const { camel, kebab } = names
  const folder = `#features/${street}/${kebab}`
  const name = camel === kebab ? camel : `'${kebab}'`
  const lists = [
    ['app/features.ts', 'Feature', `${kebab}.feature.ts`],
    ['app/server/servers.ts', 'Server', `server/${kebab}.server.ts`],
    ['app/console/webs.ts', 'Web', `web/${kebab}.web.ts`],
  ].map(([file = '', role = '', own = '']): [string, Change] => {
    const from = `import { ${camel}${role} } from '${folder}/${own}'`
    return [file, row(`  ${camel}${role},`, new RegExp(`^ {2}\\w+${role},$`), from)]
  })
  return {
    ...Object.fromEntries(lists),
    'app/fieldReaders.ts': before(/(?<=\bfieldReaders:[^]*?\n)(?=\}\n)/, [
      `  ${name}: { 'kit/web/list/columns.tsx': ['name=text', 'summary=multiline'] },\n`,
    ]),
    'app/server/testing/samples.ts': sampleRow(names, street),
  }
}

/** The first code of the next free hundred. */
export function nextCode(): number {
  const catalogues = readSources(['kit', 'features']).filter(({ path }) => /faults?\.ts$/.test(path))
  const codes = catalogues.flatMap(({ text }) =>
    [...text.matchAll(/: (\d{4}),/g)].map(([, code]) => Number(code)),
  )
  return (Math.floor(Math.max(...codes) / 100) + 1) * 100
}

/** What the sidebar calls the screens: list, add, edit, view. The first thing to be said better. */
const titles: Readonly<Record<(typeof languages)[number], (names: Names) => readonly string[]>> = {
  en: ({ plain, plural }) => [capital(plural), `New ${plain}`, `Edit ${plain}`, capital(plain)],
  zh: () => ['内容列表', '新建内容', '编辑内容', '内容详情'],
  es: () => ['Elementos', 'Nuevo elemento', 'Editar elemento', 'Elemento'],
  ja: () => ['項目一覧', '項目の作成', '項目の編集', '項目の詳細'],
}
const screens = ['list', 'add', 'edit', 'view'] as const

/** The addresses of its screens in the route table, at the end of their group. */
export function routeRows(names: Names, home: string): Changes {
  const title = (screen: string) => `${names.camel}${capital(screen)}`
  const address = (screen: string) => `'${home}/${screen}'`
  const routes = screens.map((screen) =>
    screen === 'list'
      ? `\n      shown(${address(screen)}, '${title(screen)}', creators),`
      : `\n      inside(${address('list')}, ${address(screen)}, '${title(screen)}', creators),`,
  )
  const group = home.split('/')[1] ?? ''
  const endOfGroup = new RegExp(`(?<=path: '/${group}',[^]*?)\\n {4}\\],`)
  const spoken = languages.map((language): [string, Change] => {
    const said = titles[language](names)
    const lines = screens.map((screen, index) => `    ${title(screen)}: '${said[index] ?? ''}',\n`)
    return [`app/words/shell/${language}.ts`, before(/(?<=^ {2}routes: \{\n(?: {4}.*\n)*)(?= {2}\})/m, lines)]
  })
  return {
    'app/console/routes.ts': before(endOfGroup, routes),
    'app/console/routes.test.ts': before(/(?<=\n)(?=`\n {2}\.trim\(\))/, [
      `${screens.map((screen) => `${home}/${screen}`).join(' ')}\n`,
    ]),
    ...Object.fromEntries(spoken),
  }
}

/** Puts lines in front of the first place that matches. */
const before =
  (place: RegExp, added: readonly string[]): Change =>
  (text) => {
    const found = place.exec(text)
    if (!found) throw new Error(`There is nothing like ${place}`)
    return text.slice(0, found.index) + added.join('') + text.slice(found.index)
  }
