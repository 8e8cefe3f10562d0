import { expect, test } from 'vitest'
import { flatten, routeTable } from './routes.ts'
import { screens } from './screens.ts'

const addresses = flatten(routeTable)
  .filter((row) => !row.children && !row.redirect)
  .map(({ path }) => path)

/** Addresses that still say 'not here yet'. Only ever make this smaller. */
const notBuiltYet = 16

test('every offered screen has an address, so that it can be reached', () => {
  expect(addresses).toEqual(expect.arrayContaining(Object.keys(screens)))
})

test('the overview of oneself is a screen of its own', () => {
  expect(addresses).toContain('/profile/index')
  expect(Object.keys(screens)).toContain('/profile/index')
})

test('the number of screens that are not built yet does not grow', () => {
  const missing = addresses.filter((path) => !Object.keys(screens).includes(path))
  expect(missing.length).toBeLessThanOrEqual(notBuiltYet)
})

test.each(Object.entries(screens))('%s has a component to draw', async (_path, screen) => {
  expect(typeof (await screen.load())).toBe('function')
})
