import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Option } from '#kit/contract/resource.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import { nameIn, namesIn } from '#kit/resource/web/formed.ts'
import { notify } from '#kit/notice/web/notice.ts'
import type { ResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useSaveKey } from '#kit/form/web/useSaveKey.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { FormState } from '#kit/form/web/useForm.ts'
import { focusField, useForm } from '#kit/form/web/useForm.ts'
import type { DraftRecovery } from '#kit/form/web/useDraftRecovery.ts'
import { useDraftRecovery } from '#kit/form/web/useDraftRecovery.ts'
import type { Values } from '#kit/form/values.ts'
import { blankValues, valuesOf } from '#kit/form/values.ts'
import type { RecordSave } from './useRecordSave.ts'
import { useRecordSave } from './useRecordSave.ts'

interface EditorOptions {
  readonly resource: Formed
  /** The record that is edited; undefined while a new one is written. */
  readonly record: Recorded | undefined
  /** What the form begins with; blank by default. */
  readonly initial: Values | undefined
  /** What is changed of that as it opens, and not saved. */
  readonly brought?: ((values: Values) => Values) | undefined
  /** Whatever is around the form gives the focus itself, and would take it away from a field: that is no leaving of it. */
  readonly isFocusManaged?: boolean
  /** The record is saved under this id. */
  readonly onSaved?: (id: number) => void
}

export interface RecordEditor {
  readonly resource: Formed
  readonly record: Recorded | undefined
  readonly form: FormState
  readonly saving: RecordSave
  readonly recovery: DraftRecovery
  readonly words: ResourceWords
  readonly title: string
  readonly known: (name: string) => readonly Option[]
  readonly element: RefObject<HTMLFormElement | null>
  readonly save: () => void
}

/** Everything behind a form that writes one record, whether it fills a screen or a drawer. */
export function useRecordEditor(options: EditorOptions): RecordEditor {
  const { resource, record, initial, brought, isFocusManaged = false, onSaved } = options
  const t = useWords(kitWords)
  const words = useResourceWords(resource.name)
  const element = useRef<HTMLFormElement>(null)
  const [start] = useState(() =>
    initial ? valuesOf(resource.fields, initial) : blankValues(resource.fields),
  )
  const labelOf = useCallback((path: string) => words.label(path.replace(/\.\d+/g, '')), [words])
  const form = useForm(resource.fields, start, labelOf)
  const saving = useRecordSave(resource, record, form, () => element.current)
  const bring = useEffectEvent(() => brought && form.setValues(brought))
  useEffect(() => bring(), [])
  const recovery = useDraftRecovery(resource.name, record?.id, saving.revision, form)

  const { adopt } = saving
  useEffect(() => {
    if (record && !form.isDirty) adopt(record)
  }, [record, form.isDirty, adopt])

  const first = Object.keys(resource.fields)[0]
  const isNew = record === undefined
  useEffect(() => {
    if (isNew && !isFocusManaged) focusField(element.current, first)
  }, [isNew, isFocusManaged, first])

  const write = async () => {
    const id = await saving.save()
    if (id === undefined) return
    const name = nameIn(form.values) || t('list.untitled')
    if (!record) notify({ kind: 'success', text: t('form.created', { name }) })
    onSaved?.(id)
  }
  const save = () => void write()
  useSaveKey(save)

  const usual = words.maybe(record ? 'edit' : 'new') ?? (record ? t('actions.edit') : t('actions.add'))
  const title = (record && nameIn(form.values)) || usual
  const known = useCallback((name: string) => namesIn(initial, name), [initial])
  return { resource, record, form, saving, recovery, words, title, known, element, save }
}
