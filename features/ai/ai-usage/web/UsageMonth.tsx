import { Progress } from 'antd'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Facts } from '#kit/view/web/Facts.tsx'
import type { aiUsageEndpoints } from '../ai-usage.contract.ts'
import { aiUsageWords } from '../ai-usage.words.ts'

export type Summary = DataOf<typeof aiUsageEndpoints.summary>

const counted = ['calls', 'inputTokens', 'outputTokens', 'pictures', 'speechSeconds'] as const

/** The month's cost against its limit, and how much was worked for it. */
export function UsageMonth({ summary }: { readonly summary: Summary }) {
  const t = useWords(aiUsageWords)
  const format = useFormat()
  return (
    <section className="kit-panel kit-panel-stack usage-panel" aria-label={t('month.title')}>
      <Cost summary={summary} />
      <Facts
        className="usage-figures"
        rows={counted.map((name) => [name, format.number(summary[name])])}
        labelOf={(name) => t(`fields.${name}`)}
      />
    </section>
  )
}

/** From here on the bar warns. */
const nearly = 0.8

function Cost({ summary: { cost, reserved, monthLimit, left } }: { readonly summary: Summary }) {
  const t = useWords(aiUsageWords)
  const format = useFormat()
  const share = monthLimit ? Math.min(1, cost / monthLimit) : 1
  const isSpent = left !== null && left <= 0
  return (
    <div className="usage-cost">
      <h2>{t('month.cost')}</h2>
      <p className="usage-amount">{format.cost(cost)}</p>
      {monthLimit === null || left === null ? (
        <p className="kit-muted">{t('month.noLimit')}</p>
      ) : (
        <>
          <Progress
            aria-label={t('month.ofLimit')}
            percent={Math.round(share * 100)}
            showInfo={false}
            status={isSpent ? 'exception' : 'normal'}
            {...(share >= nearly && !isSpent && { strokeColor: 'var(--wait)' })}
          />
          <p className={isSpent ? 'kit-problem' : 'kit-muted'}>
            {isSpent
              ? t('month.spent', { limit: format.money(monthLimit) })
              : t('month.left', { left: format.cost(left), limit: format.money(monthLimit) })}
          </p>
        </>
      )}
      {reserved > 0 && <p className="kit-muted">{t('month.reserved', { amount: format.cost(reserved) })}</p>}
    </div>
  )
}
