import { expect, test } from 'vitest'
import { kindOf, tooMany } from './shelves.ts'

const origin = 'https://learn.example'
const wanted = (path: string, given: Partial<Parameters<typeof kindOf>[0]> = {}) => ({
  ...({ method: 'GET', mode: 'cors', destination: '' } as const),
  url: path.startsWith('http') ? path : origin + path,
  ...given,
})
const navigation = { mode: 'navigate', destination: 'document' } as const
const image = { mode: 'no-cors', destination: 'image' } as const

test.each([
  ['the learner’s page', wanted('/learn/activity?id=1', navigation), 'page'],
  ['its first address', wanted('/learn', navigation), 'page'],
  ['a page of the console', wanted('/dashboard', navigation), undefined],
  ['a page that only begins alike', wanted('/learning', navigation), undefined],
  ['a file of the build', wanted('/assets/main-1234.js'), 'file'],
  ['a picture', wanted('/files/abc.webp', image), 'picture'],
  ['a film', wanted('/files/abc.mp4', { destination: 'video' }), undefined],
  ['a file that is downloaded', wanted('/files/abc.pdf'), undefined],
  ['an answer of the API', wanted('/console-api/learn/activity?id=1'), undefined],
  ['a picture elsewhere', wanted('https://elsewhere.example/files/a.png', image), undefined],
  ['what is sent', wanted('/assets/x', { method: 'POST' }), undefined],
] as const)('%s', (_what, request, kind) => {
  expect(kindOf(request, origin)).toBe(kind)
})

test('the oldest pictures make room', () => {
  const keys = Array.from({ length: 203 }, (_, index) => index)
  expect(tooMany(keys)).toEqual([0, 1, 2])
  expect(tooMany([1])).toEqual([])
})
