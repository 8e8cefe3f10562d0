import { expect, test } from 'vitest'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import type { FeatureWeb, LoggedRecord } from '#kit/feature/web/feature.ts'
import { findPhrase } from '#kit/i18n/formatPhrase.ts'
import { searchedResources } from '#kit/resource/server/findRecords.ts'
import { words } from '#app/words/all.ts'
import { flatten, routeTable } from './console/routing/routes.ts'
import { webs } from './console/routing/webs.ts'
import { servers } from './server/servers.ts'

const kinds = searchedResources(servers.flatMap(({ records = [] }: FeatureServer) => records)).map(
  ({ resource }) => resource.name,
)
const records: Readonly<Record<string, LoggedRecord>> = Object.assign(
  {},
  ...webs.map((web: FeatureWeb) => web.records),
)
const paths = new Set(flatten(routeTable).map(({ path }) => path))

/** What is found and has no screen of its own: a creator's page is shown with its creator and in its review. */
const withoutScreen = ['user-page']

test('a record of every kind whose list searches names can be opened from what was found', () => {
  expect(kinds.length).toBeGreaterThan(15)
  const lost = kinds.filter((kind) => {
    const href = records[kind]?.view ?? records[kind]?.list
    return href === undefined || !paths.has(href.split('?')[0] ?? '')
  })
  expect(lost).toEqual(withoutScreen)
})

test('each kind has a heading in every language', () => {
  for (const phrases of Object.values(words))
    for (const kind of kinds) {
      const own = phrases[kind]
      expect([kind, own && findPhrase(own, 'title')]).toEqual([kind, expect.any(String)])
    }
})
