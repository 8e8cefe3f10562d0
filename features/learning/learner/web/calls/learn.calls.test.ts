import { expect, test } from 'vitest'
import { learnEndpoints } from '../../learn.contract.ts'
import { learnCalls } from './learn.calls.ts'

test('the player calls every endpoint of the contract by its own address', () => {
  expect(learnEndpoints).toMatchObject(learnCalls)
  expect(Object.keys(learnCalls)).toEqual(Object.keys(learnEndpoints))
})
