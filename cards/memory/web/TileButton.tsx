import type { PairSide } from '#kit/card/pairSide.ts'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { memoryWords } from '../memory.card.ts'
import { useFaceName } from './useFaceName.ts'

export type TileState = 'down' | 'open' | 'found'

interface Props {
  readonly side: PairSide
  readonly number: number
  readonly state: TileState
  readonly files: Readonly<Record<number, string>>
  /** The Tab key stops here. */
  readonly isStop: boolean
  onTurn(): void
  onFocus(): void
}

const speaker = 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'

/** One tile: its number while it lies face down, then what it shows. */
export function TileButton({ side, number, state, files, isStop, onTurn, onFocus }: Props) {
  const t = useWords(memoryWords)
  const nameOf = useFaceName()
  const isDown = state === 'down'
  return (
    <button
      aria-label={isDown ? t('play.down', { number }) : t(`play.${state}`, { number, face: nameOf(side) })}
      className={`memory-tile is-${state}`}
      onClick={onTurn}
      onFocus={onFocus}
      tabIndex={isStop ? 0 : -1}
      type="button"
    >
      {isDown ? <span className="memory-number">{number}</span> : <Face files={files} side={side} />}
      {state === 'found' && (
        <span className="memory-check">
          <LineIcon path="M5 12.5l4.5 4.5L19 7.5" size={14} />
        </span>
      )}
    </button>
  )
}

function Face({ side: { text, picture, audio }, files }: Pick<Props, 'side' | 'files'>) {
  return (
    <span className="memory-face">
      {picture && <CardPicture className="memory-picture" files={files} media={picture} />}
      {audio !== null && <LineIcon path={speaker} size={text || picture ? 18 : 30} />}
      {text && <span className={text.length > 16 ? 'memory-text is-long' : 'memory-text'}>{text}</span>}
    </span>
  )
}
