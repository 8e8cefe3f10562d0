import { expect, test } from 'vitest'
import { courseShareEndpoints, factsEndpoints } from '../share.contract.ts'
import { factsCalls, fillableCall } from './share.calls.ts'

test('the sheet asks at the addresses of its contract', () => {
  expect(factsEndpoints).toMatchObject(factsCalls)
  expect(courseShareEndpoints.fillable).toMatchObject(fillableCall)
})
