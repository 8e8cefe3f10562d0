import { expect, test } from 'vitest'
import { checkFloors } from './floors.ts'

const learn = 'app/learn/main.tsx'
const consolePage = 'app/console/main.ts'

function check(files: Record<string, string>): string[] {
  return checkFloors(Object.entries(files).map(([path, text]) => ({ path, text })))
}

test('the player may not load the components of the console, by whatever chain of imports', () => {
  const files = {
    [learn]: `import '#deck/web/play/Player.tsx'`,
    'deck/web/play/Player.tsx': `export const a = () => import('../Later.tsx')`,
    'deck/web/Later.tsx': `import { Button } from 'antd'; console.log(Button)`,
  }
  expect(check(files)).toEqual([
    `${learn} -> deck/web/play/Player.tsx -> deck/web/Later.tsx -> antd: the learner's player is small`,
  ])
})

test('the first script and the sign-in page may load the shell later, not at once', () => {
  const shell = { 'app/console/shell/Shell.tsx': `import { Layout } from 'antd'; console.log(Layout)` }
  const signIn = 'app/login/open.tsx'
  expect(
    check({ ...shell, [consolePage]: `export const shell = () => import('./shell/Shell.tsx')` }),
  ).toEqual([])
  expect(check({ ...shell, [consolePage]: `import './shell/Shell.tsx'` })).toEqual([
    `${consolePage} -> app/console/shell/Shell.tsx -> antd: what decides what else is loaded comes before all of it`,
  ])
  expect(check({ [signIn]: `import { Layout } from 'antd'; console.log(Layout)` })).toEqual([
    `${signIn} -> antd: the sign-in page loads neither components nor router`,
  ])
})

test('the console may load the cards with a screen of them, not before', () => {
  const open = 'app/console/open.tsx'
  const files = { 'cards/index.ts': 'export const cards = {}' }
  expect(check({ ...files, [open]: `export const list = () => import('#cards/index.ts')` })).toEqual([])
  expect(check({ ...files, [open]: `import { cards } from '#cards/index.ts'; console.log(cards)` })).toEqual([
    `${open} -> #cards/index.ts: the first list comes before any card`,
  ])
})

test('a type weighs nothing', () => {
  expect(check({ [learn]: `import type { Button } from 'antd'; export type A = Button` })).toEqual([])
})
