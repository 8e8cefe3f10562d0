import './soldCourses.css'
import { useState } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { namesIn, type Recorded } from '#kit/resource/web/formed.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { courseEndpoints, type CourseRecord } from '#features/content/course/course.contract.ts'
import { CoursePage } from '#features/content/course/web/page/CoursePage.tsx'
import { useShownCourse } from '#features/content/course/web/page/useShownCourse.ts'
import { productWords } from '#features/content/product/product.words.ts'

/** What the courses of a product promise: the page of each, as its buyers read it. The first one stands open. */
export function SoldCourses({ record }: { readonly record: Recorded }) {
  const t = useWords(productWords)
  const courses = record['kind'] === 'activity' ? [] : namesIn(record, 'courseIds')
  if (courses.length === 0) return null
  return (
    <section aria-label={t('promises')} className="kit-panel product-promises">
      <h2>{t('promises')}</h2>
      {courses.map(({ id, label }, index) => (
        <SoldCourse id={id} isFirst={index === 0} key={id} title={label} />
      ))}
    </section>
  )
}

interface SoldCourseProps {
  readonly id: number
  readonly title: string
  readonly isFirst: boolean
}

/** Read when it is opened: a product may sell fifty. */
function SoldCourse({ id, title, isFirst }: SoldCourseProps) {
  const [isRead, setRead] = useState(isFirst)
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setRead(true)} open={isFirst}>
      <summary>{title}</summary>
      {isRead && <ReadCourse id={id} />}
    </details>
  )
}

function ReadCourse({ id }: { readonly id: number }) {
  const read = useRead(courseEndpoints.get, { query: { id } })
  if (read.error && !read.data) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  return read.data ? <ShownPage course={read.data} /> : <FormSkeleton fields={3} />
}

function ShownPage({ course }: { readonly course: CourseRecord }) {
  return <CoursePage course={useShownCourse(course, course.id)} />
}
