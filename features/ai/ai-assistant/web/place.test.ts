import { expect, test } from 'vitest'
import { atStart, inside, stepped } from './place.ts'

const window = { width: 1024, height: 768 }
/** 32 px from the right, 100 px from the bottom. */
const box = { left: 612, top: 108, width: 380, height: 560 }

test.each([
  ['nowhere', atStart, atStart],
  ['a little', { x: -20, y: 10 }, { x: -20, y: 10 }],
  ['out at the left top', { x: -9000, y: -9000 }, { x: 8 - 612, y: 8 - 108 }],
  ['out at the right bottom', { x: 9000, y: 9000 }, { x: 24, y: 92 }],
])('moved %s it stays inside the window', (_where, target, offset) => {
  expect(inside(target, box, window)).toEqual(offset)
})

test('too tall for the window, its head is seen', () => {
  expect(inside(atStart, { ...box, top: -40, height: 800 }, window).y).toBe(40)
})

test('a sheet over the whole width moves up and down only', () => {
  const sheet = { left: 0, top: 300, width: 1024, height: 400 }
  expect(inside({ x: 50, y: -50 }, sheet, window)).toEqual({ x: 0, y: -50 })
  expect(inside({ x: 0, y: 500 }, sheet, window)).toEqual({ x: 0, y: 68 })
})

test.each([
  ['ArrowLeft', false, { x: -16, y: 0 }],
  ['ArrowRight', true, { x: 96, y: 0 }],
  ['ArrowUp', false, { x: 0, y: -16 }],
  ['ArrowDown', false, { x: 0, y: 16 }],
  ['Enter', false, undefined],
])('%s moves it, with Shift further', (key, isBig, offset) => {
  expect(stepped(atStart, key, isBig)).toEqual(offset)
})
