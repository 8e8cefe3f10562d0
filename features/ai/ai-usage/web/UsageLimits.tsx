import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { aiUsageEndpoints } from '../ai-usage.contract.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { LimitDialog } from './LimitDialog.tsx'
import type { Summary } from './UsageMonth.tsx'

type Limit = Summary['limits'][number]

interface Props {
  readonly limits: readonly Limit[]
  readonly ownerId: number
  /** Only who pays sets them. */
  readonly maySet: boolean
}

/** I5: what may be spent, of all, by one agent, and by those who use one's agents. */
export function UsageLimits({ limits, ownerId, maySet }: Props) {
  const t = useWords(aiUsageWords)
  const [edited, setEdited] = useState<Limit | 'new'>()
  return (
    <section className="kit-panel kit-panel-stack usage-panel" aria-labelledby="usage-limits">
      <header className="usage-head">
        <div>
          <h2 id="usage-limits">{t('limits.title')}</h2>
          <p className="kit-muted">{t('limits.lead')}</p>
        </div>
        {maySet && (
          <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setEdited('new')}>
            {t('limits.add')}
          </Button>
        )}
      </header>
      {limits.length === 0 ? (
        <p className="kit-muted">{t('limits.none')}</p>
      ) : (
        <LimitTable limits={limits} ownerId={ownerId} onEdit={maySet ? setEdited : undefined} />
      )}
      {edited && (
        <LimitDialog
          limit={edited === 'new' ? undefined : edited}
          ownerId={ownerId}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  )
}

interface TableProps extends Pick<Props, 'limits' | 'ownerId'> {
  readonly onEdit: ((limit: Limit) => void) | undefined
}

function LimitTable({ limits, ownerId, onEdit }: TableProps) {
  const t = useWords(aiUsageWords)
  const kit = useWords(kitWords)
  const format = useFormat()
  const write = useWrite(aiUsageEndpoints.limit)
  const remove = ({ scope, subjectId }: Limit) =>
    write.mutate(
      { body: { ownerId, scope, subjectId, monthLimit: null, dayLimit: null } },
      { onError: (error) => notify({ kind: 'error', text: errorText(error) }) },
    )
  const amount = (yuan: number | null) => (yuan === null ? '–' : format.money(yuan))
  return (
    <table className="usage-table">
      <thead>
        <tr>
          <th scope="col">{t('fields.scope')}</th>
          <th scope="col">{t('fields.monthLimit')}</th>
          <th scope="col">{t('fields.dayLimit')}</th>
          {onEdit && (
            <th scope="col">
              <span className="kit-visually-hidden">{kit('actions.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {limits.map((limit) => {
          const kind = t(`values.scope.${limit.scope}`)
          const name = limit.subjectName === '' ? kind : `${kind} · ${limit.subjectName}`
          return (
            <tr key={`${limit.scope}${limit.subjectId ?? ''}`}>
              <th scope="row">{name}</th>
              <td>{amount(limit.monthLimit)}</td>
              <td>{amount(limit.dayLimit)}</td>
              {onEdit && (
                <td className="usage-actions">
                  <Button type="link" size="small" onClick={() => onEdit(limit)}>
                    {kit('actions.edit')}
                  </Button>
                  <Button
                    type="link"
                    size="small"
                    danger
                    aria-label={t('limits.remove', { name })}
                    onClick={() => remove(limit)}
                  >
                    {kit('actions.delete')}
                  </Button>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
