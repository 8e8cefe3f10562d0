import './section.css'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { sectionWords } from '../section.card.ts'
import type { SectionCard } from '../section.schema.ts'

/** The opening page of a section: what comes, and for those who return what it came to. */
export function SectionPlayer({
  card,
  files,
  headingId,
  focusHeading,
  inside,
}: CardPlayerProps<SectionCard>) {
  const t = useWords(sectionWords)
  const cards = inside?.cards ?? []
  const hasScore = inside !== undefined && inside.possible > 0
  return (
    <article className={`section is-${card.tone}`}>
      {card.cover && <CardPicture className="section-cover" files={files} media={card.cover} />}
      <div className="section-head">
        {card.subtitle && <p className="section-subtitle">{card.subtitle}</p>}
        <CardHeading focus={focusHeading} id={headingId}>
          {card.title || t('label')}
        </CardHeading>
        {hasScore && (
          <p className="section-score">
            {t('play.score', { earned: Math.round(inside.earned * 10) / 10, possible: inside.possible })}
          </p>
        )}
      </div>
      {cards.length > 0 && (
        <>
          <h3 className="section-label">{t('play.cards')}</h3>
          <ol className="inside-cards section-cards">
            {cards.map(({ id, title, isDone }) => (
              <li className={isDone ? 'is-done' : ''} key={id}>
                <span aria-hidden="true" className="inside-mark">
                  {isDone && <LineIcon path="M5 12.5l4.5 4.5L19 7.5" size={14} />}
                </span>
                {title}
                <span className="visually-hidden">{t(isDone ? 'play.done' : 'play.open')}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </article>
  )
}
