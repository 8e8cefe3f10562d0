import { Button } from 'antd'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SaveLine } from './form/SaveLine.tsx'
import { useForm } from './form/useForm.ts'
import { useKeptTyping } from './form/useKeptTyping.ts'
import { useRecordSave } from './form/useRecordSave.ts'
import type { Values } from './form/values.ts'
import { blankValues, valuesOf } from './form/values.ts'
import type { Formed, Recorded } from './formed.ts'
import { nameIn, namesIn } from './formed.ts'
import { KeptBanner } from './form/KeptBanner.tsx'
import { useGo } from './Go.tsx'
import { isEditable, pathsOf } from './list/rowPaths.ts'
import { movableIn } from './move/moveRecords.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { notify } from './notice.ts'
import { useRead } from './query.ts'
import type { FieldEditor, FormLayout } from './RecordForm.tsx'
import { RecordForm } from './RecordForm.tsx'
import { useRecordId } from './recordId.ts'
import { useResourceWords } from './resourceWords.ts'
import { ScreenHead } from './ScreenHead.tsx'
import { FormSkeleton } from './Skeletons.tsx'
import { ErrorState } from './states.tsx'
import { StatusTag } from './StatusTag.tsx'
import { useLeaveGuard } from './useLeaveGuard.tsx'
import { useSaveKey } from './useSaveKey.ts'
import { ViewScreen } from './ViewScreen.tsx'
import { kitWords, useWords } from './words.ts'

const StaleDialog = lazy(() =>
  import('./form/StaleDialog.tsx').then((file) => ({ default: file.StaleDialog })),
)

export interface FormScreenProps {
  /** Its name is the namespace of `new`, `edit`, `fields.*`, `hints.*`, `sections.*`. */
  readonly resource: Formed
  /** Where its screens are, e.g. `/base/career`. */
  readonly home: string
  /** `copy` fills a new record with the one that the address names. */
  readonly mode: 'add' | 'edit' | 'copy'
  readonly layout?: FormLayout
  readonly editors?: Readonly<Record<string, FieldEditor>>
  /** States in which it may be changed; all by default. Elsewhere the record is shown to be read. */
  readonly editableIn?: readonly string[]
}

/** A whole form screen from a resource; a record to edit or to copy is the `?id=` of the address. */
export function FormScreen(props: FormScreenProps) {
  const { resource, mode, home, layout, editableIn } = props
  const id = useRecordId()
  const read = useRead(
    resource.endpoints.get,
    { query: { id } },
    { enabled: mode !== 'add' && id !== undefined },
  )
  if (mode === 'add') return <RecordEditor {...props} key="add" record={undefined} initial={undefined} />
  const record = read.data as Recorded | undefined
  if (read.error && !record) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />
  if (!record) return <FormSkeleton />
  if (mode === 'copy')
    return <RecordEditor {...props} key={`copy${id}`} record={undefined} initial={record} />
  if (!isEditable(record, editableIn))
    return <ViewScreen {...{ resource, home }} {...(layout && { layout })} isLocked />
  return <RecordEditor {...props} key={record.id} record={record} initial={record} />
}

interface RecordEditorProps extends FormScreenProps {
  readonly record: Recorded | undefined
  readonly initial: Values | undefined
}

function RecordEditor({ resource, home, layout, editors, record, initial }: RecordEditorProps) {
  const t = useWords(kitWords)
  const words = useResourceWords(resource.name)
  const go = useGo()
  const paths = useMemo(() => pathsOf(home), [home])
  const element = useRef<HTMLFormElement>(null)
  const [start] = useState(() =>
    initial ? valuesOf(resource.fields, initial) : blankValues(resource.fields),
  )
  const labelOf = useCallback((path: string) => words.label(path.replace(/\.\d+/g, '')), [words])
  const form = useForm(resource.fields, start, labelOf)
  const saving = useRecordSave(resource, record, form, () => element.current)
  const kept = useKeptTyping(resource.name, record?.id, saving.revision, form)
  const [next, setNext] = useState<string>()
  const guard = useLeaveGuard(form.isDirty && next === undefined)
  const known = (name: string) => namesIn(initial, name)

  const { adopt } = saving
  useEffect(() => {
    if (record && !form.isDirty) adopt(record)
  }, [record, form.isDirty, adopt])
  useEffect(() => {
    if (next !== undefined) go(next)
  }, [next, go])

  const save = async () => {
    const id = await saving.save()
    if (id === undefined) return
    if (record) return
    notify({ kind: 'success', text: t('form.created', { name: nameIn(form.values) || t('list.untitled') }) })
    setNext(paths.view(id))
  }
  useSaveKey(() => void save())

  const movable = movableIn(resource)
  const title = words.maybe(record ? 'edit' : 'new') ?? (record ? t('actions.edit') : t('actions.add'))
  return (
    <div className="kit-form">
      <ScreenHead
        title={record ? nameIn(form.values) || title : title}
        mark={
          record?.status !== undefined &&
          resource.machine && <StatusTag machine={resource.machine} status={record.status} />
        }
      >
        {record && movable && !form.isDirty && (
          <MoveButtons resource={movable} record={{ ...record, revision: saving.revision }} isQuiet />
        )}
      </ScreenHead>
      <KeptBanner kept={kept} />
      <div className="kit-panel">
        <RecordForm
          form={form}
          words={resource.name}
          layout={layout}
          editors={editors}
          known={known}
          onSubmit={() => void save()}
          formRef={element}
        />
      </div>
      <div className="kit-form-bar">
        <SaveLine state={saving.state} />
        <Button onClick={() => go(record ? paths.view(record.id) : paths.list)}>{t('actions.cancel')}</Button>
        <Button
          type="primary"
          loading={saving.state.kind === 'saving'}
          disabled={record !== undefined && !form.isDirty}
          onClick={() => void save()}
        >
          {t('actions.save')}
        </Button>
      </div>
      {saving.clash && (
        <Suspense>
          <StaleDialog
            {...{ clash: saving.clash, fields: resource.fields, words, known }}
            onChoose={saving.settleClash}
          />
        </Suspense>
      )}
      {guard}
    </div>
  )
}
