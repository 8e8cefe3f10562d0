import { expect, test } from 'vitest'
import { preferenceEndpoints } from '#features/people/preference/preference.contract.ts'
import { savedViewEndpoints } from '#features/people/saved-view/saved-view.contract.ts'
import { listCalls } from './listCalls.ts'

test('what is set up in lists is held at the addresses of the contracts', () => {
  expect(preferenceEndpoints).toMatchObject(listCalls.settings)
  expect(savedViewEndpoints).toMatchObject(listCalls.views)
})
