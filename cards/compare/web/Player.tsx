import './compare.css'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { compareWords } from '../compare.card.ts'
import { sides, type CompareCard, type CompareProgress } from '../compare.schema.ts'
import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'

type Props = CardPlayerProps<CompareCard, unknown, CompareProgress>

/** Two pictures to compare; their captions are below, where they cover nothing. */
export function ComparePlayer({ card, files, headingId, focusHeading, progress, report }: Props) {
  const t = useWords(compareWords)
  const labels = { before: card.beforeLabel || t('play.before'), after: card.afterLabel || t('play.after') }
  const moved = () => {
    if (progress?.moved !== true) report({ viewed: true, moved: true })
  }
  const Table = card.mode === 'slider' ? Slider : Switch
  return (
    <article>
      <CardHeading focus={focusHeading} id={headingId}>
        {card.title || card.question || t('label')}
      </CardHeading>
      {card.title && card.question && <p className="compare-question">{card.question}</p>}
      <figure className="compare">
        <Table card={card} files={files} labels={labels} onMoved={moved} />
        {sides.map((side) => {
          const caption = card[side]?.caption
          return (
            caption && (
              <figcaption key={side}>
                <b>{labels[side]}</b> {caption}
              </figcaption>
            )
          )
        })}
      </figure>
    </article>
  )
}
