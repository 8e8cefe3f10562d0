import { useDroppable } from '@dnd-kit/react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { matchWords } from '../match.card.ts'
import type { MatchAnswer, MatchPair } from '../match.schema.ts'

interface Props {
  readonly pair: MatchPair
  readonly leftName: string
  readonly answer: MatchAnswer | undefined
  readonly files: Readonly<Record<number, string>>
  /** Whether the next answer comes here. */
  readonly isChosen: boolean
  readonly isClosed: boolean
  /** undefined: not known, or not yet. */
  readonly isRight: boolean | undefined
  /** The answer that would be right, once it is known. */
  readonly would: string | undefined
  nameOf(answer: MatchAnswer): string
  onTouch(): void
}

const signs = { right: 'M5 12.5l4.5 4.5L19 7.5', wrong: 'M6.5 6.5l11 11M17.5 6.5l-11 11' }

/** A left side and the field of its answer. */
export function PairRow(props: Props) {
  const { pair, leftName, answer, files, isChosen, isClosed, isRight, would, nameOf, onTouch } = props
  const t = useWords(matchWords)
  const { ref, isDropTarget } = useDroppable({ id: `pair-${pair.id}`, disabled: isClosed })
  const mark = isRight === undefined ? undefined : isRight ? 'right' : 'wrong'
  const state = [
    answer && 'is-filled',
    isChosen && 'is-chosen',
    isDropTarget && 'is-over',
    mark && `is-${mark}`,
  ]
  const label = answer
    ? t('play.filled', { left: leftName, answer: nameOf(answer) })
    : t('play.empty', { left: leftName })
  const shown = answer ? (
    <>
      {answer.picture && (
        <CardPicture className="card-thumb match-picture" files={files} media={answer.picture} />
      )}
      {(answer.text || !answer.picture) && <span>{nameOf(answer)}</span>}
    </>
  ) : (
    <span className="match-empty">{t('play.slot')}</span>
  )
  return (
    <li className="match-pair" ref={ref}>
      <span className="match-left">
        {pair.picture && (
          <CardPicture className="card-thumb match-picture" files={files} media={pair.picture} />
        )}
        {(pair.text || !pair.picture) && <span>{leftName}</span>}
      </span>
      {isClosed ? (
        <span className={['match-slot', ...state].filter(Boolean).join(' ')}>
          {shown}
          {mark && (
            <span className="match-mark">
              <LineIcon path={signs[mark]} size={16} />
              {t(mark === 'right' ? 'play.isRight' : 'play.isWrong')}
            </span>
          )}
        </span>
      ) : (
        <button
          aria-label={label}
          aria-pressed={isChosen}
          className={['match-slot', ...state].filter(Boolean).join(' ')}
          data-pair={pair.id}
          onClick={onTouch}
          type="button"
        >
          {shown}
        </button>
      )}
      {mark === 'wrong' && would && <p className="match-would">{t('play.would', { answer: would })}</p>}
    </li>
  )
}
