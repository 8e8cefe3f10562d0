import { InputNumber } from 'antd'
import { formatPlayTime } from '#kit/media/playTime.ts'
import { TimeField } from '#kit/audio/web/TimeField.tsx'
import type { CardEditorProps } from '../../cardUi.ts'
import type { VideoEdited } from './videoEdited.ts'
import { CardField, problemAt } from '../CardField.tsx'
import { CardSwitch } from '../CardSwitch.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardFormWords } from '../../../cardFormWords.ts'
import { usualPercent } from '../../../video/videoParts.ts'

/** Which part is shown, and how much of it must be watched. */
export function WatchRules(props: CardEditorProps<VideoEdited>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(cardFormWords)
  const length = card.durationMs === null ? undefined : card.durationMs / 1000
  return (
    <>
      <div className="card-field-row">
        <CardField label={t('video.start')} problem={problemAt(problems, 'start')}>
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
        <CardField label={t('video.end')} problem={problemAt(problems, 'end')}>
          {(ids) => (
            <TimeField
              canBeEmpty
              describedBy={ids['aria-describedby']}
              disabled={disabled}
              id={ids.id}
              isInvalid={ids['aria-invalid'] === true}
              max={length}
              onChange={(end) => onChange({ ...card, end })}
              placeholder={length === undefined ? t('video.toEnd') : formatPlayTime(length)}
              value={card.end}
            />
          )}
        </CardField>
        <CardField label={t('video.watchPercent')}>
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
      <CardSwitch
        checked={card.noSkip}
        disabled={disabled}
        hint={t('video.noSkipHint')}
        label={t('video.noSkip')}
        onChange={(noSkip) => onChange({ ...card, noSkip })}
      />
    </>
  )
}
