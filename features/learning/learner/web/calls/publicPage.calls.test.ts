import { expect, test } from 'vitest'
import { publicPageEndpoints } from '#features/learning/public-page/public-page.contract.ts'
import { publicPageCalls } from './publicPage.calls.ts'

test('the page calls the public ones by the addresses of their contract', () => {
  expect(publicPageEndpoints).toMatchObject(publicPageCalls)
})
