import { expect, test } from 'vitest'
import { lightDark } from './lightDark.ts'

test.each([
  ['the same', '1px solid #fff', '1px solid #fff', '1px solid #fff'],
  ['one colour', '1px solid #fff', '1px solid #000', '1px solid light-dark(#fff, #000)'],
  [
    'the second of two',
    '0 0 2px rgba(1, 2, 3, 0.1), 0 0 4px #fff',
    '0 0 2px rgba(1, 2, 3, 0.1), 0 0 4px #000',
    '0 0 2px rgba(1, 2, 3, 0.1), 0 0 4px light-dark(#fff, #000)',
  ],
  ['a variable', 'var(--ant-color-link)', '#000', 'light-dark(var(--ant-color-link), #000)'],
])('of two texts that differ in colours one is made: %s', (_what, light, dark, both) => {
  expect(lightDark(light, dark)).toBe(both)
})

test('texts that differ in more are none', () => {
  expect(() => lightDark('1px solid #fff', '2px solid #000')).toThrow('Not only colours differ')
})
