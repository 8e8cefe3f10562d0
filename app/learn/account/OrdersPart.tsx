import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { orderWords } from '#features/sale/order/order.words.ts'
import { ownOrderCalls } from '#features/sale/order/web/own/ownOrder.calls.ts'
import { OwnOrderRow } from '#features/sale/order/web/own/OwnOrderRow.tsx'
import { learnWords } from '#features/learning/learner/learn.words.ts'
import { follow, redeemPath } from '#features/learning/learner/web/view/place.ts'
import { usePages } from '#features/learning/learner/web/view/usePages.ts'

const read = (pageNo: number, signal: AbortSignal) => call(ownOrderCalls.mine, { query: { pageNo }, signal })

/** F3-own: what one ordered and redeemed. */
export function OrdersPart() {
  const learn = useWords(learnWords)
  const { list, hasMore, error, more, retry } = usePages('orders', read)
  if (!list && error !== undefined)
    return (
      <div role="alert">
        <p>{errorText(error)}</p>
        <button className="own-link" onClick={retry} type="button">
          {learn('retry')}
        </button>
      </div>
    )
  if (!list) return <div aria-busy="true" className="account-coming" />
  if (list.length === 0) return <Empty />
  return (
    <>
      <ul className="account-orders">
        {list.map((order) => (
          <li key={order.id}>
            <OwnOrderRow order={order} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button className="own-link" onClick={more} type="button">
          {learn('more')}
        </button>
      )}
    </>
  )
}

function Empty() {
  const t = useWords(orderWords)
  const learn = useWords(learnWords)
  return (
    <>
      <p>{t('mine.empty')}</p>
      <p className="learn-lead">{t('mine.emptyLead')}</p>
      <a className="learn-link" href={redeemPath} onClick={follow}>
        {learn('redeem.title')}
      </a>
    </>
  )
}
