import { InputNumber } from 'antd'
import { useId, useMemo, useState } from 'react'
import { day as calendarDay } from '#kit/contract/field.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { DateControl } from '#kit/fields/web/TimeControl.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { designWords } from '../../course-design.words.ts'
import type { ImaginedLearner } from './unlocks.ts'

interface UnlockPromptProps {
  readonly learner: ImaginedLearner
  readonly hasPace: boolean
  readonly onChange: (learner: ImaginedLearner) => void
}

const maxPace = 30

/** When and where the imagined learner redeems, and how fast this learner is. */
export function UnlockPrompt({ learner, hasPace, onChange }: UnlockPromptProps) {
  const t = useWords(designWords)
  const tKit = useWords(kitWords)
  const id = useId()
  const [redeemed, setRedeemed] = useState<string | null>(learner.redeemed)
  const isDay = calendarDay.safeParse(redeemed).success
  const zones = useMemo(() => {
    const all = new Set([learner.timeZone, ...Intl.supportedValuesOf('timeZone')])
    return [...all].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  }, [learner.timeZone])
  return (
    <div className="course-unlock-asked">
      <FormField
        id={`${id}-day`}
        label={t('unlock.redeemed')}
        path="redeemed"
        problem={isDay ? undefined : tKit('problems.notADay')}
        required="save"
      >
        {(tied) => (
          <DateControl
            {...tied}
            disabled={false}
            onChange={(day) => {
              setRedeemed(day)
              const parsed = calendarDay.safeParse(day)
              if (parsed.success) onChange({ ...learner, redeemed: parsed.data })
            }}
            onLeave={() => undefined}
            value={redeemed}
          />
        )}
      </FormField>
      <FormField id={`${id}-zone`} label={t('unlock.zone')} path="timeZone" required="save">
        {(tied) => (
          <Select
            id={tied.id}
            onChange={(timeZone) => onChange({ ...learner, timeZone })}
            options={zones}
            showSearch={{ optionFilterProp: 'label' }}
            value={learner.timeZone}
          />
        )}
      </FormField>
      {hasPace && (
        <FormField
          hint={t('unlock.paceHint')}
          id={`${id}-pace`}
          label={t('unlock.pace')}
          path="pace"
          required="save"
        >
          {(tied) => (
            <InputNumber
              aria-describedby={tied.describedBy}
              id={tied.id}
              max={maxPace}
              min={0}
              onChange={(pace) => onChange({ ...learner, pace: Math.round(pace ?? 0) })}
              value={learner.pace}
            />
          )}
        </FormField>
      )}
    </div>
  )
}
