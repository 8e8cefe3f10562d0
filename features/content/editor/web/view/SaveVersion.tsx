import { SaveOutlined } from '@ant-design/icons'
import { Button, Input, Popover, type InputRef } from 'antd'
import { useId, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityVersionEndpoints } from '#features/content/activity/activityVersion.contract.ts'
import type { ActivityRecord } from '../state/editorState.ts'

const { max } = activityFields.versionLabel

/** Keeps the activity as it is now under a label of its own. */
export function SaveVersion({ record }: { readonly record: ActivityRecord }) {
  const t = useWords(activityWords)
  const [isOpen, setOpen] = useState(false)
  const input = useRef<InputRef>(null)
  return (
    <Popover
      afterOpenChange={(isThere) => isThere && input.current?.focus()}
      content={<SaveVersionForm input={input} onDone={() => setOpen(false)} record={record} />}
      destroyOnHidden
      onOpenChange={setOpen}
      open={isOpen}
      placement="bottomRight"
      trigger="click"
    >
      <Button icon={<SaveOutlined aria-hidden="true" />} type="primary">
        {t('keep.action')}
      </Button>
    </Popover>
  )
}

interface FormProps {
  readonly record: ActivityRecord
  readonly input: RefObject<InputRef | null>
  readonly onDone: () => void
}

function SaveVersionForm({ record, input, onDone }: FormProps) {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const id = useId()
  const refresh = useRefresh()
  const [label, setLabel] = useState(record.versionLabel)
  const [isSaving, setSaving] = useState(false)
  const isTooLong = countGraphemes(label.trim()) > max
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isTooLong || isSaving) return
    setSaving(true)
    try {
      const body = { activityId: record.id, label: label.trim(), revision: record.revision }
      await call(activityVersionEndpoints.create, { body })
      await Promise.all([refresh(activityVersionEndpoints.page), refresh(activityEndpoints.get)])
      notify({ kind: 'success', text: t('keep.saved') })
      onDone()
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
      void refresh(activityEndpoints.get)
    } finally {
      setSaving(false)
    }
  }
  return (
    <form className="versions-keep" onSubmit={(event) => void save(event)}>
      <p className="kit-muted">{t('keep.lead')}</p>
      <label htmlFor={id}>{t('keep.label')}</label>
      <Input
        aria-invalid={isTooLong}
        count={{ max, show: true, strategy: countGraphemes }}
        id={id}
        onChange={(event) => setLabel(event.target.value)}
        ref={input}
        status={isTooLong ? 'error' : ''}
        value={label}
      />
      <Button block disabled={isTooLong} htmlType="submit" loading={isSaving} type="primary">
        {kit('actions.save')}
      </Button>
    </form>
  )
}
