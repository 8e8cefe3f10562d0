import { useWords } from '#kit/i18n/web/words.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import type { Losses } from './useExport.ts'

/** What stays behind, before the file is there: in a sentence, and line by line where there is more to say. */
export function ExportLosses({ losses: { message, rows } }: { readonly losses: Losses }) {
  const t = useWords(importWords)
  return (
    <>
      <p className="export-lost" role="alert">
        {message}
      </p>
      {rows.length > 0 && (
        // It may be long, and nothing in it takes the focus.
        <ul aria-label={t('export.lost')} className="export-losses" tabIndex={0}>
          {rows.map(({ name, label, text }, place) => (
            <li key={place}>
              <strong>{name}</strong>
              {label && <span>{label}</span>}
              {text && <q>{text}</q>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
