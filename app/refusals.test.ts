import { expect, test } from 'vitest'
import { z } from 'zod'
import { translateProblem } from '#kit/http/server/answer.ts'
import { date, innerFields, picture, rows, shapeOf, type Field, type Fields } from '#kit/contract/field.ts'
import { missing, problemsOf } from '#kit/contract/problem.ts'
import { makeTranslators } from '#kit/i18n/server/phrases.ts'
import { languages } from '#kit/i18n/words.ts'
import { contracts } from './contracts.ts'
import { words } from './words/all.ts'

const translators = makeTranslators(words)

interface FieldCall {
  readonly namespace: string
  readonly path: string
  readonly kind: Field['kind']
}

const callsIn = (namespace: string, fields: Fields, before = ''): FieldCall[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const inner = innerFields(field)
    const own = { namespace, path: `${before}${name}`, kind: field.kind }
    return [
      ...(inner ? callsIn(namespace, inner, `${before}${name}.0.`) : []),
      ...(field.required === 'never' ? [] : [own]),
    ]
  })

const endpoints = Object.values(contracts).flatMap((group) => Object.values(group))
const calls = endpoints.flatMap(({ words: namespace, fields }) => (fields ? callsIn(namespace, fields) : []))

const translateIn = (language: (typeof languages)[number], { namespace, path, kind }: FieldCall) =>
  translateProblem(missing(kind), path, namespace, translators(language))

/** What begins a question or half a sentence, and so names nothing. */
const noNoun = /the (may|for|of|who|what|where|when|whose|sells|shown|provided|about|came)\b/i

test('every missing field is asked for in a sentence, in every language', () => {
  const sentences = languages.flatMap((language) => calls.map((one) => translateIn(language, one)))
  expect(sentences.length).toBeGreaterThan(300)
  expect(
    sentences.filter((sentence) => /[()（）:：]|undefined|\{\{/.test(sentence) || noNoun.test(sentence)),
  ).toEqual([])
})

test.each([
  ['en', 'Please upload the cover'],
  ['zh', '请上传封面'],
  ['es', 'Sube un archivo en «portada»'],
  ['ja', 'カバーをアップロードしてください'],
] as const)('a picture is asked for by its name alone: %s', (language, sentence) => {
  expect(translateIn(language, { namespace: 'career', path: 'cover', kind: 'picture' })).toBe(sentence)
})

test('what is asked of an assistant is named', () => {
  const missingField = { namespace: 'course', path: 'privileges', kind: 'pickMany' } as const
  expect(translateIn('en', missingField)).toBe('Please select the permissions')
})

test('a field in a row is asked for by what it is', () => {
  const fields = { steps: rows({ picture: picture('cover'), day: date() }, 0, 5) }
  const parsed = z
    .strictObject(shapeOf(fields))
    .safeParse({ steps: [{ picture: '' }] }, { reportInput: true })
  expect(problemsOf(parsed.error?.issues ?? [], fields)).toMatchObject({
    'steps.0.picture': { key: 'problems.required.upload' },
    'steps.0.day': { key: 'problems.required.select' },
  })
})
