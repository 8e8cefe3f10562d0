import { Button, InputNumber } from 'antd'
import { useId, useState } from 'react'
import { completeAddress } from '#kit/richText/address.ts'
import type { Problem } from '#kit/card/content.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartHandle, PartRemove } from '#kit/card/web/edit/parts/PartRow.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { referenceWords } from '../reference.card.ts'
import { entryKinds, type Entry } from '../reference.schema.ts'

type Line = 'title' | 'author' | 'year' | 'source' | 'page' | 'url'

/** One source: its kind, and the lines that a bibliography is made of. */
export function EntryEditor({ row }: { readonly row: FormPart<Entry> }) {
  const { part: entry, number, disabled, change } = row
  const t = useWords(referenceWords)
  const quoteId = useId()
  const [isQuoteOpen, setQuoteOpen] = useState(false)
  const line = (name: Line, label: string) => (
    <EntryLine {...row.text(name)} label={label} {...(name === 'url' && { finish: completeAddress })} />
  )
  return (
    <div aria-label={t('edit.entry', { number })} className="reference-editor-entry" role="group">
      <div className="reference-editor-head">
        <PartHandle row={row} />
        <Select
          aria-label={t('fields.kind', { number })}
          disabled={disabled}
          onChange={(kind) => change({ kind })}
          options={entryKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={entry.kind}
        />
        <span className="reference-editor-grow" />
        <PartRemove row={row} />
      </div>
      {line('title', t('fields.title'))}
      {entry.kind === 'activity' && (
        <ActivityNumber
          disabled={disabled}
          onChange={(activityId) => change({ activityId })}
          problem={row.problemAt('activityId')}
          value={entry.activityId}
        />
      )}
      <div className="reference-editor-pair">
        {line('author', t('fields.author'))}
        {line('year', t('fields.year'))}
      </div>
      {entry.kind !== 'activity' && (
        <div className="reference-editor-pair">
          {line('source', t(`sources.${entry.kind}`))}
          {entry.kind !== 'link' && line('page', t('fields.page'))}
        </div>
      )}
      {entry.kind !== 'activity' && line('url', t('fields.url'))}
      {isQuoteOpen || entry.quote !== '' ? (
        <div className="reference-editor-line">
          <label htmlFor={quoteId}>{t('fields.quote')}</label>
          <TypedText
            autoFocus={isQuoteOpen}
            disabled={disabled}
            id={quoteId}
            onChange={(quote) => change({ quote })}
            rows={2}
            value={entry.quote}
          />
        </div>
      ) : (
        <Button className="card-add" disabled={disabled} onClick={() => setQuoteOpen(true)} type="link">
          + {t('edit.addQuote')}
        </Button>
      )}
    </div>
  )
}

interface LineProps {
  readonly label: string
  readonly value: string
  readonly problem: Problem | undefined
  readonly disabled: boolean
  onChange(text: string): void
  finish?(text: string): string
}

function EntryLine({ label, value, problem, disabled, onChange, ...own }: LineProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <div className="reference-editor-line">
      <label htmlFor={id}>{label}</label>
      <TypedText
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        data-path={problem?.path}
        disabled={disabled}
        id={id}
        onChange={onChange}
        value={value}
        {...own}
      />
      {problem && (
        <p className="card-field-problem" id={`${id}-problem`}>
          {translate(problem)}
        </p>
      )}
    </div>
  )
}

interface NumberProps {
  readonly value: number | null
  readonly problem: Problem | undefined
  readonly disabled: boolean
  onChange(id: number | null): void
}

function ActivityNumber({ value, problem, disabled, onChange }: NumberProps) {
  const t = useWords(referenceWords)
  const translate = useTranslate()
  const id = useId()
  return (
    <div className="reference-editor-line">
      <label htmlFor={id}>{t('fields.activityId')}</label>
      <InputNumber
        aria-invalid={problem ? true : undefined}
        data-path={problem?.path}
        disabled={disabled}
        id={id}
        min={1}
        onChange={onChange}
        precision={0}
        status={problem ? 'error' : ''}
        value={value}
      />
      {problem && <p className="card-field-problem">{translate(problem)}</p>}
    </div>
  )
}
