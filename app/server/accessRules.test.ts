import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoints } from '#kit/contract/endpoint.ts'
import { valueAt } from '#kit/value/sameJson.ts'
import { rulesOf } from '#features/people/access/access.rules.ts'
import { en } from '#features/people/access/words/en.ts'
import { contracts } from '../contracts.ts'
import { words } from '../words/all.ts'

const rules = rulesOf(contracts)

test('every call, feature and move of the page of access rules has its words', () => {
  const verbs: Readonly<Record<string, string>> = en.verbs
  const phrases: Readonly<Record<string, unknown>> = words.en
  const isNamed = ({ feature, words: namespace }: (typeof rules)[number]) =>
    valueAt(phrases[namespace], `access.${feature}`) ?? valueAt(en.features, feature)
  expect(rules.filter((rule) => !isNamed(rule))).toEqual([])
  const usedVerbs = rules.flatMap(({ calls }) => calls.map(({ verb }) => verb))
  expect([...new Set(usedVerbs)].filter((verb) => !verbs[verb])).toEqual([])
  expect(Object.keys(verbs).filter((verb) => !usedVerbs.includes(verb))).toEqual([])
  const wordless = rules
    .flatMap(({ moves }) => moves)
    .filter(
      ({ machine, move }) =>
        !z.object({ moves: z.looseObject({ [move]: z.string() }) }).safeParse(phrases[machine]).success,
    )
  expect(wordless.map(({ machine, move }) => `${machine}.${move}`)).toEqual([])
})

/** Whether this is a record's number, or several. */
const isNumber = (name: string, schema: unknown) =>
  /^(id|ids|\w+Id|\w+Ids)$/.test(name) && JSON.stringify(schema).includes('"integer"')

function numbersIn(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const required = new Set(json.required ?? [])
  return Object.entries(json.properties ?? {})
    .filter(([name, property]) => required.has(name) && isNumber(name, property))
    .map(([name]) => name)
}

test('a call that needs the number of a record says whose that must be', () => {
  const verbsOf = (verbs: Endpoints) => Object.entries(verbs)
  const silent = Object.entries(contracts).flatMap(([feature, verbs]) =>
    verbsOf(verbs).flatMap(([verb, { about, body, query, fields = {} }]) => {
      // What a form picks is looked at when it is saved, see badInput.test.ts.
      const open = [...numbersIn(body), ...numbersIn(query)].filter((name) => !fields[name])
      return about || open.length === 0 ? [] : [`${feature}.${verb}: ${open.join()}`]
    }),
  )
  expect(silent).toEqual([])
})
