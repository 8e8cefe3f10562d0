import './account.css'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import type { OwnedRecord } from '../../account.owned.ts'
import { accountWords } from '../../account.words.ts'

/** What others use, by kind and name. */
export function OwnedList({ owned }: { readonly owned: readonly OwnedRecord[] }) {
  const t = useWords(accountWords)
  const translate = useTranslate()
  return (
    <>
      <p role="alert">{t('close.held')}</p>
      <ul className="account-held">
        {owned.map(({ resource, id, label }) => (
          <li key={`${resource} ${id}`}>
            <span className="account-kind">
              {translate({ namespace: accountWords.name, key: `resources.${resource}` })}
            </span>{' '}
            {label}
          </li>
        ))}
      </ul>
    </>
  )
}
