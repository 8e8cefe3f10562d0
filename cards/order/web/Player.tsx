import './order.css'
import { useRef, useState } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { SortableList } from '#kit/dnd/web/SortableList.tsx'
import { movedIn } from '#kit/card/partEdits.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { orderWords } from '../order.card.ts'
import type { OrderCard, OrderItem, OrderResponse, OrderSolution } from '../order.schema.ts'
import { OrderRow } from './OrderRow.tsx'
import { RightOrder } from './RightOrder.tsx'

type Props = CardPlayerProps<OrderCard, OrderResponse, Shown, OrderSolution>

/** Items that the learner drags, or moves by arrows or keys; nothing can be confirmed before something was moved. */
export function OrderPlayer(props: Props) {
  const { card, files, headingId, response, verdict, isSending } = props
  const t = useWords(orderWords)
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const items = inOrder(card, response)
  const isClosed = verdict !== undefined || isSending
  const nameOf = (item: OrderItem) =>
    item.text || item.picture?.alt || t('fields.itemNumber', { number: card.items.indexOf(item) + 1 })

  function move(from: number, to: number): void {
    const item = items[from]
    if (isClosed || !item || to < 0 || to >= items.length) return
    props.respond({ itemIds: movedIn(items, from, to).map(({ id }) => id) })
    setAnnouncement(t('play.moved', { item: nameOf(item), place: to + 1, total: items.length }))
  }

  function step(from: number, by: -1 | 1): void {
    move(from, from + by)
    const id = items[from]?.id
    // At either end the button of that direction is off; the other one then has the focus.
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll<HTMLButtonElement>(`[data-item="${id}"] .order-step`)
      const [up, down] = buttons ?? []
      const [preferred, other] = by < 0 ? [up, down] : [down, up]
      ;(preferred?.disabled === false ? preferred : other)?.focus()
    })
  }

  return (
    <div className="order" ref={root}>
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t('play.kicker')}>
        {card.question || card.title || t('label')}
      </CardHeading>
      {!isClosed && <p className="order-how">{t('play.how')}</p>}
      <SortableList
        className="order-list"
        disabled={isClosed}
        items={items}
        onMove={move}
        renderRow={(item, index, row) => (
          <OrderRow
            files={files}
            index={index}
            isClosed={isClosed}
            item={item}
            name={nameOf(item)}
            onStep={(by) => step(index, by)}
            right={
              verdict
                ? placeIn(verdict.solution, item, verdict.outcome === 'correct' ? index : undefined)
                : undefined
            }
            row={row}
            total={items.length}
          />
        )}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {verdict?.solution && (
        <RightOrder
          isNeeded={verdict.outcome !== 'correct'}
          items={card.items}
          nameOf={nameOf}
          solution={verdict.solution}
        />
      )}
    </div>
  )
}

function inOrder(card: OrderCard, response: OrderResponse | undefined): readonly OrderItem[] {
  const ids = response?.itemIds ?? []
  const arranged = ids.flatMap((id) => card.items.find((item) => item.id === id) ?? [])
  // An author may have changed the items since.
  return arranged.length === card.items.length ? arranged : card.items
}

/** Where an item belongs, as far as it is known: from the solution, else when all is right. */
function placeIn(
  solution: OrderSolution | null,
  item: OrderItem,
  fallback: number | undefined,
): number | undefined {
  const place = solution?.itemIds.indexOf(item.id) ?? -1
  return place < 0 ? fallback : place
}
