import { PlusOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { maxNotes } from '#kit/contract/review.ts'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { auditWords } from '../audit.words.ts'
import { freePlace, leftIn, wholePlace, type DecisionDraft, type DraftReason } from './decisionDraft.ts'
import type { Place } from './reviewable.ts'

interface ReasonRowsProps {
  readonly draft: DecisionDraft
  readonly places: readonly Place[]
  readonly onChange: (reasons: readonly DraftReason[]) => void
}

/** What should be mended: each reason with the field, or the card, that it belongs to. */
export function ReasonRows({ draft, places, onChange }: ReasonRowsProps) {
  const t = useWords(auditWords)
  const { reasons } = draft
  const change = (id: number, part: Partial<DraftReason>) =>
    onChange(reasons.map((reason) => (reason.id === id ? { ...reason, ...part } : reason)))
  const add = () => {
    const id = Math.max(0, ...reasons.map((reason) => reason.id)) + 1
    onChange([...reasons, { id, place: freePlace(draft, places), text: '' }])
  }
  const taken = (own: string) => (key: string) =>
    key === wholePlace && own !== wholePlace && reasons.some(({ place }) => place === wholePlace)
  return (
    <ol className="review-reasons">
      {reasons.map(({ id, place, text }, index) => (
        <li key={id}>
          <div className="review-reason-head">
            <Select
              aria-label={t('decide.where', { number: index + 1 })}
              value={place}
              showSearch={{ optionFilterProp: 'label' }}
              options={[
                { value: wholePlace, label: t('review.general'), disabled: taken(place)(wholePlace) },
                ...places.map(({ key, label }) => ({ value: key, label })),
              ]}
              onChange={(next) => change(id, { place: next })}
            />
            {reasons.length > 1 && (
              <RemoveButton
                disabled={false}
                label={t('decide.remove', { number: index + 1 })}
                onRemove={() => onChange(reasons.filter((reason) => reason.id !== id))}
              />
            )}
          </div>
          <Input.TextArea
            aria-label={t('decide.reason', { number: index + 1 })}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={text}
            status={leftIn(text) < 0 ? 'error' : ''}
            onChange={(event) => change(id, { text: event.target.value })}
          />
        </li>
      ))}
      {reasons.length < maxNotes && (
        <li>
          <Button type="dashed" icon={<PlusOutlined aria-hidden="true" />} onClick={add}>
            {t('decide.pin')}
          </Button>
        </li>
      )}
    </ol>
  )
}
