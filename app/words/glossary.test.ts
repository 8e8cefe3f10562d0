import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language, Phrases } from '#kit/i18n/words.ts'
import { words } from './all.ts'

const page = readFileSync('GLOSSARY.md', 'utf8')

const columns: readonly [Language, number][] = [
  ['en', 1],
  ['zh', 3],
  ['es', 4],
  ['ja', 5],
]

const rows = (page.split('## The product')[1]?.split('## The program')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| term') && !line.startsWith('| -'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const textsIn = (phrases: Phrases): string[] =>
  Object.values(phrases).flatMap((phrase) => (typeof phrase === 'string' ? [phrase] : textsIn(phrase)))

describe.each(columns)('the glossary in %s', (language, column) => {
  const texts = Object.values(words[language]).flatMap(textsIn).join('\n').toLowerCase()

  test('has words that the phrases use', () => {
    const terms = rows.map((row) => row[column] ?? '').filter(Boolean)
    expect(terms.length).toBeGreaterThan(30)
    expect(terms.filter((term) => !texts.includes(term.toLowerCase()))).toEqual([])
  })
})

test('who comes and goes is told of it by one word in Japanese', () => {
  const texts = Object.values(words.ja).flatMap(textsIn)
  expect(texts.filter((text) => /サイン(イン|アウト)/.test(text))).toEqual([])
})
