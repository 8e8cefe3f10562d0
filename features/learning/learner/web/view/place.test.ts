import { expect, test } from 'vitest'
import { cataloguePath, enteredPath, enterPath, listPath } from './place.ts'

const at = (path: string) => enteredPath(new URL(path, 'https://lectern.example'))

test('who signs in goes on where they were', () => {
  expect(at(enterPath(`${cataloguePath}?tagId=3&keyword=访谈`))).toBe(
    `${cataloguePath}?tagId=3&keyword=${encodeURIComponent('访谈')}`,
  )
  expect(at('/learn/course?id=3')).toBe('/learn/course?id=3')
})

test.each([
  'https://elsewhere.example/learn',
  '//elsewhere.example/learn',
  '/\\elsewhere.example/learn',
  '/learner',
  '/',
  'javascript:alert(1)',
  enterPath('/learn'),
])('and never to %s', (to) => {
  expect(at(enterPath(to))).toBe(listPath)
})
