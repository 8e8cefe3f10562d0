import { expect, test } from 'vitest'
import { reflectionEndpoints, reflectionTextMax } from '#features/learning/attempt/reflection.contract.ts'
import { maxGraphemes, reflectionCalls } from './reflection.calls.ts'

test('the page looks back by the addresses and the limit of the contract', () => {
  expect(reflectionEndpoints).toMatchObject(reflectionCalls)
  expect(maxGraphemes).toBe(reflectionTextMax)
})
