import type { DataOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import { cachedReading } from '../view/useCached.ts'

export type OwnLearning = DataOf<typeof learnCalls.courses>
export type OpenCourse = DataOf<typeof learnCalls.course>
export type CourseUnitRow = OpenCourse['units'][number]

const useList = cachedReading('courses', (_key, signal) => call(learnCalls.courses, { signal }))

/** What the learner is enrolled in. */
export const useCourses = () => useList(0)

/** One course; the screen is another one for another course. */
export const useCourse = cachedReading('course', (id, signal) =>
  call(learnCalls.course, { query: { id }, signal }),
)
