import './childCards.css'
import { Button } from 'antd'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useNeighbours } from '#kit/dnd/web/neighbours.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

/** The cards inside the one that is written: each opens in its own form, and another one can be added. */
export function ChildCards({ disabled = false }: { readonly disabled?: boolean }) {
  const t = useWords(kitWords)
  const { children, open, add } = useNeighbours()
  return (
    <div className="held-cards">
      <ol>
        {children().map(({ id, number, name, icon }) => (
          <li key={id}>
            <button disabled={!open} onClick={() => open?.(id)} type="button">
              <span>{number}</span>
              <LineIcon path={icon} size={17} />
              <span className="held-name">{name}</span>
            </button>
          </li>
        ))}
      </ol>
      {add && (
        <Button disabled={disabled} onClick={add} size="small" type="link">
          + {t('held.add')}
        </Button>
      )}
    </div>
  )
}
