import { expect, test } from 'vitest'
import { makeTranslators } from '#kit/i18n/server/phrases.ts'
import { findPhrase, joinPhrases, formatPhrase } from '#kit/i18n/formatPhrase.ts'
import { languages, type Phrases } from '#kit/i18n/words.ts'
import { words } from './all.ts'

const counts = [0, 1, 2, 21, 1_000_000]

function keysOf(phrases: Phrases, path = ''): string[] {
  return Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string' ? [path + key] : keysOf(value, `${path}${key}.`),
  )
}

test.each(languages)('every phrase in %s is translated in the browser as on the server', (language) => {
  const translate = makeTranslators(words)(language)
  const differing: string[] = []
  for (const [namespace, phrases] of Object.entries(words[language]))
    for (const key of new Set(keysOf(phrases).map((each) => each.replace(/_(one|many|other)$/, ''))))
      for (const count of counts) {
        const names = ['name', 'title', 'time', 'max', 'min', 'total', 'reason', 'number']
        const values = { ...Object.fromEntries(names.map((name) => [name, `<${name}>`])), count }
        const told = formatPhrase(language, phrases, key, values)
        if (told !== translate({ namespace, key, values }))
          differing.push(`${namespace}.${key} ${count}: ${told}`)
      }
  expect(differing).toEqual([])
})

test('phrases that come later join those that are there, and an unknown key is said as itself', () => {
  const joined = joinPhrases({ a: { b: 'one', c: 'two' } }, { a: { c: 'three' }, 'd.e': 'four' })
  expect(['a.b', 'a.c', 'd.e', 'a', 'constructor'].map((key) => findPhrase(joined, key))).toEqual([
    'one',
    'three',
    'four',
    undefined,
    undefined,
  ])
  expect(formatPhrase('en', joined, 'nowhere.at.all', { count: 1 })).toBe('nowhere.at.all')
})
