import { FlagOutlined } from '@ant-design/icons'
import { use, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import { SectionLevel } from './Section.tsx'
import type { ShownCourse } from './useShownCourse.ts'

/** So many units are shown at first. */
const few = 7

/** What is learned in which day or section, in the course's show mode. */
export function UnitList({ course }: { readonly course: ShownCourse }) {
  const t = useWords(designWords)
  const Title = use(SectionLevel) === 2 ? 'h2' : 'h3'
  const [isWhole, setWhole] = useState(false)
  const { units, showMode } = course
  if (units.length === 0) return null
  const shown = isWhole ? units : units.slice(0, few)
  return (
    <section>
      <Title>{t('page.contents')}</Title>
      <ol className="course-page-units" data-mode={showMode}>
        {shown.map(({ unit, name, overview, marks, activities }) => (
          <li key={unit}>
            <b>{name}</b>
            {marks.map((mark, index) => (
              // Milestones have no identity of their own; their place is what they are.
              <span className="course-page-mark" key={index}>
                <FlagOutlined aria-hidden="true" /> {mark}
              </span>
            ))}
            {overview && <p>{overview}</p>}
            {activities.map((activity) => (
              <span className="course-page-activity" key={activity.id}>
                {activity.cover && <img alt="" loading="lazy" src={activity.cover} />}
                <span>{activity.title}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
      {units.length > shown.length && (
        <button className="course-page-more" onClick={() => setWhole(true)} type="button">
          {t('page.moreUnits', { count: units.length - shown.length })}
        </button>
      )}
    </section>
  )
}
