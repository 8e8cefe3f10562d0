import './arrange.css'
import { useRef, useState } from 'react'
import { SortableList } from '#kit/dnd/web/SortableList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { movedIn } from '../../partEdits.ts'
import type { Verdict } from '../../verdict.ts'
import { ArrangedRow } from './ArrangedRow.tsx'
import type { ArrangedItem } from './arrangedItem.ts'
import { RightOrder } from './RightOrder.tsx'

/** What was right, and why. */
interface OrderSolution {
  readonly rightIds: readonly string[]
  readonly explanation: string
}

interface Props {
  readonly items: readonly ArrangedItem[]
  readonly files: Readonly<Record<number, string>>
  /** In which order the learner has put them; undefined while nothing was moved. */
  readonly ids: readonly string[] | undefined
  readonly verdict: Pick<Verdict<OrderSolution>, 'outcome' | 'solution'> | undefined
  readonly isSending: boolean
  onArrange(ids: string[]): void
}

/** Items that the learner drags, or moves by arrows or keys. */
export function ArrangeList({ items: given, ids, files, verdict, isSending, onArrange }: Props) {
  const t = useWords(kitWords)
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const items = inOrder(given, ids)
  const isClosed = verdict !== undefined || isSending

  function move(from: number, to: number): void {
    const item = items[from]
    if (isClosed || !item || to < 0 || to >= items.length) return
    onArrange(movedIn(items, from, to).map(({ id }) => id))
    setAnnouncement(t('arrange.moved', { item: item.name, place: to + 1, total: items.length }))
  }

  function step(from: number, by: -1 | 1): void {
    move(from, from + by)
    const id = items[from]?.id
    // At either end the button of that direction is off; the other one then has the focus.
    requestAnimationFrame(() => {
      const buttons = root.current?.querySelectorAll<HTMLButtonElement>(`[data-item="${id}"] .arranged-step`)
      const [up, down] = buttons ?? []
      const [preferred, other] = by < 0 ? [up, down] : [down, up]
      ;(preferred?.disabled === false ? preferred : other)?.focus()
    })
  }

  return (
    <div className="arrange" ref={root}>
      {!isClosed && <p className="arrange-how">{t('arrange.how')}</p>}
      <SortableList
        className="arrange-list"
        disabled={isClosed}
        items={items}
        onMove={move}
        renderRow={(item, index, row) => (
          <ArrangedRow
            files={files}
            index={index}
            isClosed={isClosed}
            item={item}
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
      <p className="kit-visually-hidden" role="status">
        {announcement}
      </p>
      {verdict?.solution && (
        <RightOrder
          explanation={verdict.solution.explanation}
          isNeeded={verdict.outcome !== 'correct'}
          right={inOrder(given, verdict.solution.rightIds)}
        />
      )}
    </div>
  )
}

function inOrder(items: readonly ArrangedItem[], ids: readonly string[] = []): readonly ArrangedItem[] {
  const arranged = ids.flatMap((id) => items.find((item) => item.id === id) ?? [])
  // An author may have changed the items since.
  return arranged.length === items.length ? arranged : items
}

/** Where an item belongs, as far as it is known: from the solution, else when all is right. */
function placeIn(
  solution: OrderSolution | null,
  item: ArrangedItem,
  fallback: number | undefined,
): number | undefined {
  const place = solution?.rightIds.indexOf(item.id) ?? -1
  return place < 0 ? fallback : place
}
