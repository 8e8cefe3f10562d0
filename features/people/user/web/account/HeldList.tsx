import './account.css'
import { useSay, useWords } from '#kit/i18n/web/words.ts'
import type { HeldRecord } from '../../account.held.ts'
import { accountWords } from '../../account.words.ts'

/** What others use, by kind and name. */
export function HeldList({ held }: { readonly held: readonly HeldRecord[] }) {
  const t = useWords(accountWords)
  const say = useSay()
  return (
    <>
      <p role="alert">{t('close.held')}</p>
      <ul className="account-held">
        {held.map(({ resource, id, label }) => (
          <li key={`${resource} ${id}`}>
            <span className="account-kind">
              {say({ namespace: accountWords.name, key: `resources.${resource}` })}
            </span>{' '}
            {label}
          </li>
        ))}
      </ul>
    </>
  )
}
