import { expect, test } from 'vitest'
import type { Feature } from '#kit/contract/feature.ts'
import { valueAt } from '#kit/value/sameJson.ts'
import { languages } from '#kit/i18n/words.ts'
import type { FeatureWeb } from '#kit/feature/web/feature.ts'
import { features } from '../features.ts'
import { words } from '../words/all.ts'
import { webs } from './routing/webs.ts'

const namesOf = (registered: readonly (Feature | FeatureWeb)[]) =>
  registered.flatMap(({ words: own = [] }) => own.map(({ name }) => name)).toSorted()

test('the console says what the server says, each namespace once', () => {
  const names = namesOf(features)
  expect(namesOf(webs)).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
})

test.each(languages)('what the log keeps records of has a name: %s', (language) => {
  const logged = webs.flatMap(({ records = {} }: FeatureWeb) => Object.keys(records))
  const nameless = logged.filter(
    (resource) =>
      !valueAt(words[language][resource], 'record') &&
      !valueAt(words[language]['operation-log'], `values.resource.${resource}`),
  )
  expect(logged.length).toBeGreaterThan(20)
  expect(nameless).toEqual([])
})
