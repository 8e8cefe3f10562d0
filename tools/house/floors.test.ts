import { describe, expect, test } from 'vitest'
import { checkFloors } from './floors.ts'

/** Files by path; the one under test imports, the others are there so that the imports lead somewhere. */
function check(files: Record<string, string>): string[] {
  return checkFloors(Object.entries(files).map(([path, text]) => ({ path, text })))
}

function importing(path: string, specifier: string, ...others: string[]): string[] {
  const there = Object.fromEntries(others.map((other) => [other, '']))
  return check({ ...there, [path]: `import { x } from '${specifier}'\nconsole.log(x)\n` })
}

const career = 'features/content/career'
const refused: [string, string, string, string?][] = [
  ['a lower floor never knows', 'kit/contract/page.ts', '#cards/index.ts', 'cards/index.ts'],
  [
    'a lower floor never knows',
    'cards/choice/choice.card.ts',
    '#deck/deck.navigate.ts',
    'deck/deck.navigate.ts',
  ],
  ['a lower floor never knows', 'deck/web/play/Player.tsx', '#features/learning/learner/learn.contract.ts'],
  ['a lower floor never knows', `${career}/web/routes.ts`, '#app/contracts.ts', 'app/contracts.ts'],
  ['a lower floor never knows', `${career}/server/makeCareer.ts`, '#app/server/testing.ts'],
  ['a lower floor never knows', 'kit/http/server/serve/serve.test.ts', '#app/server/testing.ts'],
  [
    'a street never sees a later one',
    `${career}/server/career.handlers.ts`,
    '#features/sale/order/order.contract.ts',
  ],
  [
    'a feature stands in a street',
    'features/career/web/CareerList.tsx',
    '#kit/contract/page.ts',
    'kit/contract/page.ts',
  ],
  [
    'server and web never meet',
    'kit/http/server/serve/serve.ts',
    '#kit/http/web/client.ts',
    'kit/http/web/client.ts',
  ],
  ['server and web never meet', `${career}/web/CareerList.tsx`, '../server/career.table.ts'],
  ['server and web never meet', 'app/learn/main.tsx', '../server/handlers.ts', 'app/server/handlers.ts'],
  ['the agreement holds for both', `${career}/career.contract.ts`, './server/career.table.ts'],
  [
    'the agreement holds for both',
    'kit/contract/page.ts',
    '#kit/http/web/client.ts',
    'kit/http/web/client.ts',
  ],
  ['zod and nothing else', 'kit/contract/page.ts', 'dayjs'],
  ['zod and nothing else', `${career}/words/en.ts`, 'i18next'],
  ['a browser has no Node', 'kit/http/web/client.ts', 'node:fs'],
  ['a server draws nothing', 'kit/http/server/serve/serve.ts', 'react-dom/server'],
  ['only kit/http/server/serve', 'app/server/main.ts', 'fastify'],
  ['only kit/http/server/serve', 'kit/files/server/fileStore.ts', '@fastify/multipart'],
  ['know the library of spreadsheets', 'kit/sheet/server/spreadsheet.ts', 'hucre/xlsx'],
  ['know the library of spreadsheets', `${career}/server/career.handlers.test.ts`, 'hucre'],
  [
    'of another feature',
    `${career}/server/career.handlers.ts`,
    '#features/content/tag/server/tag.handlers.ts',
  ],
  ['of another feature', `${career}/server/career.handlers.ts`, '#features/content/tag/server/tag.table.ts'],
  ['of another feature', `${career}/server/makeCareer.ts`, '#features/content/tag/server/tag.table.ts'],
  ['of another feature', `${career}/web/CareerForm.tsx`, '#features/content/tag/web/TagForm.tsx'],
  ['of another feature', `${career}/career.rules.ts`, '#features/content/tag/tag.machine.ts'],
  ['of another feature', `${career}/web/CareerForm.tsx`, '#features/content/tag/words/en.ts'],
  ['of another feature', `${career}/server/career.handlers.ts`, '#features/content/tag/server/makeTag.ts'],
  ['queries only read', `${career}/server/career.queries.ts`, './career.commands.ts'],
  ['queries only read', `${career}/server/career.queries.ts`, '#features/content/tag/server/tag.commands.ts'],
  ['queries only read', `${career}/server/career.queries.ts`, '#kit/resource/server/crud.write.ts'],
  ['a card knows only itself', 'cards/composite/composite.card.ts', '#cards/index.ts', 'cards/index.ts'],
  ['a card knows only itself', 'cards/choice/web/Player.tsx', '#cards/flip/web/Player.tsx'],
  ['names a card type', 'deck/deck.navigate.ts', '#cards/branch/branch.card.ts'],
  ['across folders by #', `${career}/web/CareerForm.tsx`, '../../tag/tag.contract.ts'],
  ['across folders by #', 'deck/deck.navigate.ts', '../../kit/card/card.ts', 'kit/card/card.ts'],
  ['outside the house', 'kit/ops/server/log.ts', '../../../tools/process.ts', 'tools/process.ts'],
]

