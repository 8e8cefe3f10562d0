import './productPage.css'
import { useFormat } from '#kit/i18n/web/format.ts'
import { namesIn, type Recorded } from '#kit/resource/web/formed.ts'
import { useRead } from '#kit/http/web/query.ts'
import { RecordCards } from '#kit/record/web/RecordCards.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { product } from '../product.contract.ts'
import { itemHref } from './paths.ts'

const abilityHref = (id: number) => `/base/ability/view?id=${id}`

/** How a product reads where a field alone would not say it. */
export const productRenderers = {
  items: (record: Recorded) => {
    const kind = record['kind'] === 'activity' ? 'activity' : 'course'
    return <RecordCards records={namesIn(record, `${kind}Ids`)} hrefOf={itemHref[kind]} />
  },
  period: (record: Recorded) => (record['delivery'] === 'sync' ? <Period record={record} /> : undefined),
  abilityIds: (record: Recorded) => (
    <RecordCards records={namesIn(record, 'abilityIds')} hrefOf={abilityHref} />
  ),
  qrUsers: ({ qrUsers }: Recorded) => String(qrUsers),
  authorizations: ({ id }: Recorded) => <Authorizations id={id} />,
}

function Period({ record: { startsAt, endsAt } }: { readonly record: Recorded }) {
  const format = useFormat()
  const words = useResourceWords(product.name)
  const moment = (at: unknown) => (typeof at === 'number' ? format.dateTime(at) : '–')
  return <>{words.maybe('period', { from: moment(startsAt), to: moment(endsAt) })}</>
}

/** Who assists with it, and with what (F1). */
function Authorizations({ id }: { readonly id: number }) {
  const kit = useWords(kitWords)
  const format = useFormat()
  const words = useResourceWords(product.name)
  const { data } = useRead(product.endpoints.get, { query: { id } })
  const entries = data?.authorizations ?? []
  if (entries.length === 0) return <span className="kit-muted">{kit('common.none')}</span>
  return (
    <ul className="product-assistants">
      {entries.map(({ userId, userName, privileges }) => (
        <li key={userId}>
          <strong>{userName}</strong>{' '}
          <span className="kit-muted">
            {format.list(privileges.map((privilege) => words.value('privileges', privilege)))}
          </span>
        </li>
      ))}
    </ul>
  )
}
