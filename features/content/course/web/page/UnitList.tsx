import { useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import { useDaysName } from '../units/useUnitName.ts'
import { SectionTitle } from './Section.tsx'
import type { ShownCourse, ShownSection, ShownUnit } from './shownCourse.ts'

/** So many units are shown at first. */
const few = 7

/** What is learned in which day or section, in the course's show mode; by day, under the sections that group the days. */
export function UnitList({ course }: { readonly course: ShownCourse }) {
  const t = useWords(designWords)
  const { units, sections, showMode } = course
  if (units.length === 0) return null
  const first = sections[0]?.from ?? units.length + 1
  return (
    <section>
      <SectionTitle>{t('page.contents')}</SectionTitle>
      <Units mode={showMode} units={units.filter(({ unit }) => unit < first)} />
      {sections.map((section, index) => (
        <Group key={section.from} isOpen={index === 0} mode={showMode} section={section} units={units} />
      ))}
    </section>
  )
}

interface UnitsProps {
  readonly mode: string
  readonly units: readonly ShownUnit[]
}

interface GroupProps extends UnitsProps {
  readonly section: ShownSection
  readonly isOpen: boolean
}

/** Days that belong together. It opens without a script. */
function Group({ section, isOpen, mode, units }: GroupProps) {
  const daysName = useDaysName()
  const { title, overview, from, to } = section
  return (
    <details className="course-page-group" open={isOpen}>
      <summary>
        <b>{title}</b> <span className="kit-muted">{daysName(section)}</span>
      </summary>
      {overview && <p className="course-page-text">{overview}</p>}
      <Units mode={mode} units={units.filter(({ unit }) => from <= unit && unit <= to)} />
    </details>
  )
}

function Units({ mode, units }: UnitsProps) {
  const t = useWords(designWords)
  const rest = units.slice(few)
  return (
    <>
      <UnitRows mode={mode} units={units.slice(0, few)} />
      {rest.length > 0 && (
        <details className="course-page-rest">
          <summary>
            <span data-shut>{t('page.moreUnits', { count: rest.length })}</span>
            <span data-open>{t('page.fewerUnits')}</span>
          </summary>
          <UnitRows mode={mode} units={rest} />
        </details>
      )}
    </>
  )
}

function UnitRows({ mode, units }: UnitsProps) {
  if (units.length === 0) return null
  return (
    <ol className="course-page-units" data-mode={mode}>
      {units.map(({ unit, name, overview, marks, activities }) => (
        <li key={unit}>
          <b>{name}</b>
          {overview && <p>{overview}</p>}
          {activities.map((activity) => (
            <Activity activity={activity} key={activity.id} />
          ))}
          {marks.map((mark, index) => (
            // Milestones have no identity of their own; their place is what they are.
            <span className="course-page-mark" key={index}>
              <Flag /> {mark}
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Activity({
  activity: { title, cover, isFree },
}: {
  readonly activity: ShownUnit['activities'][number]
}) {
  const t = useWords(designWords)
  return (
    <span className="course-page-activity">
      {cover && <img alt="" height={24} loading="lazy" src={cover} width={42} />}
      <span>{title}</span>
      {isFree && (
        <span className="kit-tag" data-tone="ok">
          {t('page.sample')}
        </span>
      )}
    </span>
  )
}

const Flag = () => (
  <svg aria-hidden="true" height="14" viewBox="0 0 24 24" width="14">
    <path
      d="M6 21V4h12l-3 4.5 3 4.5H6"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      strokeWidth="2"
    />
  </svg>
)
