import { useWords } from '#kit/i18n/web/words.ts'
import { orderWords } from '../order.card.ts'
import type { OrderItem, OrderSolution } from '../order.schema.ts'

interface Props {
  readonly items: readonly OrderItem[]
  readonly solution: OrderSolution
  /** Whether the list differs from what the learner has before them. */
  readonly isNeeded: boolean
  nameOf(item: OrderItem): string
}

/** What would have been right, and why. */
export function RightOrder({ items, solution, isNeeded, nameOf }: Props) {
  const t = useWords(orderWords)
  const right = solution.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? [])
  if (!isNeeded && solution.explanation === '') return null
  return (
    <section className="card-note">
      {isNeeded && (
        <>
          <h3>{t('play.right')}</h3>
          <ol>
            {right.map((item) => (
              <li key={item.id}>{nameOf(item)}</li>
            ))}
          </ol>
        </>
      )}
      {solution.explanation !== '' && (
        <>
          <h3>{t('play.explanation')}</h3>
          <p>{solution.explanation}</p>
        </>
      )}
    </section>
  )
}
