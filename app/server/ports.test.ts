import { expect, test } from 'vitest'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { servers } from './servers.ts'

test('every port that a feature or the kit declares is provided by one', () => {
  const files = import.meta.glob<Record<string, { readonly name: string }>>(
    ['/features/**/*.ports.ts', '/kit/**/*.ports.ts'],
    { eager: true },
  )
  const declared = Object.values(files).flatMap((file) => Object.values(file).map(({ name }) => name))
  const provided = servers.flatMap(({ provides = [] }: FeatureServer) => provides.map(({ port }) => port))
  expect(declared.length).toBeGreaterThan(0)
  expect(provided.toSorted()).toEqual(declared.toSorted())
})

test('every SQL port that a feature declares is provided, and nothing else is', () => {
  const files = import.meta.glob<Record<string, { readonly name: string }>>('/features/**/*.sqlPorts.ts', {
    eager: true,
  })
  const declared = Object.values(files).flatMap((file) => Object.values(file).map(({ name }) => name))
  const provided = servers.flatMap(({ providesSql = [] }: FeatureServer) =>
    providesSql.map(({ port }) => port),
  )
  expect(declared.length).toBeGreaterThan(0)
  expect([...new Set(provided)].toSorted()).toEqual(declared.toSorted())
})
