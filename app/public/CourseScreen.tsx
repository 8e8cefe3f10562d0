import { useWords } from '#kit/i18n/web/words.ts'
import { CoursePage } from '#features/content/course/web/page/CoursePage.tsx'
import { usePublicCourse } from '#features/content/course/web/page/usePublicCourse.ts'
import { publicPageWords } from '#features/learning/public-page/public-page.words.ts'
import type { PublicPages } from '#app/publicPages.ts'
import { HowToGet, Part } from './HowToGet.tsx'

/** L-page: the page of a course with all that its creator wrote, and how it is had. */
export function CourseScreen({ course }: { readonly course: PublicPages['course'] }) {
  const t = useWords(publicPageWords)
  const shown = usePublicCourse(course)
  return (
    <>
      <CoursePage course={shown} isScreen />
      <HowToGet entry={course.entry} offers={course.offers} ways={course.ways} />
      {course.qrImage && (
        <Part title={t('scan')}>
          <img alt="" className="public-qr" height={160} loading="lazy" src={course.qrImage} width={160} />
        </Part>
      )}
    </>
  )
}
