import { expect, test } from 'vitest'
import { findOrderBound, findUnstyled } from './styles.ts'

const page = 'app/console/main.ts'
const worn = `export const A = ({ is }) => <p className={is ? 'note' : \`note is-\${is}\`} />`

function check(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  const isSheet = ({ path }: { path: string }) => path.endsWith('.css')
  return findUnstyled(
    sources.filter((source) => !isSheet(source)),
    sources.filter(isSheet),
  )
}

const sheets = {
  'kit/view/web/note.css': '.note, .is-on { color: red }',
  'kit/view/web/other.css': '@media print { .other .note { color: blue } }',
}
const missing = (screen: string) =>
  `kit/view/web/A.tsx: .note is styled in kit/view/web/note.css, which ${screen} does not load`

test('a class is refused where no sheet comes that styles it, a sheet of another place is none', () => {
  const files = { ...sheets, [page]: `import './A.tsx'`, 'app/console/A.tsx': worn }
  expect(check({ ...sheets, [page]: `import '#kit/view/web/A.tsx'`, 'kit/view/web/A.tsx': worn })).toEqual([
    missing(page),
  ])
  expect(check({ ...files, 'app/console/A.tsx': `import '#kit/view/web/note.css'\n${worn}` })).toEqual([])
  expect(check({ ...files, [page]: `import './A.tsx'\nimport '#kit/view/web/other.css'` })).toHaveLength(1)
})

test('a screen finds what every page before it has loaded, not what another screen may have', () => {
  const screens = `export const screens = [() => import('./One.tsx'), () => import('./Two.tsx')]`
  const two = { 'app/console/Two.tsx': `import '#kit/view/web/A.tsx'`, 'kit/view/web/A.tsx': worn }
  const one = { 'app/console/One.tsx': `import '#kit/view/web/note.css'` }
  expect(check({ ...sheets, ...one, ...two, [page]: screens })).toEqual([missing('app/console/Two.tsx')])
  expect(check({ ...sheets, ...one, ...two, [page]: `import '#kit/view/web/note.css'\n${screens}` })).toEqual(
    [],
  )
})

test('a card finds what the player has loaded that draws it', () => {
  const player = 'cards/note/web/Player.tsx'
  const files = {
    ...sheets,
    [page]: `export const open = [() => import('#deck/web/play/Player.tsx'), () => import('#${player}')]`,
    [player]: worn,
  }
  expect(check({ ...files, 'deck/web/play/Player.tsx': `import '#kit/view/web/note.css'` })).toEqual([])
  expect(check({ ...files, 'deck/web/play/Player.tsx': '' })).toHaveLength(1)
})

test('what two sheets set by the same selector is refused, since their order is not fixed', () => {
  const at = (path: string, text: string) => ({ path, text })
  const cards = at(
    'kit/view/web/cards.css',
    '@container (max-width: 9px) { .cell:is(.a, .b), .row { padding: 0 } }',
  )
  const list = (text: string) => findOrderBound([at('kit/view/web/list.css', text), cards])
  expect(list('.row { margin: 0; padding: 4px }')).toEqual([
    '.row { padding } stands in kit/view/web/list.css and in kit/view/web/cards.css, whose order nothing fixes',
  ])
  expect(
    list('.row { margin: 0 } .table .row, .cell { padding: 4px } .row { /* padding: 0 */ color: red }'),
  ).toEqual([])
})
