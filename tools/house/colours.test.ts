import { expect, test } from 'vitest'
import { findFaintRules, findRawColours, findUnknownNames } from './colours.ts'

const sheet = (text: string, path = 'kit/view/web/note.css') => [{ path, text }]
const module = (text: string, path = 'kit/view/web/Note.tsx') => [{ path, text }]

test.each(['color: #fff', 'background: rgb(0 0 0 / 50%)', 'border: 1px solid black', 'fill: hsl(1, 2%, 3%)'])(
  'a style sheet that makes a colour of its own is refused: %s',
  (rule) => expect(findRawColours([], sheet(`.note { ${rule} }`))).toHaveLength(1),
)

test('a module that makes one is refused, what only looks like one is not', () => {
  expect(findRawColours(module(`<path fill="#3aa7c9" />`), [])).toHaveLength(1)
  expect(findRawColours(module(`import { a } from '#deck/add.ts'\nthis.#add(x)`), [])).toEqual([])
  expect(findRawColours([], sheet('/* #fff */ .white { color: var(--ink) }'))).toEqual([])
})

test('the palette, tests and what the server draws may', () => {
  expect(findRawColours([], sheet('a { color: #fff }', 'kit/theme/web/base.css'))).toEqual([])
  expect(findRawColours(module(`'#fff000'`, 'kit/view/web/Note.test.tsx'), [])).toEqual([])
})

test('text on a ground on which it cannot be read is refused, in the dark too', () => {
  expect(findFaintRules(sheet('.a { color: var(--ink); background: var(--card) }'))).toEqual([])
  expect(findFaintRules(sheet('.a { color: var(--ink-faint); background: var(--card) }'))).toHaveLength(2)
  expect(findFaintRules(sheet('.a { color: var(--on-dark); background: var(--brand-deep) }'))).toEqual([
    expect.stringContaining('in dark'),
  ])
})

test('a name that nothing declares is refused', () => {
  expect(findUnknownNames([], sheet('.a { color: var(--inc) }'))).toHaveLength(1)
  expect(findUnknownNames([], sheet('.a { --inc: 1px; width: var(--inc) }'))).toEqual([])
})
