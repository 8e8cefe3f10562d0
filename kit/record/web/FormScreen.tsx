import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Option } from '#kit/contract/resource.ts'
import type { Values } from '#kit/form/values.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import { FormColumns } from '#kit/form/web/FormColumns.tsx'
import { useGo } from '#kit/view/web/Go.tsx'
import { isEditable, pathsOf, type Home } from '#kit/resource/web/rowPaths.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { ShareButton } from '#kit/share/web/ShareButton.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { useLeaveGuard } from '#kit/form/web/useLeaveGuard.tsx'
import { EditorBar, EditorFields, EditorMark, EditorMoves } from './RecordEditor.tsx'
import { useRecordEditor } from './useRecordEditor.ts'
import { HistoryButton } from './HistoryButton.tsx'
import type { FormLayout } from './layout.ts'
import type { FieldEditor } from './RecordForm.tsx'
import { ViewScreen, type ViewScreenProps } from './ViewScreen.tsx'

export interface FormScreenProps {
  /** Its name is the namespace of `new`, `edit`, `fields.*`, `hints.*`, `sections.*`. */
  readonly resource: Formed
  /** Where its screens are, e.g. `/base/career`. */
  readonly home: Home
  /** `copy` fills a new record with the one that the address names. */
  readonly mode: 'add' | 'edit' | 'copy'
  readonly layout?: FormLayout
  readonly editors?: Readonly<Record<string, FieldEditor>>
  /** States in which it may be changed; all by default. Elsewhere the record is shown to be read. */
  readonly editableIn?: readonly string[]
  /** Its overview, where the record is shown to be read. */
  readonly head?: ViewScreenProps['head']
  /** How fields read that have a control of their own, where the record is shown to be read. */
  readonly renderers?: ViewScreenProps['renderers']
  /** Beside the form, as far as there is room: what is typed, as its readers will see it. */
  readonly aside?: (values: Values, known: (field: string) => readonly Option[]) => ReactNode
  /** Below the title, once the record is there. */
  readonly note?: (record: Recorded) => ReactNode
  /** Below the title of a new record. */
  readonly beginNote?: ReactNode
  /** What a new record begins with, where the address says more than that it is new. */
  readonly begin?: Values | undefined
  /** What the address changes of an old record; nothing of it is saved before somebody saves. */
  readonly brought?: ((values: Values) => Values) | undefined
}

/** A whole form screen from a resource; a record to edit or to copy is the `?id=` of the address. */
export function FormScreen(props: FormScreenProps) {
  const { resource, mode, home, layout, head, editableIn, renderers } = props
  const id = useRecordId()
  const read = useRead(
    resource.endpoints.get,
    { query: { id } },
    { enabled: mode !== 'add' && id !== undefined },
  )
  if (mode === 'add') return <EditorScreen {...props} key="add" record={undefined} initial={props.begin} />
  if (id === undefined) return <MissingRecord home={home} />
  const record = read.data as Recorded | undefined
  if (read.error && !record)
    return <ErrorState error={read.error} home={home} onRetry={() => void read.refetch()} />
  if (!record) return <FormSkeleton />
  if (mode === 'copy')
    return <EditorScreen {...props} key={`copy${id}`} record={undefined} initial={record} />
  if (!isEditable(record, editableIn))
    return (
      <ViewScreen
        {...{ resource, home }}
        {...(layout && { layout })}
        {...(head && { head })}
        {...(renderers && { renderers })}
        {...(editableIn && { editableIn })}
        isLocked
      />
    )
  return <EditorScreen {...props} key={record.id} record={record} initial={record} />
}

interface EditorScreenProps extends FormScreenProps {
  readonly record: Recorded | undefined
  readonly initial: Values | undefined
}

function EditorScreen(props: EditorScreenProps) {
  const { resource, home, layout, editors, record, initial, aside, note } = props
  const go = useGo()
  const paths = useMemo(() => pathsOf(home), [home])
  const [next, setNext] = useState<string>()
  // What was asked for in steps has more to be said of it: it stays open.
  const opens = layout?.steps ? paths.edit : paths.view
  const onSaved = (id: number) => !record && setNext(opens(id))
  const editor = useRecordEditor({ resource, record, initial, brought: props.brought, onSaved })
  const guard = useLeaveGuard(editor.form.isDirty && next === undefined)
  useScreenName(record && editor.title)
  useEffect(() => {
    if (next !== undefined) go(next)
  }, [next, go])
  return (
    <div className="kit-form">
      <ScreenHead title={editor.title} mark={<EditorMark editor={editor} />}>
        {record && <ShareButton resource={resource.name} id={record.id} />}
        {record && <HistoryButton resource={resource.name} id={record.id} />}
        <EditorMoves editor={editor} />
      </ScreenHead>
      {record ? note?.(record) : props.beginNote}
      <FormColumns aside={aside?.(editor.form.values, editor.known)}>
        <EditorFields {...{ editor, layout, editors }} isBegun={props.mode === 'add'} />
      </FormColumns>
      <div className="kit-form-bar">
        <EditorBar editor={editor} onCancel={() => go(record ? paths.view(record.id) : paths.list)} />
      </div>
      {guard}
    </div>
  )
}
