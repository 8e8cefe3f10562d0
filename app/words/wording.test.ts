import { globSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Language } from '#kit/i18n/words.ts'

const languages = ['en', 'zh', 'es', 'ja'] as const satisfies readonly Language[]

const page = readFileSync('GLOSSARY.md', 'utf8')

/** The rows below a heading of the glossary, each as its cells. */
const rowsUnder = (heading: string): string[][] =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .slice(2)

const places: Readonly<Record<Language, number>> = { en: 0, zh: 2, es: 3, ja: 4 }

const listed = (cell: string): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/** The product's words in a language, as GLOSSARY.md has them. */
const termsIn = (language: Language): string[] =>
  rowsUnder('The product')
    .map((row) => row[places[language]] ?? '')
    .filter(Boolean)

/** What the glossary says not to use in a language: beside a term as `zh: 教师 · es: alumno`, or of the language as a whole. */
const unusedIn = (language: Language): string[] => [
  ...rowsUnder('The product').flatMap((row) =>
    (row[5] ?? '').split('·').flatMap((part) => {
      const [of, words = ''] = part.split(':')
      return of?.trim() === language ? listed(words) : []
    }),
  ),
  ...rowsUnder('How it is written').flatMap(([of, , words = '']) => (of === language ? listed(words) : [])),
]

interface Texts {
  readonly [key: string]: string | Texts
}
const texts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), texts])))

const textsIn = (phrases: Texts, path: string): [path: string, text: string][] =>
  Object.entries(phrases).flatMap(([key, phrase]) =>
    typeof phrase === 'string' ? [[`${path} ${key}`, phrase]] : textsIn(phrase, `${path} ${key}`),
  )

/** Every file of phrases, so that no namespace has to be named here. */
async function phrasesIn(language: Language) {
  const files = globSync(`{app,cards,deck,features,kit}/**/words/**/{,*.}${language}.ts`).toSorted()
  const all = files.map(async (file) => {
    const module = z.record(z.string(), z.unknown()).parse(await import(pathToFileURL(file).href))
    return textsIn(texts.parse(module[language]), file)
  })
  return (await Promise.all(all)).flat()
}

const phrases = {
  en: await phrasesIn('en'),
  zh: await phrasesIn('zh'),
  es: await phrasesIn('es'),
  ja: await phrasesIn('ja'),
}

/** Chinese and Japanese put no space between words, so a word is found anywhere; elsewhere it stands alone. */
const finder = (language: Language, word: string) =>
  language === 'zh' || language === 'ja'
    ? new RegExp(word, 'u')
    : new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu')

const signs = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}'
const wide: readonly (readonly [wrong: string, pattern: RegExp])[] = [
  ['a half-width mark beside a sign', new RegExp(`[${signs}][,.;:?!()]|[,;:?!(][${signs}]`, 'u')],
  ['a half-width mark behind a value', /\}\}[,;?!]/],
  ['a space behind a full-width mark', /[，。；：？！（）、“「] /],
  [
    'no space between a sign and Latin or digits',
    new RegExp(`[${signs}][A-Za-z0-9]|[A-Za-z0-9][${signs}]`, 'u'),
  ],
  ['dots that are no single sign', /\.\.\.|……|\s…/],
]
const latin: readonly (readonly [wrong: string, pattern: RegExp])[] = [
  ['dots that are no single sign', /\.\.\.|……|\s…/],
  ['straight quotation marks', /"/],
]
const marks: Readonly<Record<Language, readonly (readonly [wrong: string, pattern: RegExp])[]>> = {
  en: [...latin, ['marks of another language', /[«»「」¿¡]/]],
  es: [...latin, ['marks of another language', /[“”「」]/], ['a question that does not begin', /^[^¿]*\?/]],
  zh: [...wide, ['marks of another language', /[「」『』《》«»]/]],
  ja: [...wide, ['marks of another language', /[“”《》«»〜]/]],
}

const wrongIn = (language: Language, pattern: RegExp) =>
  phrases[language].filter(([, text]) => pattern.test(text)).map(([path, text]) => `${path}: ${text}`)

describe.each(languages)('the phrases in %s', (language) => {
  test('are of the whole product', () => {
    expect(phrases[language].length).toBeGreaterThan(5000)
    expect(unusedIn(language).length).toBeGreaterThan(10)
  })

  test('use the words of the glossary', () => {
    const terms = termsIn(language)
    expect(terms.length).toBeGreaterThan(40)
    const said = phrases[language].map(([, text]) => text.toLowerCase()).join('\n')
    expect(terms.filter((term) => !said.includes(term.toLowerCase()))).toEqual([])
  })

  test.each(unusedIn(language))('do not say %s', (word) => {
    expect(wrongIn(language, finder(language, word))).toEqual([])
  })

  test.each(marks[language])('have not %s', (_, pattern) => {
    expect(wrongIn(language, pattern)).toEqual([])
  })
})
