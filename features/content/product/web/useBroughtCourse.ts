import { useSearch } from '@tanstack/react-router'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Values } from '#kit/form/values.ts'
import { useRead } from '#kit/http/web/query.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { courseEndpoints } from '#features/content/course/course.contract.ts'

interface CourseSearch {
  readonly courseId?: number
}

/** `validateSearch` of the form of a new product that sells a course: `?courseId=5`. */
export function courseSearch(raw: Record<string, unknown>): CourseSearch {
  const { id: courseId } = idSearch({ id: raw['courseId'] })
  return courseId === undefined ? {} : { courseId }
}

type Course = DataOf<(typeof courseEndpoints)['get']>

/** F1: a product of a course says first what the course says; its seller changes what should differ. */
export const productOf = (course: Course): Values => ({
  title: course.title,
  overview: course.overview,
  cover: course.cover,
  kind: 'course',
  courseIds: [course.id],
  courses: [{ id: course.id, label: course.title, picture: course.cover }],
  salePrice: course.salePrice,
  careerIds: course.careerIds,
  careers: course.careers,
  abilityIds: course.abilities.flatMap(({ abilityId }) => abilityId ?? []),
  abilities: course.abilityNames,
  tagIds: course.tagIds,
  tags: course.tags,
})

/** What the new product begins with; a course that the reader may not see brings nothing. */
export function useBroughtCourse(): { readonly begin: Values | undefined; readonly isLoading: boolean } {
  const { courseId } = courseSearch(useSearch({ strict: false }))
  const isAsked = courseId !== undefined
  const { data, error } = useRead(courseEndpoints.get, { query: { id: courseId ?? 0 } }, { enabled: isAsked })
  return { begin: data && productOf(data), isLoading: isAsked && !data && !error }
}
