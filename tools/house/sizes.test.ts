import { describe, expect, test } from 'vitest'
import { checkSizes } from './sizes.ts'

const lines = (count: number) => 'const a = 1\n'.repeat(count)
const check = (path: string, text = '') => checkSizes([{ path, text }])

describe('a file has a limit', () => {
  test.each([
    ['kit/contract/page.ts', 250],
    ['features/content/career/web/CareerList.tsx', 250],
    ['features/content/career/server/career.handlers.test.ts', 400],
    ['features/content/career/web/CareerList.test.tsx', 400],
    ['e2e/login.e2e.ts', 400],
    ['e2e/world.ts', 400],
    ['torture/kills.ts', 400],
    ['bench/list.ts', 400],
    ['features/content/activity/words/ja.ts', 600],
  ])('%s: %i lines', (path, limit) => {
    expect(check(path, lines(limit))).toEqual([])
    expect(check(path, lines(limit + 1))).toEqual([
      `${path}: ${limit + 1} lines, at most ${limit}: split it by meaning`,
    ])
  })
})

test('a folder has a limit, tests and subfolders aside', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `kit/list/web/part${at}.ts`, text: '' }))
  const others = ['kit/list/web/part1.test.ts', 'kit/list/web/filter/part.ts'].map((path) => ({
    path,
    text: '',
  }))
  expect(checkSizes([...files(25), ...others])).toEqual([])
  expect(checkSizes(files(26))).toEqual(['kit/list/web: 26 files, at most 25: split it by meaning'])
})

describe('no file may hold', () => {
  test.each([
    ['any', `const a: ${'any'} = 1`],
    ['any', `function a(b: ${'any'}) {}`],
    ['any', `const a = b as ${'any'}`],
    ['a silenced compiler', `// @ts-${'ignore'}`],
    ['unfinished work', `// TO${'DO'}: later`],
    ['unfinished work', `// FIX${'ME'}`],
    ['a silenced rule', `// oxlint-${'disable'}-next-line`],
  ])('%s: %s', (because, text) => {
    expect(check('kit/a.ts', `\n${text}`)).toEqual([`kit/a.ts:2: ${because}`])
  })

  test.each(['test', 'it', 'describe'])('a test that is left out by %s', (name) => {
    for (const modifier of ['only', 'skip', 'todo']) {
      expect(check('kit/a.test.ts', `${name}.${modifier}('a')`)).toEqual([
        'kit/a.test.ts:1: a test that is left out',
      ])
    }
  })

  test.each([
    'db.insert(careerTable).values(row)',
    '.update(careerTable)',
    'db.delete(career)',
    'sql`insert into ${careerTable} select 1`',
  ])('a write in queries: %s', (text) => {
    expect(check('features/content/career/server/career.queries.ts', text)).toEqual([
      'features/content/career/server/career.queries.ts:1: a write, which belongs into a .commands.ts',
    ])
    expect(check('features/content/career/server/career.commands.ts', text)).toEqual([])
  })

  test('words that only look alike pass', () => {
    expect(check('kit/a.ts', '// in any case: any of them, if any')).toEqual([])
    expect(check('kit/a.test.ts', `test.skipIf(isWindows)('a')`)).toEqual([])
  })
})

describe('a name says what is inside', () => {
  test.each(['kit/utils.ts', 'kit/helpers/a.ts', 'kit/types.ts', 'deck/common.tsx', 'kit/misc.ts'])(
    '%s is refused',
    (path) => {
      expect(check(path)).toEqual([`${path}: a name that says nothing of what is inside`])
    },
  )

  test('only a floor has a list', () => {
    expect(check('cards/index.ts')).toEqual([])
    expect(check('kit/view/web/index.ts')).toEqual([
      "kit/view/web/index.ts: a barrel; only a floor's list is called index",
    ])
  })
})
