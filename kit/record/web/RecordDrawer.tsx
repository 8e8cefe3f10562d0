import '#kit/form/web/form.css'
import { CloseOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import type { Fields } from '#kit/contract/field.ts'
import { focusField } from '#kit/form/web/useForm.ts'
import type { Values } from '#kit/form/values.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import type { Edited } from '#kit/resource/web/rowPaths.ts'
import { editedIn, isEditable } from '#kit/resource/web/rowPaths.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useLeaveGuard, type Place } from '#kit/form/web/useLeaveGuard.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { EditorBar, EditorFields, EditorMark, EditorMoves } from './RecordEditor.tsx'
import { useRecordEditor } from './useRecordEditor.ts'
import type { FormLayout } from './layout.ts'
import type { FieldEditor } from './RecordForm.tsx'
import { HistoryButton } from './HistoryButton.tsx'
import { useEdited } from './useEdited.ts'

/** What making a new record is called, and where it leads; elsewhere it is saved, and the list shows it. */
export interface Creating {
  /** On the button, by what the form holds. */
  readonly label: (values: Values) => string
  /** The address that shows the new record. */
  readonly opens: (id: number) => string
}

export interface RecordDrawerProps {
  readonly resource: Formed
  /** The fields of a new record, where they are not those of an old one. */
  readonly newFields?: Fields | undefined
  readonly layout?: FormLayout | undefined
  readonly editors?: Readonly<Record<string, FieldEditor>> | undefined
  /** What a new record begins with; null: that is still being asked for. */
  readonly begin?: Values | null | undefined
  /** Above the form, once the record is there. */
  readonly note?: ((record: Recorded) => ReactNode) | undefined
  readonly creating?: Creating | undefined
  /** States in which it may be changed; all by default. Elsewhere it is only shown. */
  readonly editableIn?: readonly string[] | undefined
}

/** A record's form over its list, for resources with one address: `?edit=new` or `?edit=12`, so that a reload keeps it. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { isOpen, shown, close } = useEdited()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Drawer
      open={isOpen}
      aria-labelledby={id}
      rootClassName="kit-drawer"
      size={640}
      closable={false}
      destroyOnHidden
      onClose={close}
      panelRef={panel}
      afterOpenChange={(isThere) => {
        // The drawer takes the focus as it opens; who begins a new record wants to type.
        if (isThere && shown === 'new') focusField(panel.current, Object.keys(asNew(props).fields)[0])
      }}
    >
      {shown !== undefined && <DrawerContent key={shown} {...props} edited={shown} id={id} onClose={close} />}
    </Drawer>
  )
}

const asNew = ({ resource, newFields }: RecordDrawerProps): Formed =>
  newFields ? { ...resource, fields: newFields } : resource

interface ContentProps extends RecordDrawerProps {
  readonly edited: Edited
  readonly id: string
  readonly onClose: () => void
}

function DrawerContent(props: ContentProps) {
  const { resource, edited, onClose } = props
  const isNew = edited === 'new'
  const read = useRead(resource.endpoints.get, { query: { id: edited } }, { enabled: !isNew })
  const isWaiting = isNew && props.begin === null
  if (isNew && !isWaiting) return <DrawerEditor {...props} resource={asNew(props)} record={undefined} />
  const record = read.data as Recorded | undefined
  if (record) return <DrawerEditor {...props} record={record} />
  return (
    <>
      <DrawerHead onClose={onClose} />
      {read.error ? <ErrorState error={read.error} onRetry={() => void read.refetch()} /> : <FormSkeleton />}
    </>
  )
}

const isClosing = (current: Place, next: Place) =>
  current.pathname !== next.pathname || editedIn(current.search) !== editedIn(next.search)

function DrawerEditor(props: ContentProps & { readonly record: Recorded | undefined }) {
  const { resource, layout, editors, editableIn, record, id, onClose } = props
  const creating = record ? undefined : props.creating
  const go = useGo()
  const [saved, setSaved] = useState<number>()
  const isSaved = saved !== undefined
  const editor = useRecordEditor({
    resource,
    record,
    initial: record ?? props.begin ?? undefined,
    isFocusManaged: true,
    onSaved: setSaved,
  })
  const guard = useLeaveGuard(editor.form.isDirty && !isSaved, isClosing)
  const isLocked = record !== undefined && !isEditable(record, editableIn)
  const leave = useEffectEvent((savedId: number) => (creating ? go(creating.opens(savedId)) : onClose()))
  useEffect(() => {
    if (saved !== undefined) leave(saved)
  }, [saved])
  return (
    <>
      <DrawerHead id={id} title={editor.title} mark={<EditorMark editor={editor} />} onClose={onClose}>
        {record && <HistoryButton resource={resource.name} id={record.id} />}
        <EditorMoves editor={editor} />
      </DrawerHead>
      <div className="kit-drawer-body">
        {record && props.note?.(record)}
        {Object.keys(resource.fields).length > 0 && (
          <EditorFields
            {...{ editor, layout, editors, isLocked, editableIn }}
            isBegun={record === undefined}
          />
        )}
      </div>
      {!isLocked && (
        <div className="kit-drawer-bar">
          <EditorBar editor={editor} label={creating?.label(editor.form.values)} onCancel={onClose} />
        </div>
      )}
      {guard}
    </>
  )
}

interface DrawerHeadProps {
  readonly id?: string
  readonly title?: string
  readonly mark?: ReactNode
  readonly onClose: () => void
  readonly children?: ReactNode
}

function DrawerHead({ id, title, mark, onClose, children }: DrawerHeadProps) {
  const t = useWords(kitWords)
  return (
    <div className="kit-drawer-head">
      <h2 id={id}>{title ?? t('common.loading')}</h2>
      {mark}
      <span className="kit-drawer-moves">{children}</span>
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={t('actions.close')}
        onClick={onClose}
      />
    </div>
  )
}
