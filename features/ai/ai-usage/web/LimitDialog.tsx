import { Modal } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { z } from 'zod'
import { money, oneOf, pick, shapeOf } from '#kit/contract/field.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { focusField, useForm } from '#kit/form/web/useForm.ts'
import { blankValues, valuesOf } from '#kit/form/values.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { RecordForm } from '#kit/record/web/RecordForm.tsx'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { aiUsageEndpoints } from '../ai-usage.contract.ts'
import { limitScopes, needsSubject } from '../ai-usage.limits.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { limitEditors, scopeIn } from './limitEditors.tsx'
import type { Summary } from './UsageMonth.tsx'

interface Props {
  /** undefined: a new one. */
  readonly limit: Summary['limits'][number] | undefined
  readonly ownerId: number
  readonly onClose: () => void
}

const fields = {
  scope: oneOf(limitScopes, { initial: 'owner' }),
  subjectId: pick('agent', { required: 'never' }),
  monthLimit: money({ required: 'never' }),
  dayLimit: money({ required: 'never' }),
}
const written = z.object(shapeOf(fields))

/** Sets what may be spent; without an amount it would limit nothing. */
export function LimitDialog({ limit: existing, ownerId, onClose }: Props) {
  const t = useWords(aiUsageWords)
  const kit = useWords(kitWords)
  const words = useResourceWords('ai-usage')
  const element = useRef<HTMLFormElement>(null)
  const labelOf = useCallback((path: string) => words.label(path), [words])
  const [start] = useState(() => (existing ? valuesOf(fields, existing) : blankValues(fields)))
  const form = useForm(fields, start, labelOf)
  const write = useWrite(aiUsageEndpoints.limit)
  const missing = (): Record<string, string> => {
    const { scope, subjectId, monthLimit, dayLimit } = form.values
    if (needsSubject(scopeIn(scope)) && subjectId === null) return { subjectId: t('limits.whose') }
    return monthLimit === null && dayLimit === null ? { monthLimit: t('limits.amount') } : {}
  }
  const save = async () => {
    const problems = missing()
    const [problem] = [...form.check(), ...Object.keys(problems)]
    form.refuse(problems)
    if (problem !== undefined) return focusField(element.current, problem)
    const { subjectId, ...limit } = written.parse(form.values)
    const named = needsSubject(scopeIn(limit.scope)) ? subjectId : null
    try {
      await write.mutateAsync({ body: { ...limit, scope: scopeIn(limit.scope), ownerId, subjectId: named } })
      onClose()
    } catch (error) {
      if (isRefusal(error)) form.refuse(error.fields)
      notify({ kind: 'error', text: errorText(error) })
    }
  }
  return (
    <Modal
      open
      title={existing ? t('limits.edit') : t('limits.add')}
      okText={kit('actions.save')}
      cancelText={kit('actions.cancel')}
      confirmLoading={write.isPending}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <RecordForm
        editors={limitEditors(existing)}
        form={form}
        formRef={element}
        onSubmit={() => void save()}
        words="ai-usage"
      />
    </Modal>
  )
}
