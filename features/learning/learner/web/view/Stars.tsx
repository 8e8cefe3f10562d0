import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'

const star = 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.2 6.1L12 17l-5.5 2.9 1.2-6.1L3.2 9.6l6.1-.8z'

/** How well it went, of three. */
export function Stars({ count }: { readonly count: number }) {
  const t = useWords(learnWords)
  return (
    <span aria-label={t('card.stars', { count })} className="learn-stars" role="img">
      {[1, 2, 3].map((rank) => (
        <svg aria-hidden="true" className={rank <= count ? 'is-won' : ''} key={rank} viewBox="0 0 24 24">
          <path d={star} />
        </svg>
      ))}
    </span>
  )
}

/** Stars of several activities together, of all that can be won in them. */
export function StarCount({ won, of }: { readonly won: number; readonly of: number }) {
  const t = useWords(learnWords)
  return (
    <span aria-label={t('course.stars', { won, of })} className="learn-stars learn-star-count" role="img">
      <svg aria-hidden="true" className="is-won" viewBox="0 0 24 24">
        <path d={star} />
      </svg>
      <span aria-hidden="true">
        {won}/{of}
      </span>
    </span>
  )
}
