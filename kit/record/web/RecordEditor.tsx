import { Button } from 'antd'
import { lazy, Suspense, useMemo } from 'react'
import { movableIn } from '#kit/review/web/moveRecords.ts'
import { MoveButtons } from '#kit/review/web/MoveButtons.tsx'
import { ReviewNote } from '#kit/review/web/ReviewNote.tsx'
import { notesIn } from '#kit/review/web/reviewNotes.ts'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { RecoveryBanner } from '#kit/form/web/RecoveryBanner.tsx'
import { LockedNote } from './LockedNote.tsx'
import { PinnedNotes } from '#kit/form/web/pinned.ts'
import { SaveLine } from '#kit/form/web/SaveLine.tsx'
import { focusField } from '#kit/form/web/useForm.ts'
import type { FormLayout } from './layout.ts'
import type { FieldEditor } from './RecordForm.tsx'
import { RecordForm } from './RecordForm.tsx'
import type { RecordEditor } from './useRecordEditor.ts'

const StaleDialog = lazy(() => import('./StaleDialog.tsx').then((file) => ({ default: file.StaleDialog })))

interface EditorFieldsProps {
  readonly editor: RecordEditor
  readonly layout?: FormLayout | undefined
  readonly editors?: Readonly<Record<string, FieldEditor>> | undefined
  /** Somebody looks at a record that cannot be changed now. */
  readonly isLocked?: boolean
  readonly editableIn?: readonly string[] | undefined
  /** The record is new, and asked for in the steps of the layout at first. */
  readonly isBegun?: boolean
}

/** The form of a record, with what a review said and what an earlier visit left unsaved. */
export function EditorFields(props: EditorFieldsProps) {
  const { editor, layout, editors, editableIn, isLocked = false, isBegun = false } = props
  const { resource, record, form, saving, recovery, words, known, element, save } = editor
  const notes = useMemo(() => notesIn(record), [record])
  return (
    <>
      {record && (
        <ReviewNote
          resource={resource}
          record={record}
          onField={(field) => focusField(element.current, field)}
        />
      )}
      {isLocked && <LockedNote {...{ resource, record, editableIn }} />}
      <RecoveryBanner recovery={recovery} />
      <PinnedNotes value={notes}>
        <div className="kit-panel">
          <RecordForm
            {...{ form, layout, editors, known, isBegun }}
            words={resource.name}
            disabled={isLocked}
            onSubmit={save}
            formRef={element}
          />
        </div>
      </PinnedNotes>
      {saving.clash && (
        <Suspense>
          <StaleDialog
            {...{ clash: saving.clash, fields: resource.fields, words, known }}
            onChoose={saving.resolveClash}
          />
        </Suspense>
      )}
    </>
  )
}

/** The state of a record that has states. */
export function EditorMark({ editor: { resource, record } }: { readonly editor: RecordEditor }) {
  if (record?.status === undefined || !resource.machine) return null
  return <StatusTag machine={resource.machine} status={record.status} />
}

/** The moves of a record, while nothing is typed that they would pass by. */
export function EditorMoves({
  editor: { resource, record, form, saving },
}: {
  readonly editor: RecordEditor
}) {
  const movable = movableIn(resource)
  if (!record || !movable || form.isDirty) return null
  return <MoveButtons resource={movable} record={{ ...record, revision: saving.revision }} isQuiet />
}

/** What became of the typing, cancel, and the one primary action. */
export function EditorBar({
  editor,
  label,
  onCancel,
}: {
  readonly editor: RecordEditor
  /** The primary action's name, where it does more than save. */
  readonly label?: string | undefined
  readonly onCancel: () => void
}) {
  const t = useWords(kitWords)
  const { record, form, saving, save } = editor
  return (
    <>
      <SaveLine state={saving.state} />
      <Button onClick={onCancel}>{t('actions.cancel')}</Button>
      <Button
        type="primary"
        loading={saving.state.kind === 'saving'}
        disabled={record !== undefined && !form.isDirty}
        onClick={save}
      >
        {label ?? t('actions.save')}
      </Button>
    </>
  )
}
