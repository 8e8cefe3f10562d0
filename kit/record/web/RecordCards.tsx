import './recordCards.css'
import type { Option } from '#kit/contract/resource.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

interface RecordCardsProps {
  readonly records: readonly Option[]
  readonly hrefOf: (id: number) => string
}

/** Linked records as small pictures with their names, each leading to its record. */
export function RecordCards({ records, hrefOf }: RecordCardsProps) {
  const t = useWords(kitWords)
  if (records.length === 0) return <span className="kit-muted">{t('common.none')}</span>
  return (
    <ul className="kit-cards">
      {records.map(({ id, label, picture }) => (
        <li key={id}>
          <Go href={hrefOf(id)} className="kit-card">
            {picture ? (
              <img src={picture} alt="" loading="lazy" width={44} height={44} />
            ) : (
              <span className="kit-card-letter" aria-hidden="true">
                {[...label][0]}
              </span>
            )}
            <span>{label}</span>
          </Go>
        </li>
      ))}
    </ul>
  )
}
