import { useFormat } from '#kit/i18n/web/format.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { Facts } from '#kit/view/web/Facts.tsx'
import { exchangeCode } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import type { Batch } from './batch.ts'

/** What became of the codes, as a bar and by state, and what is known of the batch. */
export function BatchFacts({ task, codes }: Batch) {
  const t = useWords(exchangeTaskWords)
  const format = useFormat()
  const states = exchangeCode.filters.status.values
    .map((status) => ({ status, count: codes.filter((code) => code.status === status).length }))
    .filter(({ count }) => count > 0)
  const redeemed = states.find(({ status }) => status === 'redeemed')?.count ?? 0
  const ago = (at: number | null) => (at === null ? '' : <RelativeTime at={at} />)
  return (
    <section className="kit-panel kit-panel-stack kit-screen-only" aria-label={t('batch.sum')}>
      {codes.length > 0 && (
        <div className="batch-sum">
          <p>
            <strong>{format.number(redeemed)}</strong>
            {t('batch.redeemed', { redeemed: format.number(redeemed), made: format.number(codes.length) })}
          </p>
          <div className="batch-bar" aria-hidden="true">
            {states.map(({ status, count }) => (
              <i key={status} data-tone={exchangeCode.machine.states[status]} style={{ flexGrow: count }} />
            ))}
          </div>
          <ul className="batch-states">
            {states.map(({ status, count }) => (
              <li key={status}>
                <StatusTag machine={exchangeCode.machine} status={status} /> {format.number(count)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        className="batch-facts"
        labelOf={(name) => t(`fields.${name}`)}
        rows={[
          ['channel', task.channel],
          ['title', task.title],
          ['expiresAt', ago(task.expiresAt)],
          ['creatorName', task.creatorName],
          ['createdAt', ago(task.createdAt)],
          ['downloadedAt', ago(task.downloadedAt)],
        ]}
      />
    </section>
  )
}
