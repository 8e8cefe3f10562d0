import './operationLog.css'
import { Suspense } from 'react'
import { fieldsIn } from '#kit/contract/field.ts'
import type { Change } from '../operation-log.changes.ts'
import { changesOf } from '../operation-log.changes.ts'
import type { OperationLogRow } from '../operation-log.contract.ts'
import { ChangedCards } from './ChangedCards.tsx'
import { ChangeValue } from './ChangeValue.tsx'
import { useFieldsOf } from './logged.ts'
import { useFieldLabel, useLogWords } from './useLogWords.ts'

type Entry = Pick<OperationLogRow, 'resource' | 'action' | 'before' | 'after'>

/** An entry field by field: what changed, both sides beside each other; what stayed as it was is folded. */
export function EntryChanges({ entry }: { readonly entry: Entry }) {
  const { t } = useLogWords()
  if (entry.action === 'content') return <ChangedCards before={entry.before} after={entry.after} />
  const { changed, same } = changesOf(entry)
  return (
    <div className="log-changes">
      {changed.length === 0 && <p className="kit-muted">{t('nothingChanged')}</p>}
      {changed.length > 0 && <Heads />}
      <Suspense>
        <Rows resource={entry.resource} changes={changed} />
        {same.length > 0 && (
          <details>
            <summary>{t('same', { count: same.length })}</summary>
            <Rows resource={entry.resource} changes={same} />
          </details>
        )}
      </Suspense>
    </div>
  )
}

/** Over the two sides, where they stand beside each other; a reader by ear hears it at each value. */
export function Heads() {
  const { t } = useLogWords()
  return (
    <div className="log-heads" aria-hidden="true">
      <span>{t('fields.before')}</span>
      <span>{t('fields.after')}</span>
    </div>
  )
}

function Rows({ resource, changes }: { readonly resource: string; readonly changes: readonly Change[] }) {
  const { t } = useLogWords()
  const labelOf = useFieldLabel(resource)
  const fields = new Map(fieldsIn(useFieldsOf(resource)))
  return (
    <dl className="log-rows">
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{labelOf(change.name)}</dt>
          {(['before', 'after'] as const).map((side) => (
            <dd key={side} data-side={side}>
              <span className="log-side">{t(`fields.${side}`)}</span>
              <ChangeValue field={fields.get(change.name)} {...{ resource, change, side }} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
