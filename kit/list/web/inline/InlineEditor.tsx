import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { fieldsIn, type Field } from '#kit/contract/field.ts'
import { FieldControl } from '#kit/fields/web/FieldControl.tsx'
import { useForm } from '#kit/form/web/useForm.ts'
import { isSame, valuesOf } from '#kit/form/values.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { useRecordSave } from '#kit/record/web/useRecordSave.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import { namesIn } from '#kit/resource/web/formed.ts'
import type { ListRow } from '#kit/resource/web/listResource.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useRecord } from '#kit/resource/web/useRecord.ts'

const StaleDialog = lazy(() =>
  import('#kit/record/web/StaleDialog.tsx').then((file) => ({ default: file.StaleDialog })),
)

interface InlineEditorProps {
  readonly resource: Formed
  readonly row: ListRow
  readonly name: string
  readonly label: string
  readonly onClose: () => void
}

/** One field of a record, edited in its list. The record is read anew: a save writes the whole of it, as its form does. */
export function InlineEditor({ onClose, ...props }: InlineEditorProps) {
  const t = useWords(kitWords)
  const { record, error } = useRecord(props.resource.endpoints.get, props.row.id)
  const field = new Map(fieldsIn(props.resource.fields)).get(props.name)
  if (record && field && field.kind !== 'rows') return <OneField {...props} {...{ record, field, onClose }} />
  return (
    <EditorFrame onClose={onClose} problem={error ? errorText(error) : undefined}>
      {!error && <span className="kit-muted">{t('common.loading')}</span>}
    </EditorFrame>
  )
}

interface OneFieldProps extends InlineEditorProps {
  readonly record: Recorded
  readonly field: Exclude<Field, { readonly kind: 'rows' }>
}

function OneField({ resource, record, row, name, field, label, onClose }: OneFieldProps) {
  const t = useWords(kitWords)
  const words = useResourceWords(resource.name)
  const refresh = useRefresh()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const labelOf = useCallback((path: string) => words.label(path.replace(/\.\d+/g, '')), [words])
  const [start] = useState(() => valuesOf(resource.fields, record))
  const [tried, setTried] = useState<unknown>()
  const form = useForm(resource.fields, start, labelOf)
  const saving = useRecordSave(resource, record, form, () => element.current)
  const { state, clash, adopt } = saving
  const value = form.values[name]

  useEffect(() => {
    const input = element.current?.querySelector('input')
    input?.focus({ preventScroll: true })
    input?.select()
  }, [])
  useEffect(() => {
    if (!form.isDirty) adopt(record)
  }, [record, form.isDirty, adopt])
  // Until the row shows what was saved, the field does.
  const isShown = state.kind === 'saved' && (row.revision ?? saving.revision) >= saving.revision
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isShown) close()
  }, [isShown])
  const showTheirs = useEffectEvent(() => void refresh(resource.endpoints.page))
  useEffect(() => {
    if (clash) showTheirs()
  }, [clash])

  const save = () => {
    if (!form.isDirty) return onClose()
    setTried(value)
    void saving.save()
  }
  const known = (of: string) => namesIn(record, of)
  const [other] = Object.entries(form.problems).filter(([path]) => path !== name)
  const unsaved =
    state.kind === 'refused' ? state.why : state.kind === 'offline' ? t('client.offline') : undefined
  const problem =
    form.problems[name] ??
    // What stands in the way may be a field that only the form shows.
    other?.[1] ??
    (isSame(tried, value) ? unsaved : undefined)
  return (
    <EditorFrame
      {...{ problem, onClose, element }}
      noteId={`${id}-note`}
      save={{ run: save, isRunning: state.kind === 'saving' }}
      onLeave={() => {
        if (!form.isDirty && field.kind === 'text') onClose()
      }}
    >
      <label className="kit-visually-hidden" htmlFor={id}>
        {label}
      </label>
      <span className="kit-inline-control" data-field={name}>
        <FieldControl
          {...{ id, name, field, value, label, words }}
          known={known(name)}
          disabled={false}
          describedBy={`${id}-note`}
          isInvalid={problem !== undefined}
          onChange={(next) => {
            form.change(name, next)
            form.touch(name)
          }}
          onLeave={() => form.touch(name)}
        />
      </span>
      {clash && (
        <Suspense>
          <StaleDialog {...{ clash, words, known }} fields={resource.fields} onChoose={saving.resolveClash} />
        </Suspense>
      )}
    </EditorFrame>
  )
}

interface EditorFrameProps {
  readonly children: ReactNode
  readonly problem: string | undefined
  readonly noteId?: string
  readonly element?: RefObject<HTMLFormElement | null>
  readonly save?: { readonly run: () => void; readonly isRunning: boolean }
  readonly onClose: () => void
  /** The focus has gone elsewhere. */
  readonly onLeave?: () => void
}

/** Enter saves, Escape leaves; what was refused stands below. */
function EditorFrame({ children, problem, noteId, element, save, onClose, onLeave }: EditorFrameProps) {
  const t = useWords(kitWords)
  const press = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing
    if (event.key === 'Enter' && isComposing) event.preventDefault()
    // A list of choices that is open takes the key for itself.
    if (event.key !== 'Escape' || isComposing || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }
  return (
    <form
      ref={element}
      noValidate
      className="kit-inline"
      onKeyDown={press}
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault()
        save?.run()
      }}
    >
      <span className="kit-inline-line">
        {children}
        {save && (
          <Button
            type="text"
            size="small"
            htmlType="submit"
            loading={save.isRunning}
            icon={<CheckOutlined aria-hidden="true" />}
            aria-label={t('actions.save')}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('actions.cancel')}
          onClick={onClose}
        />
      </span>
      <span id={noteId} className="kit-inline-note">
        {problem !== undefined && (
          <span className="kit-problem" role="alert">
            {problem}
          </span>
        )}
      </span>
    </form>
  )
}
