import { describe, expect, test } from 'vitest'
import type { Language, Phrases } from '#kit/i18n/words.ts'
import { words } from './all.ts'

const all: Readonly<Record<Language, Readonly<Record<string, Phrases>>>> = words
const counted = /_(zero|one|two|few|many|other)$/
const stemOf = (key: string) => key.replace(counted, '')

/** `{ 'career.fields.name': 'Name' }`, namespaces included. */
function flat(phrases: Phrases, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(phrases).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flat(value, `${path}${key}.`)),
    ),
  )
}

const phrasesOf = (language: Language): Record<string, string> => flat(all[language])
const english = phrasesOf('en')
const stems = new Set(Object.keys(english).map(stemOf))
const placeholders = (phrase = '') =>
  [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()

describe.each<Language>(['zh', 'es', 'ja'])('the phrases in %s', (language) => {
  const phrases = phrasesOf(language)

  test('are the same ones as in English', () => {
    expect([...new Set(Object.keys(phrases).map(stemOf))].toSorted()).toEqual([...stems].toSorted())
  })

  test('read the same values', () => {
    const differing = Object.entries(phrases).filter(([key, phrase]) => {
      const form = english[key] ?? english[`${stemOf(key)}_other`]
      return String(placeholders(phrase)) !== String(placeholders(form))
    })
    expect(differing).toEqual([])
  })

  test('are not left in English', () => {
    const letters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
    if (language === 'es') return
    const untranslated = Object.entries(phrases).filter(
      ([key, phrase]) =>
        phrase === english[key] &&
        /\p{L}{3}/u.test(phrase.replace(/\{\{\w+\}\}/g, '')) &&
        !letters.test(phrase),
    )
    expect(untranslated.filter(([, phrase]) => !sameEverywhere.has(phrase))).toEqual([])
  })
})

/** Names that are written alike in every language. */
const sameEverywhere = new Set(['WeChat OpenID', 'UnionID'])

test.each<Language>(['en', 'zh', 'es', 'ja'])('no phrase in %s is empty', (language) => {
  const empty = Object.entries(phrasesOf(language)).filter(([, phrase]) => phrase.trim() === '')
  expect(empty).toEqual([])
})

test.each<Language>(['en', 'zh', 'es', 'ja'])(
  'counted phrases in %s have every form of the language',
  (language) => {
    const keys = Object.keys(phrasesOf(language))
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const present = keys.filter((key) => counted.test(key))
    const wanted = [...new Set(present.map(stemOf))].flatMap((stem) => forms.map((form) => `${stem}_${form}`))
    expect(present.toSorted()).toEqual(wanted.toSorted())
  },
)

describe('every phrase is used', () => {
  const files = import.meta.glob<string>(
    ['/{kit,cards,deck,features,app}/**/*.{ts,tsx}', '!/**/words/**', '!/**/*.test.{ts,tsx}'],
    { query: '?raw', import: 'default', eager: true },
  )
  const sources = Object.values(files).join('\n')
  const literals = new Set([...sources.matchAll(/(['"])((?:(?!\1)[^\\\n])+)\1/g)].map(([, , text]) => text))
  const templates = [...sources.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start = '']) => start)

  // `fields.name` is asked for by its name, `routes.home` by a template, `faults.locked` by the row of the catalogue.
  const isUsed = (key: string) =>
    literals.has(key) || templates.some((start) => key.startsWith(start)) || /^(faults|problems)\./.test(key)

  test.each(Object.keys(words.en))('of %s', (namespace) => {
    const own = [...stems].filter((stem) => stem.startsWith(`${namespace}.`))
    expect(own.map((stem) => stem.slice(namespace.length + 1)).filter((key) => !isUsed(key))).toEqual([])
  })
})
