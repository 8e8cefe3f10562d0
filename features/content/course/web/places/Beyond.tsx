import { Button } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { placesBeyond } from '../../course.places.ts'
import { designWords } from '../../course-design.words.ts'
import type { Board } from './useBoard.ts'

/** What stands behind the last day, after the course was made shorter. */
export function Beyond({ board }: { readonly board: Board }) {
  const t = useWords(designWords)
  const { places, milestones, sections, isByDay, count, disabled } = board
  const beyond = placesBeyond(places, count)
  const hasOthers =
    placesBeyond(milestones, count).length > 0 ||
    (isByDay && sections.some(({ firstDay }) => (firstDay ?? 0) > count))
  // While nothing is said of the days, there is no end to be behind.
  if (beyond.length === 0 && (count === 0 || !hasOthers)) return null
  return (
    <div className="kit-banner" role="status">
      <span>
        {beyond.length > 0 ? t('places.beyond', { count: beyond.length }) : t('places.othersBeyond')}
      </span>
      {!disabled && (
        <>
          {count > 0 && beyond.length > 0 && (
            <Button onClick={() => board.resolveBeyond(true)} size="small">
              {t('places.keepBeyond', { unit: board.nameOf(count) })}
            </Button>
          )}
          <Button onClick={() => board.resolveBeyond(false)} size="small">
            {t('places.dropBeyond')}
          </Button>
        </>
      )}
    </div>
  )
}

/** By day, sections that a program has written without saying where they begin. */
export function WithoutDay({ board }: { readonly board: Board }) {
  const t = useWords(designWords)
  const count = board.isByDay ? board.sections.filter(({ firstDay }) => firstDay === null).length : 0
  if (count === 0) return null
  return (
    <div className="kit-banner" role="status">
      <span>{t('sections.withoutDay', { count })}</span>
      {!board.disabled && (
        <Button onClick={board.spreadSections} size="small">
          {t('sections.spread')}
        </Button>
      )}
    </div>
  )
}
