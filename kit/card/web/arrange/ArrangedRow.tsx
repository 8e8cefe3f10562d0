import { CardPicture } from '../CardPicture.tsx'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { ArrangedItem } from './arrangedItem.ts'

interface Props {
  readonly item: ArrangedItem
  readonly index: number
  readonly total: number
  readonly files: Readonly<Record<number, string>>
  readonly isClosed: boolean
  /** Where it belongs, once that is known. */
  readonly right: number | undefined
  readonly row: SortableRow
  onStep(by: -1 | 1): void
}

/** One item: its place, its picture and text, and two arrows; after the answer where it belongs. */
export function ArrangedRow({ item, index, total, files, isClosed, right, row, onStep }: Props) {
  const t = useWords(kitWords)
  const { id, name, text, picture, mark } = item
  const isInPlace = right === index
  const state = right === undefined ? '' : isInPlace ? 'is-right' : 'is-wrong'
  return (
    <div className={`card-box arranged ${state} ${row.isDragging ? 'is-dragged' : ''}`} data-item={id}>
      {!isClosed && <DragHandle handleRef={row.handleRef} label={t('arrange.drag', { item: name })} />}
      <span className="arranged-place">{index + 1}</span>
      {picture && <CardPicture className="card-thumb arranged-picture" files={files} media={picture} />}
      <span className="card-option-text arranged-text">
        {mark && <b className="arranged-mark">{mark}</b>}
        {text || (picture ? '' : name)}
        {right !== undefined && (
          <span className="arranged-state">
            {isInPlace ? t('arrange.inPlace') : t('arrange.belongs', { place: right + 1 })}
          </span>
        )}
      </span>
      {!isClosed && (
        <span className="arranged-steps">
          <button
            aria-label={t('arrange.up', { item: name })}
            className="arranged-step"
            disabled={index === 0}
            onClick={() => onStep(-1)}
            type="button"
          >
            <LineIcon path="M6 14.5l6-6 6 6" size={18} />
          </button>
          <button
            aria-label={t('arrange.down', { item: name })}
            className="arranged-step"
            disabled={index === total - 1}
            onClick={() => onStep(1)}
            type="button"
          >
            <LineIcon path="M6 9.5l6 6 6-6" size={18} />
          </button>
        </span>
      )}
    </div>
  )
}
