import { InputNumber } from 'antd'
import { formatPlayTime } from '#kit/media/playTime.ts'
import { TimeField } from '#kit/audio/web/TimeField.tsx'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { videoWords } from '../video.card.ts'
import { usualPercent, type VideoCard } from '../video.schema.ts'

/** Which part is shown, and how much of it must be watched. */
export function WatchRules(props: CardEditorProps<VideoCard>) {
  const { card, onChange, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(videoWords)
  const length = card.durationMs === null ? undefined : card.durationMs / 1000
  return (
    <>
      <div className="card-field-row">
        <CardField label={t('fields.start')} problem={problemAt(problems, 'start')}>
          {(ids) => (
            <TimeField
              describedBy={ids['aria-describedby']}
              disabled={disabled}
              id={ids.id}
              isInvalid={ids['aria-invalid'] === true}
              max={length}
              onChange={(start) => onChange({ ...card, start: start ?? 0 })}
              value={card.start}
            />
          )}
        </CardField>
        <CardField label={t('fields.end')} problem={problemAt(problems, 'end')}>
          {(ids) => (
            <TimeField
              canBeEmpty
              describedBy={ids['aria-describedby']}
              disabled={disabled}
              id={ids.id}
              isInvalid={ids['aria-invalid'] === true}
              max={length}
              onChange={(end) => onChange({ ...card, end })}
              placeholder={length === undefined ? t('edit.end') : formatPlayTime(length)}
              value={card.end}
            />
          )}
        </CardField>
        <CardField label={t('fields.watchPercent')}>
          {({ id }) => (
            <InputNumber
              disabled={disabled}
              id={id}
              max={100}
              min={1}
              onChange={(percent) =>
                onChange({ ...card, watchPercent: percent === null ? usualPercent : Math.round(percent) })
              }
              suffix="%"
              value={card.watchPercent}
            />
          )}
        </CardField>
      </div>
      <CardSwitch {...fields.isOn('noSkip')} hint={t('fields.noSkipHint')} label={t('fields.noSkip')} />
    </>
  )
}
