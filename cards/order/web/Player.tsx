import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { ArrangeList } from '#kit/card/web/arrange/ArrangeList.tsx'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { orderWords } from '../order.card.ts'
import type { OrderCard, OrderResponse, OrderSolution } from '../order.schema.ts'

type Props = CardPlayerProps<OrderCard, OrderResponse, Shown, OrderSolution>

/** Items to be put in order; nothing can be confirmed before something was moved. */
export function OrderPlayer({ card, files, headingId, focusHeading, response, ...props }: Props) {
  const t = useWords(orderWords)
  const { verdict, isSending, respond } = props
  const items = card.items.map((item, index) => ({
    ...item,
    name: item.text || item.picture?.alt || t('fields.itemNumber', { number: index + 1 }),
  }))
  return (
    <div>
      <CardHeading focus={focusHeading} id={headingId} kicker={t('play.kicker')}>
        {card.question || card.title || t('label')}
      </CardHeading>
      <ArrangeList
        files={files}
        ids={response?.itemIds}
        isSending={isSending}
        items={items}
        onArrange={(itemIds) => respond({ itemIds })}
        verdict={
          verdict && {
            outcome: verdict.outcome,
            solution: verdict.solution && { ...verdict.solution, rightIds: verdict.solution.itemIds },
          }
        }
      />
    </div>
  )
}
