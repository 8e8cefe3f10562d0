import { useFormat } from '#kit/i18n/web/format.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { designWords } from '../../course-design.words.ts'
import { textIn } from '../units/reading.ts'
import { useCalendarText } from '../unlock/calendarText.ts'
import { Gallery } from './Gallery.tsx'
import type { ShownCourse } from './shownCourse.ts'

interface Props {
  readonly course: ShownCourse
  readonly isScreen: boolean
}

/** Pictures, title, what kind of course it is, and its price. */
export function Offer({ course, isScreen }: Props) {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const words = useResourceWords('course')
  const { date } = useCalendarText()
  const { isCamp, startDate, units, isByDay } = course
  const Title = isScreen ? 'h1' : 'h2'
  const length = isByDay
    ? t('page.days', { count: units.length })
    : t('page.sections', { count: units.length })
  return (
    <header>
      <Gallery pictures={course.pictures} />
      <div className="course-page-offer">
        <Title>{course.title || kit('list.untitled')}</Title>
        <p className="course-page-tags">
          <span className="kit-tag" data-tone="brand">
            {words.value('type', isCamp ? 'camp' : 'selfPaced')}
          </span>
          {units.length > 0 && <span className="kit-tag">{length}</span>}
          {isCamp && startDate !== '' && (
            <span className="kit-tag">{t('page.starts', { date: date(startDate) })}</span>
          )}
        </p>
        <Price market={course.marketPrice} sale={course.salePrice} />
        <p className="course-page-text">{textIn(course.values, 'overview')}</p>
      </div>
    </header>
  )
}

function Price({ sale, market }: { readonly sale: number | null; readonly market: number | null }) {
  const t = useWords(designWords)
  const format = useFormat()
  const price = sale ?? market
  if (price === null) return null
  return (
    <p className="course-page-price">
      <strong>{price === 0 ? t('page.free') : format.money(price)}</strong>
      {market !== null && sale !== null && market > sale && (
        <s aria-label={t('page.before', { price: format.money(market) })}>{format.money(market)}</s>
      )}
    </p>
  )
}
