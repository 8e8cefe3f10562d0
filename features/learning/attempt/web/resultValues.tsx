import './record.css'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { learningWords } from '../learning.words.ts'

/** The stars out of three, as words for screen readers. */
export function StarsText({ count }: { readonly count: number }) {
  const t = useWords(learningWords)
  return (
    <span role="img" aria-label={t('starsWon', { count })} className="record-stars">
      <span aria-hidden="true">{'★'.repeat(count)}</span>
      <span aria-hidden="true" className="record-stars-rest">
        {'★'.repeat(3 - count)}
      </span>
    </span>
  )
}

/** Stars are for what was learned; a dash elsewhere. */
export const StarsWon = ({ isLearned, count }: { readonly isLearned: boolean; readonly count: number }) =>
  isLearned ? <StarsText count={count} /> : <NoValue />

export function LateMark() {
  const t = useWords(learningWords)
  return (
    <span className="kit-tag" data-tone="bad">
      {t('late')}
    </span>
  )
}

/** h:mm:ss; a dash where nobody has begun. */
export function Duration({ ms }: { readonly ms: number }) {
  const format = useFormat()
  return ms > 0 ? <span className="record-figure">{format.length(ms)}</span> : <NoValue />
}

/** 0 to 1 as a percentage; a dash where nothing is graded. */
export function Percentage({ share }: { readonly share: number | null }) {
  const format = useFormat()
  return share === null ? <NoValue /> : <span className="record-figure">{format.percent(share)}</span>
}

function NoValue() {
  const t = useWords(kitWords)
  return (
    <span className="kit-muted">
      <span aria-hidden="true">–</span>
      <span className="kit-visually-hidden">{t('common.none')}</span>
    </span>
  )
}
