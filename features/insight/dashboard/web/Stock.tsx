import { Go } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { LineCount } from '../dashboard.contract.ts'
import { dashboardWords } from '../dashboard.words.ts'
import { Amount } from './Amount.tsx'
import { presentIn } from './groups.ts'

/** How much there is of what creators make; of what there is nothing, nothing is said. */
export function Stock({ lines }: { readonly lines: readonly LineCount[] }) {
  const t = useWords(dashboardWords)
  const stock = presentIn(lines, 'stock')
  if (stock.length === 0) return null
  return (
    <section aria-labelledby="dashboard-stock" className="dashboard-section">
      <h2 id="dashboard-stock">{t('stock')}</h2>
      <ul className="dashboard-tiles">
        {stock.map((line) => (
          <li key={line.key}>
            <Figure line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A number with its name, and the link to its list. */
export function Figure({ line }: { readonly line: LineCount }) {
  const t = useWords(dashboardWords)
  return (
    <Go className="kit-panel dashboard-tile" href={line.href}>
      <span>{t(`lines.${line.key}`)}</span>
      <b>
        <Amount line={line} />
      </b>
    </Go>
  )
}
