import { expect, test } from 'vitest'
import { en } from '#features/insight/job/words/queue.en.ts'
import { jobs } from './jobs.ts'

test('every kind of job has a name on the screen of jobs, and no name is of none', () => {
  expect(Object.keys(en.values.queue).toSorted()).toEqual(jobs.map(({ name }) => name).toSorted())
})
