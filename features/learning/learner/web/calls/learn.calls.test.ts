import { expect, test } from 'vitest'
import { learnEndpoints } from '../../learn.contract.ts'
import { learnCalls } from './learn.calls.ts'

test('the player calls every endpoint of the contract by its own address', () => {
  expect(learnEndpoints).toMatchObject(learnCalls)
  expect(Object.keys(learnCalls)).toEqual(Object.keys(learnEndpoints))
})

test('whoever may call is nobody of certain roles, so each answer carries its moment for what is done offline later', () => {
  expect(Object.values(learnEndpoints).filter(({ who }) => typeof who !== 'string')).toEqual([])
})
