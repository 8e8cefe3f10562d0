import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { orderWords } from '../order.card.ts'
import type { OrderItem } from '../order.schema.ts'

interface Props {
  readonly item: OrderItem
  /** The item as it is spoken of. */
  readonly name: string
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
export function OrderRow({ item, name, index, total, files, isClosed, right, row, onStep }: Props) {
  const t = useWords(orderWords)
  const isInPlace = right === index
  const state = right === undefined ? '' : isInPlace ? 'is-right' : 'is-wrong'
  return (
    <div className={`card-box order-item ${state} ${row.isDragging ? 'is-dragged' : ''}`} data-item={item.id}>
      {!isClosed && <DragHandle handleRef={row.handleRef} label={t('play.drag', { item: name })} />}
      <span className="order-place">{index + 1}</span>
      {item.picture && (
        <CardPicture className="card-thumb order-picture" files={files} media={item.picture} />
      )}
      <span className="card-option-text order-text">
        {item.text || (item.picture ? '' : name)}
        {right !== undefined && (
          <span className="order-mark">
            {isInPlace ? t('play.inPlace') : t('play.belongs', { place: right + 1 })}
          </span>
        )}
      </span>
      {!isClosed && (
        <span className="order-steps">
          <button
            aria-label={t('play.up', { item: name })}
            className="order-step"
            disabled={index === 0}
            onClick={() => onStep(-1)}
            type="button"
          >
            <LineIcon path="M6 14.5l6-6 6 6" size={18} />
          </button>
          <button
            aria-label={t('play.down', { item: name })}
            className="order-step"
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
