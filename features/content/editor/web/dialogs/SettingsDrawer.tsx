import { Drawer } from 'antd'
import { useCallback, useEffect, useRef } from 'react'
import { focusField, useForm } from '#kit/form/web/useForm.ts'
import { PinnedNotes } from '#kit/form/web/pinned.ts'
import { namesIn } from '#kit/resource/web/formed.ts'
import { RecordForm } from '#kit/record/web/RecordForm.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityLayout } from '../record/activityLayout.ts'
import { FreeSample } from '../record/FreeSample.tsx'
import { platformNotesOf } from '../record/platformNotes.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { fieldsIn } from '../state/editorState.ts'

/** The activity's own fields; they save themselves like the cards. */
export function SettingsDrawer() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const isOpen = useEditorState((state) => state.panel === 'settings')
  return (
    <Drawer
      className="editor-settings"
      destroyOnHidden
      onClose={() => editor.open(null)}
      open={isOpen}
      size={620}
      title={t('editor.settingsTitle')}
    >
      <Settings />
    </Drawer>
  )
}

function Settings() {
  const editor = useEditor()
  const words = useResourceWords(activity.name)
  const fields = useEditorState(fieldsIn)
  const record = useEditorState((state) => state.record)
  const focusRequest = useEditorState((state) => state.focusRequest)
  const labelOf = useCallback((path: string) => words.label(path.replace(/\.\d+/g, '')), [words])
  const form = useForm(activityFields, fields, labelOf)
  const element = useRef<HTMLFormElement>(null)
  const reported = useRef(fields)
  const { values, setValues, touch } = form

  useEffect(() => {
    reported.current = values
    editor.changeFields(values)
  }, [editor, values])
  useEffect(() => {
    // Somebody else's change, or an earlier one brought back.
    if (fields !== reported.current) setValues(fields)
  }, [fields, setValues])
  useEffect(() => {
    if (!focusRequest || focusRequest.cardId !== null) return undefined
    touch(focusRequest.path)
    const opening = setTimeout(() => focusField(element.current, focusRequest.path), 250)
    return () => clearTimeout(opening)
  }, [focusRequest, touch])

  return (
    <PinnedNotes value={platformNotesOf(record)}>
      <FreeSample id={record.id} />
      <RecordForm
        form={form}
        formRef={element}
        known={(name) => namesIn(record, name)}
        layout={activityLayout}
        onSubmit={() => void editor.saver.flush()}
        words={activity.name}
      />
    </PinnedNotes>
  )
}
