import './coursePage.css'
import { memo, useDeferredValue } from 'react'
import type { Values } from '#kit/form/values.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import { CoursePage } from './CoursePage.tsx'
import { useShownCourse } from './useShownCourse.ts'

/** E4: the page of a course in a phone, as its readers will see it. */
export function CoursePreview({ values }: { readonly values: Values }) {
  const t = useWords(designWords)
  // A key press is shown in its field first, and here when there is time.
  const soon = useDeferredValue(values)
  return (
    <div aria-label={t('page.phone')} className="course-phone" role="region" tabIndex={0}>
      <Page values={soon} />
    </div>
  )
}

const Page = memo(function Page({ values }: { readonly values: Values }) {
  return <CoursePage course={useShownCourse(values, useRecordId())} />
})
