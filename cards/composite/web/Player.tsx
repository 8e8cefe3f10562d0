import './composite.css'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { compositeWords } from '../composite.card.ts'
import type { CompositeCard } from '../composite.schema.ts'

/** The page before the cards inside, and the one behind them that shows their result. */
export function CompositePlayer(props: CardPlayerProps<CompositeCard>) {
  return props.inside?.isResult ? <Result {...props} /> : <Intro {...props} />
}

function Intro({ card, headingId, focusHeading, inside }: CardPlayerProps<CompositeCard>) {
  const t = useWords(compositeWords)
  const count = inside?.cards.length ?? 0
  return (
    <article className="composite">
      <CardHeading focus={focusHeading} id={headingId} kicker={t('play.parts', { count })}>
        {card.title || t('label')}
      </CardHeading>
      <p className="composite-intro">{card.intro}</p>
    </article>
  )
}

function Result({ card, headingId, focusHeading, inside }: CardPlayerProps<CompositeCard>) {
  const t = useWords(compositeWords)
  const { earned = 0, possible = 0, cards = [] } = inside ?? {}
  const share = possible > 0 ? earned / possible : 0
  return (
    <article className="composite">
      <CardHeading focus={focusHeading} id={headingId} kicker={card.title || t('label')}>
        {t('play.result')}
      </CardHeading>
      {possible > 0 && (
        <div className="composite-score">
          <p>{t('play.score', { earned: Math.round(earned * 10) / 10, possible })}</p>
          <span aria-hidden="true" className="composite-bar">
            <i style={{ transform: `scaleX(${share})` }} />
          </span>
        </div>
      )}
      {card.result && <p className="composite-intro">{card.result}</p>}
      <ul className="inside-cards composite-cards">
        {cards.map(({ id, title, isDone, isShort }) => (
          <li className={isShort ? 'is-short' : isDone ? 'is-done' : ''} key={id}>
            <span aria-hidden="true" className="inside-mark">
              {isShort && <LineIcon path={crossPath} size={14} />}
              {isDone && !isShort && <LineIcon path="M5 12.5l4.5 4.5L19 7.5" size={14} />}
            </span>
            {title}
            <span className="visually-hidden">
              {t(isShort ? 'play.short' : isDone ? 'play.done' : 'play.open')}
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}
