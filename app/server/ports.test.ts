import { expect, test } from 'vitest'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { servers } from './servers.ts'

test('every port that a feature declares is provided by one', () => {
  const files = import.meta.glob<Record<string, { readonly name: string }>>('/features/**/*.ports.ts', {
    eager: true,
  })
  const declared = Object.values(files).flatMap((file) => Object.values(file).map(({ name }) => name))
  const provided = servers.flatMap(({ provides = [] }: FeatureServer) => provides.map(({ port }) => port))
  expect(declared.length).toBeGreaterThan(0)
  expect(provided.toSorted()).toEqual(declared.toSorted())
})
