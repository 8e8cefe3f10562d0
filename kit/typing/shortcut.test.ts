import { expect, test } from 'vitest'
import { isPressed, isSingleKey, keyNames, type Pressed } from './shortcut.ts'

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

test.each<[string, Pressed, string, boolean]>([
  ['Ctrl and K', press('k', { ctrlKey: true }), 'Control+K', true],
  ['Command and K', press('k', { metaKey: true }), 'Control+K', true],
  ['Ctrl and K while the capitals are locked', press('K', { ctrlKey: true }), 'Control+K', true],
  ['Ctrl, Shift and K', press('K', { ctrlKey: true, shiftKey: true }), 'Control+K', false],
  ['K alone', press('k'), 'Control+K', false],
  ['a question mark that needs Shift', press('?', { shiftKey: true }), '?', true],
  ['a question mark that needs none', press('?'), '?', true],
  ['a plus', press('+', { shiftKey: true }), 'Plus', true],
  ['the second of two ways', press('y', { ctrlKey: true }), 'Control+Shift+Z Control+Y', true],
  ['Alt and N where that makes a tilde', press('˜', { altKey: true, code: 'KeyN' }), 'Alt+N', true],
  ['Alt and M', press('m', { altKey: true, code: 'KeyM' }), 'Alt+N', false],
  ['Alt and an arrow', press('ArrowUp', { altKey: true, code: 'ArrowUp' }), 'Alt+ArrowUp', true],
  ['a capital letter for a small one', press('J', { shiftKey: true }), 'j', false],
])('%s', (_name, pressed, keys, isIt) => {
  expect(isPressed(pressed, keys)).toBe(isIt)
})

test('a letter alone is one that somebody may be typing, one with Control is not', () => {
  expect(isSingleKey('j')).toBe(true)
  expect(isSingleKey('Shift+ArrowUp')).toBe(true)
  expect(isSingleKey('Control+S')).toBe(false)
})

test('keys are named as their keyboard names them', () => {
  expect(keyNames('Control+Shift+z', false)).toEqual([['Ctrl', 'Shift', 'Z']])
  expect(keyNames('Control+Shift+z', true)).toEqual([['⌘', '⇧', 'Z']])
  expect(keyNames('Alt+ArrowUp Alt+ArrowDown', true)).toEqual([
    ['⌥', '↑'],
    ['⌥', '↓'],
  ])
  expect(keyNames('/ Plus', false)).toEqual([['/'], ['+']])
  expect(keyNames('j', false)).toEqual([['j']])
  expect(keyNames('Enter', false)).toEqual([['Enter']])
  expect(keyNames('Control+Enter', false)).toEqual([['Ctrl', '↵']])
})
