import './ownOrder.css'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { publicProductPath } from '#features/content/product/product.address.ts'
import { orderMachine } from '../../order.machine.ts'
import type { OwnOrder } from '../../ownOrder.contract.ts'
import { orderWords } from '../../order.words.ts'

const times = ['paidAt', 'cancelledAt', 'refundedAt'] as const

/** F3-own: what was ordered, for how much, in which state, and when. */
export function OwnOrderRow({ order }: { readonly order: OwnOrder }) {
  const t = useWords(orderWords)
  const format = useFormat()
  const { number, productId, productName, source, price, status, createdAt } = order
  return (
    <article className="own-order">
      <p className="own-order-head">
        <b>{productId === null ? productName : <a href={publicProductPath(productId)}>{productName}</a>}</b>
        <span className="own-order-state" data-tone={orderMachine.states[status]}>
          {t(`states.${status}`)}
        </span>
      </p>
      <p className="own-order-price">
        {source === 'payment' ? format.money(price) : t(`values.source.${source}`)}
      </p>
      <dl>
        <dt>{t('fields.number')}</dt>
        <dd>{number}</dd>
        <dt>{t('fields.createdAt')}</dt>
        <dd>{format.date(createdAt)}</dd>
        {times.map((name) => {
          const at = order[name]
          return at === null ? null : (
            <div key={name}>
              <dt>{t(`fields.${name}`)}</dt>
              <dd>{format.date(at)}</dd>
            </div>
          )
        })}
      </dl>
    </article>
  )
}
