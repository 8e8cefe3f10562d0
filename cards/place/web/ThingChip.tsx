import { useDraggable } from '@dnd-kit/react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { placeWords } from '../place.card.ts'
import type { Thing } from '../place.schema.ts'

interface Props {
  readonly thing: Thing
  readonly name: string
  /** What a screen reader says of it. */
  readonly label: string
  readonly files: Readonly<Record<number, string>>
  /** The next zone that is touched takes it. */
  readonly isChosen?: boolean
  readonly isClosed?: boolean
  /** undefined: not known, or not yet. */
  readonly isRight?: boolean | undefined
  onTouch(): void
}

/** A thing, free or in its zone. */
export function ThingChip(props: Props) {
  const { thing, name, label, files, isChosen, isClosed = false, isRight, onTouch } = props
  const t = useWords(placeWords)
  const { ref, isDragging } = useDraggable({ id: `thing-${thing.id}`, disabled: isClosed })
  const mark = isRight === undefined || !isClosed ? '' : isRight ? 'is-right' : 'is-wrong'
  const shown = (
    <>
      {thing.picture && (
        <CardPicture className="card-thumb place-thumb" files={files} media={thing.picture} />
      )}
      {(thing.text || !thing.picture) && <span>{name}</span>}
    </>
  )
  if (isClosed)
    return (
      <span className={`place-chip ${mark}`}>
        {shown}
        {mark && (
          <span className="visually-hidden">{t(mark === 'is-right' ? 'play.isRight' : 'play.isWrong')}</span>
        )}
      </span>
    )
  return (
    <button
      aria-label={label}
      aria-pressed={isChosen}
      className={`place-chip ${isChosen ? 'is-chosen' : ''} ${isDragging ? 'is-dragged' : ''}`}
      onClick={onTouch}
      ref={ref}
      type="button"
    >
      {shown}
    </button>
  )
}
