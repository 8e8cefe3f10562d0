import { expect, test } from 'vitest'
import { valueAt } from '#kit/value/sameJson.ts'
import { words } from '../words/all.ts'
import { jobs } from './jobs.ts'

test('every kind of job has a name on the screen of jobs, and no name is of none', () => {
  const named = Object.keys(Object(valueAt(words.en['job'], 'values.queue')))
  expect(named.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})