const allowed: [string, string][] = [
  ['deck/deck.navigate.ts', '#cards/index.ts'],
  ['cards/index.ts', './choice/choice.card.ts'],
  ['cards/web.ts', './choice/web/Editor.tsx'],
  ['kit/contract/page.ts', 'zod/mini'],
  ['kit/contract/page.test.ts', 'fast-check'],
  ['kit/http/server/serve/serve.ts', 'fastify'],
  ['kit/http/server/serve/serve.uploads.ts', '@fastify/multipart'],
  ['kit/sheet/server/workbook.ts', 'hucre/xlsx'],
  [`${career}/career.contract.ts`, '#features/content/tag/tag.contract.ts'],
  [`${career}/career.contract.ts`, '#features/content/tag/tag.rules.ts'],
  [`${career}/server/career.handlers.ts`, '#features/content/tag/server/tag.queries.ts'],
  [`${career}/server/career.handlers.ts`, '#features/content/tag/server/tag.commands.ts'],
  [`${career}/server/career.commands.ts`, './career.queries.ts'],
  [`${career}/server/career.server.ts`, '#features/content/tag/server/tag.events.ts'],
  [`${career}/server/career.server.ts`, '#features/content/tag/server/tag.sqlPorts.ts'],
  [`${career}/server/career.handlers.ts`, '#features/content/tag/server/record/tag.queries.ts'],
  [`${career}/server/career.handlers.test.ts`, '#features/content/tag/server/tag.table.ts'],
  [`${career}/server/makeCareer.ts`, '#features/content/tag/server/makeTag.ts'],
  [`${career}/server/career.handlers.test.ts`, '#features/content/tag/server/makeTag.ts'],
  [`${career}/server/career.handlers.test.ts`, '#app/server/testing.ts'],
  [`${career}/server/career.handlers.test.ts`, '#features/sale/order/server/makeOrder.ts'],
  [`${career}/career.contract.ts`, '#features/people/user/user.rules.ts'],
  ['app/demo.ts', '#features/content/tag/server/makeTag.ts'],
  ['app/console/Gallery.tsx', '#cards/choice/choice.sample.ts'],
  ['tools/test.ts', '#kit/contract/page.ts'],
]

/** The file that a `#` or relative import of these tables means. */
function target(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return new URL(specifier, `file:///${from}`).pathname.slice(1)
}

describe('the house refuses', () => {
  test.each(refused)('%s: %s imports %s', (because, path, specifier) => {
    const problems = importing(path, specifier, ...(isFile(specifier) ? [target(path, specifier)] : []))
    expect(problems.join('\n')).toContain(because)
  })

  test.each([
    ['a type-only import', `import type { A } from '#app/a.ts'`],
    ['a re-export', `export * from '#app/a.ts'`],
    ['a type-only re-export', `export type { A } from '#app/a.ts'`],
    ['an import without names', `import '#app/a.ts'`],
    ['a lazy import', `export const a = () => import('#app/a.ts')`],
    ['a type in place', `export type A = import('#app/a.ts').A`],
  ])('a higher floor also behind %s', (_, text) => {
    expect(check({ 'kit/view/web/a.ts': text, 'app/a.ts': '' })).toEqual([
      'kit/view/web/a.ts imports #app/a.ts: a lower floor never knows a higher one',
    ])
  })

  test('two files that import each other, and longer rings', () => {
    const files = {
      'kit/a.ts': `import { b } from './b.ts'; export const a = b`,
      'kit/b.ts': `import { c } from './c.ts'; export const b = c`,
      'kit/c.ts': `import type { A } from './a.ts'; export const c: A = 1`,
    }
    expect(check(files)).toEqual(['kit/a.ts -> kit/b.ts -> kit/c.ts -> kit/a.ts: a cycle'])
  })

  test('two folders that import each other by different files', () => {
    const files = {
      'kit/list/web/A.ts': `import { b } from '#kit/form/web/B.ts'; export const a = b`,
      'kit/form/web/B.ts': 'export const b = 1',
      'kit/form/web/C.ts': `import { d } from '#kit/list/web/D.ts'; export const c = d`,
      'kit/list/web/D.ts': 'export const d = 1',
    }
    expect(check(files)).toEqual(['kit/list/web -> kit/form/web -> kit/list/web: a cycle of folders'])
  })

  test('two features that import each other, even by different rooms', () => {
    const files = {
      'features/content/tag/tag.rules.ts': 'export const a = 1',
      'features/content/tag/server/tag.queries.ts': `import { b } from '#features/content/career/career.rules.ts'; export const c = b`,
      'features/content/career/career.rules.ts': 'export const b = 1',
      'features/content/career/web/Career.ts': `import { a } from '#features/content/tag/tag.rules.ts'; export const d = a`,
    }
    expect(check(files)).toEqual([
      'features/content/tag -> features/content/career -> features/content/tag: a cycle of features',
    ])
  })

  test.each(['export default 1', 'const a = 1; export { a as default }', `export { default } from 'zod'`])(
    'a default export: %s',
    (text) => {
      expect(check({ 'kit/a.ts': text })).toEqual(['kit/a.ts: default export'])
    },
  )

  test('an import that leads nowhere, because no rule could follow it', () => {
    expect(importing('kit/a.ts', './b.ts')).toEqual(['kit/a.ts imports ./b.ts: there is no such file'])
  })
})

describe('the house allows', () => {
  test.each(allowed)('%s imports %s', (path, specifier) => {
    expect(importing(path, specifier, ...(isFile(specifier) ? [target(path, specifier)] : []))).toEqual([])
  })

  test('a screen that is loaded when needed to import what loads it', () => {
    const files = {
      'kit/view/web/a.tsx': `export const a = () => import('./b.tsx')`,
      'kit/view/web/b.tsx': `import { a } from './a.tsx'; export const b = <a onClick={a}>it's "from" './c.ts'</a>`,
    }
    expect(check(files)).toEqual([])
  })

  test('a default export where a tool demands it', () => {
    expect(check({ 'vitest.config.ts': 'export default {}' })).toEqual([])
  })
})

function isFile(specifier: string): boolean {
  return /^[#.]/.test(specifier)
}
