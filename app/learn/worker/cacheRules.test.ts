import { expect, test } from 'vitest'
import { kindOf, overLimit } from './cacheRules.ts'

const origin = 'https://learn.example'
const requestFor = (path: string, init: Partial<Parameters<typeof kindOf>[0]> = {}) => ({
  ...({ method: 'GET', mode: 'cors', destination: '' } as const),
  url: path.startsWith('http') ? path : origin + path,
  ...init,
})
const navigation = { mode: 'navigate', destination: 'document' } as const
const image = { mode: 'no-cors', destination: 'image' } as const

test.each([
  ['the learner’s page', requestFor('/learn/activity?id=1', navigation), 'page'],
  ['its first address', requestFor('/learn', navigation), 'page'],
  ['a page of the console', requestFor('/dashboard', navigation), undefined],
  ['a page that only begins alike', requestFor('/learning', navigation), undefined],
  ['a page that the server renders', requestFor('/learn/course/12', navigation), undefined],
  ['a file of the build', requestFor('/assets/main-1234.js'), 'file'],
  ['a picture', requestFor('/files/abc.webp', image), 'picture'],
  ['a film', requestFor('/files/abc.mp4', { destination: 'video' }), undefined],
  ['a file that is downloaded', requestFor('/files/abc.pdf'), undefined],
  ['an answer of the API', requestFor('/console-api/learn/activity?id=1'), undefined],
  ['a picture elsewhere', requestFor('https://elsewhere.example/files/a.png', image), undefined],
  ['what is sent', requestFor('/assets/x', { method: 'POST' }), undefined],
] as const)('%s', (_what, request, kind) => {
  expect(kindOf(request, origin)).toBe(kind)
})

test('the oldest pictures make room', () => {
  const keys = Array.from({ length: 203 }, (_, index) => index)
  expect(overLimit(keys)).toEqual([0, 1, 2])
  expect(overLimit([1])).toEqual([])
})
