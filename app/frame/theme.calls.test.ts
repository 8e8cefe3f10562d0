import { expect, test } from 'vitest'
import { preferenceEndpoints } from '#features/people/preference/preference.contract.ts'
import { themeCalls } from './theme.calls.ts'

test('a theme is kept at the address of its contract', () => {
  expect(preferenceEndpoints).toMatchObject(themeCalls)
})
