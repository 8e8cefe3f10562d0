import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import type { FlipCard, GradedPair } from '../flip.schema.ts'
import { SideView } from './Face.tsx'

interface Props {
  readonly card: FlipCard
  readonly files: Readonly<Record<number, string>>
  readonly graded: readonly GradedPair[]
}

const tick = 'M5 12.5l4.5 4.5L19 7.5'
const dots = 'M6 12h.01M12 12h.01M18 12h.01'

/** What came of it: all pairs with both sides, the known ones ticked. */
export function GradedList({ card, files, graded }: Props) {
  const t = useWords(flipWords)
  const known = new Set(graded.filter((each) => each.known).map(({ id }) => id))
  return (
    <>
      <p className="flip-left" role="status">
        {t('play.result', { known: known.size, total: card.pairs.length })}
      </p>
      <ul className="card-list flip-list">
        {card.pairs.map(({ id, front, back }) => (
          <li className={known.has(id) ? 'is-right' : ''} key={id}>
            <span className="flip-mark">
              <LineIcon path={known.has(id) ? tick : dots} size={18} />
              <span className="kit-visually-hidden">
                {t(known.has(id) ? 'play.isKnown' : 'play.isUnknown')}
              </span>
            </span>
            <div>
              <SideView files={files} side={front} />
              <div className="flip-back">
                <SideView files={files} side={back} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
