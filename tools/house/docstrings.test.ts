import { describe, expect, test } from 'vitest'
import { checkDocstrings } from './docstrings.ts'

const check = (text: string, path = 'kit/value/a.ts') => checkDocstrings([{ path, text }])
const bare = 'export const a = () => 1\n'

describe('a docstring is required of', () => {
  test.each([
    ['a function', 'export function a() {}'],
    ['an asynchronous function', 'export async function a() {}'],
    ['a generator', 'export function* a() {}'],
    ['a function as a value', 'export const a = (b: number) => b'],
    ['an older function as a value', 'export const a = function () {}'],
    ['a component', 'export const a = () => <p />'],
    ['a component that is memoised', 'export const a = memo(function B() { return <p /> })'],
    ['a component that gets a ref', 'export const a = forwardRef((props, ref) => <p ref={ref} />)'],
    ['a function with a type behind it', 'export const a = ((b) => b) satisfies (b: number) => number'],
    ['several functions of one statement', 'export const a = () => 1, b = 2'],
  ])('%s', (_, text) => {
    expect(check(`\n${text}`, 'kit/view/web/a.tsx')).toEqual(['kit/view/web/a.tsx:2: a has no docstring'])
  })

  test.each([
    ['a line comment', `// What it does.\n${bare}`],
    ['a block comment that is no docstring', `/* What it does. */\n${bare}`],
    ['a docstring without a word', `/** */\n${bare}`],
    ['a docstring and an empty line', `/** What it does. */\n\n${bare}`],
    ['a docstring of something between', `/** What b is. */\nexport const b = 1\n${bare}`],
    ['a docstring within it', 'export function a() {\n  /** What it does. */\n}'],
    ['an export on the same line', `/** What b does. */ export const b = () => 1; ${bare}`],
  ])('a function below %s', (_, text) => {
    expect(check(text)).toEqual([expect.stringContaining(': a has no docstring')])
  })
})

describe('no docstring is required of', () => {
  test.each([
    ['what has one', `/** What it does. */\n${bare}`],
    ['what has one of several lines', `/**\n * What it does.\n * @throws where it cannot\n */\n${bare}`],
    [
      'further signatures',
      '/** What it does. */\nexport function a(b: 1): 1\nexport function a(b: 2): 2\nexport function a(b: never) {\n  return b\n}',
    ],
    ['what is not exported', 'const a = () => 1'],
    ['data', 'export const a = { b: () => 1 }\nexport const c = text(1)\nexport const d = 1'],
    ['a type', 'export type A = () => void\nexport interface B { c(): void }'],
    ['what another file documents', `export { a } from './b.ts'\nexport * from './c.ts'`],
  ])('%s', (_, text) => {
    expect(check(text)).toEqual([])
  })
})

test('all of kit and the deck is public, and of a feature what both sides share', () => {
  const isPublic = (path: string) => check(bare, path).length > 0
  const required = [
    'kit/value/a.ts',
    'kit/data/server/a.ts',
    'kit/view/web/a.tsx',
    'deck/deck.walk.ts',
    'deck/web/play/play.ts',
    'features/content/career/career.rules.ts',
    'features/content/activity/rules/a.ts',
  ]
  const others = [
    'features/content/career/server/career.handlers.ts',
    'features/content/career/web/CareerList.tsx',
    'features/content/career/words/en.ts',
    'features/content/career/career.rules.test.ts',
    'features/content/career/testing/career.samples.ts',
    'kit/i18n/words/en.ts',
    'kit/testing/server/testDatabase.ts',
    'cards/choice/choice.card.ts',
    'app/server/main.ts',
    'tools/check.ts',
  ]
  expect(required.filter((path) => !isPublic(path))).toEqual([])
  expect(others.filter(isPublic)).toEqual([])
})
