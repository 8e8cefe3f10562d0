import './productPage.css'
import { isBlank } from '#kit/contract/field.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { namesIn, type Recorded } from '#kit/resource/web/formed.ts'
import { useRead } from '#kit/http/web/query.ts'
import { RecordCards } from '#kit/record/web/RecordCards.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { product } from '../product.contract.ts'
import { itemHref } from './paths.ts'

const abilityHref = (id: number) => `/base/ability/view?id=${id}`

/** How a product reads where a field alone would not say it. */
export const productRenderers = {
  items: (record: Recorded) => {
    const kind = record['kind'] === 'activity' ? 'activity' : 'course'
    const items = namesIn(record, `${kind}Ids`)
    return items.length > 0 ? <RecordCards records={items} hrefOf={itemHref[kind]} /> : null
  },
  period: (record: Recorded) => (record['delivery'] === 'sync' ? <Period record={record} /> : undefined),
  abilityIds: (record: Recorded) => {
    const abilities = namesIn(record, 'abilityIds')
    return abilities.length > 0 ? <RecordCards records={abilities} hrefOf={abilityHref} /> : null
  },
  qrUsers: ({ qrUsers }: Recorded) => (qrUsers === 0 ? null : String(qrUsers)),
  authorizations: ({ id, authorizations }: Recorded) =>
    isBlank(authorizations) ? null : <Authorizations id={id} />,
}

function Period({ record: { startsAt, endsAt } }: { readonly record: Recorded }) {
  const format = useFormat()
  const words = useResourceWords(product.name)
  const moment = (at: unknown) => (typeof at === 'number' ? format.dateTime(at) : '–')
  return <>{words.maybe('period', { from: moment(startsAt), to: moment(endsAt) })}</>
}

/** Who assists with it, and with what (F1). */
function Authorizations({ id }: { readonly id: number }) {
  const format = useFormat()
  const words = useResourceWords(product.name)
  const { data } = useRead(product.endpoints.get, { query: { id } })
  const entries = data?.authorizations ?? []
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
