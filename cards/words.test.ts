import { expect, test } from 'vitest'
import { languages, type Phrases } from '#kit/i18n/words.ts'
import { cardTypes, definitions } from './index.ts'
import { cardPhrasesIn } from './web.ts'

const phrases = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await cardPhrasesIn(language)] as const)),
)
const phraseIn = (language: string, namespace: string, key: string): unknown =>
  key
    .split('.')
    .reduce<string | Phrases | undefined>(
      (here, step) => (typeof here === 'object' ? here[step] : undefined),
      phrases[language]?.[namespace],
    )

/** A counted phrase has as many forms as its language needs. */
const stemsOf = (tree: string | Phrases | undefined): string[] => [
  ...new Set(keysOf(tree).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))),
]

const keysOf = (tree: string | Phrases | undefined, path = ''): string[] =>
  typeof tree === 'object'
    ? Object.entries(tree).flatMap(([key, below]) => keysOf(below, path ? `${path}.${key}` : key))
    : [path]

test.each(cardTypes)('a %s card has its name, its purpose and its problems in every language', (type) => {
  const definition = definitions[type]
  const problems = definition.content.problems(definition.createEmpty(1))
  for (const language of languages) {
    for (const key of ['label', 'purpose']) expect(phraseIn(language, definition.words, key)).toMatch(/\S/)
    for (const { namespace, key } of problems) expect(phraseIn(language, namespace, key)).toMatch(/\S/)
  }
})

test.each([...cardTypes.map((type) => definitions[type].words), 'card'])(
  '%s says all it says in every language',
  (name) => {
    const [first, ...others] = languages.map((language) => stemsOf(phrases[language]?.[name]).toSorted())
    expect(first?.length).toBeGreaterThan(3)
    for (const other of others) expect(other).toEqual(first)
  },
)
