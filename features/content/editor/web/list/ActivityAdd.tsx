import { Button } from 'antd'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { createShapeOf } from '#kit/contract/field.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { focusField, useForm } from '#kit/form/web/useForm.ts'
import { blankValues } from '#kit/form/values.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { RecordForm } from '#kit/record/web/RecordForm.tsx'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useLeaveGuard } from '#kit/form/web/useLeaveGuard.tsx'
import { kitWords, shownLanguage, useWords } from '#kit/i18n/web/words.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { activityPaths } from '../record/paths.ts'

const { title, description, language, careerId } = activityFields
const beginning = { title, description, language, careerId }
const body = z.strictObject(createShapeOf(activityFields))

/** D3: an activity begins with its title; the cards are the next thing that one sees. */
export function ActivityAdd() {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const words = useResourceWords(activity.name)
  const go = useGo()
  const element = useRef<HTMLFormElement>(null)
  const labelOf = useCallback((path: string) => words.label(path), [words])
  // Most write in the language that they read the console in.
  const [start] = useState(() => ({ ...blankValues(beginning), language: shownLanguage() }))
  const form = useForm(beginning, start, labelOf)
  const write = useWrite(activity.endpoints.create)
  const guard = useLeaveGuard(form.isDirty && !write.isPending && !write.isSuccess)

  useEffect(() => focusField(element.current, 'title'), [])

  const begin = async () => {
    const [problem] = form.check()
    if (problem !== undefined) return focusField(element.current, problem)
    try {
      const id = await write.mutateAsync({ body: body.parse(form.values) })
      go(activityPaths.edit(id))
    } catch (error) {
      if (isRefusal(error)) form.refuse(error.fields)
      notify({ kind: 'error', text: errorText(error) })
    }
  }
  return (
    <div className="kit-form">
      <ScreenHead lead={t('add.lead')} title={t('new')} />
      <div className="kit-panel">
        <RecordForm form={form} formRef={element} onSubmit={() => void begin()} words={activity.name} />
      </div>
      <div className="kit-form-bar">
        <Button onClick={() => go(activityPaths.list)}>{kit('actions.cancel')}</Button>
        <Button loading={write.isPending} onClick={() => void begin()} type="primary">
          {t('add.begin')}
        </Button>
      </div>
      {guard}
    </div>
  )
}
