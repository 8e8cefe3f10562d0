import type { Values } from '#kit/form/values.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { depthLevels } from '../../course.fields.ts'
import { designWords } from '../../course-design.words.ts'
import { textIn } from '../units/reading.ts'
import { Section } from './Section.tsx'
import { writtenRows as written } from './writtenRows.ts'
import type { ShownCourse } from './shownCourse.ts'

// Rows have no identity of their own; their place is what they are.

interface OfValues {
  readonly values: Values
}

/** Feature icons and selling points. */
export function Points({ values }: OfValues) {
  const t = useWords(designWords)
  const icons = written(values, 'featureIcons', 'text')
  const points = written(values, 'sellingPoints', 'title')
  return (
    <>
      {icons.length > 0 && (
        <ul className="course-page-icons">
          {icons.map((row, index) => (
            <li key={index}>
              {textIn(row, 'icon') && <img alt="" src={textIn(row, 'icon')} />}
              <span>{textIn(row, 'text')}</span>
            </li>
          ))}
        </ul>
      )}
      <Section title={t('page.points')}>
        {points.map((row, index) => (
          <div className="course-page-point" key={index}>
            <b>{textIn(row, 'title')}</b>
            <p>{textIn(row, 'detail')}</p>
          </div>
        ))}
      </Section>
    </>
  )
}

export function Abilities({ abilities }: Pick<ShownCourse, 'abilities'>) {
  const t = useWords(designWords)
  const words = useResourceWords('course')
  return (
    <Section title={t('page.abilities')}>
      {abilities.map(({ name, level }, index) => (
        <div className="course-page-ability" key={index}>
          <span>{name}</span>
          <span aria-hidden="true" className="course-page-depth">
            {depthLevels.map((one, at) => (
              <i data-on={at <= depthLevels.findIndex((each) => each === level) || undefined} key={one} />
            ))}
          </span>
          <span className="kit-muted">{words.value('level', level)}</span>
        </div>
      ))}
    </Section>
  )
}

export function People({ people }: { readonly people: ShownCourse['instructors'] }) {
  const t = useWords(designWords)
  return (
    <Section title={t('page.teachers')}>
      {people.map(({ name, about, avatar }, index) => (
        <Person about={about} avatar={avatar} key={index} name={name} />
      ))}
    </Section>
  )
}

function Person(person: ShownCourse['instructors'][number]) {
  const { name, about, avatar } = person
  return (
    <div className="course-page-person">
      {avatar ? (
        <img alt="" height={36} loading="lazy" src={avatar} width={36} />
      ) : (
        <span aria-hidden="true">{[...name][0]}</span>
      )}
      <div>
        <b>{name}</b>
        {about && <p>{about}</p>}
      </div>
    </div>
  )
}

export function Faq({ values }: OfValues) {
  const t = useWords(designWords)
  return (
    <Section title={t('page.faq')}>
      {written(values, 'faq', 'question').map((row, index) => (
        <details className="course-page-question" key={index}>
          <summary>{textIn(row, 'question')}</summary>
          <p className="course-page-text">{textIn(row, 'answer')}</p>
        </details>
      ))}
    </Section>
  )
}

export function Reviews({ values }: OfValues) {
  const t = useWords(designWords)
  return (
    <Section title={t('page.reviews')}>
      {written(values, 'reviews', 'name').map((row, index) => (
        <blockquote className="course-page-review" key={index}>
          <Person about={textIn(row, 'position')} avatar={textIn(row, 'avatar')} name={textIn(row, 'name')} />
          <p className="course-page-text">{textIn(row, 'comment')}</p>
        </blockquote>
      ))}
    </Section>
  )
}
