import { useEffect, useId, useState } from 'react'
import { HearButton } from '#kit/audio/web/HearButton.tsx'
import { useRecorder } from '#kit/audio/web/useRecorder.ts'
import type { Voice } from '#kit/audio/web/useVoice.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { speakWords } from '../speak.card.ts'
import type { Item, SpeakCard } from '../speak.schema.ts'
import { microphone } from './ListenTask.tsx'

interface Props {
  readonly card: SpeakCard
  readonly item: Item
  readonly voice: Voice
  readonly isRight: boolean | null | undefined
  onJudge(isRight: boolean | null): void
}

const maxSeconds = 60

/** Records oneself, hears oneself beside the model, and says oneself how it was. The recording stays on the device. */
export function CompareTask({ card, item, voice, isRight, onJudge }: Props) {
  const t = useWords(speakWords)
  const name = useId()
  const [recording, setRecording] = useState<string>()
  const recorder = useRecorder({
    maxSeconds,
    onDone: (sound) => setRecording(URL.createObjectURL(sound)),
  })
  useEffect(() => () => (recording === undefined ? undefined : URL.revokeObjectURL(recording)), [recording])
  const isOn = recorder.phase === 'recording'
  // Where the words are not seen, there is nothing to compare with.
  const judgements = card.mode === 'read' ? [true, false] : [null]
  return (
    <div className="speak-task">
      <button
        className={isOn ? 'speak-button is-on' : 'speak-button'}
        disabled={recorder.phase === 'requesting'}
        onClick={isOn ? recorder.finish : () => void recorder.start()}
        type="button"
      >
        <LineIcon path={microphone} size={26} />
        {t(isOn ? 'play.stop' : recording ? 'play.recordAgain' : 'play.record')}
      </button>
      <p className="speak-hint" role="status">
        {isOn && t('play.recording', { seconds: Math.floor(recorder.seconds) })}
      </p>
      {recording && !isOn && (
        <div className="speak-compare">
          {card.mode === 'read' && <HearButton label={t('play.model')} said={item} voice={voice} />}
          {/* Their own words of a moment ago: nobody has written them down. */}
          <audio aria-label={t('play.yours')} controls preload="metadata" src={recording}>
            <track kind="captions" />
          </audio>
        </div>
      )}
      {recorder.problem && (
        <p className="card-trouble" role="alert">
          {t(`problemsHere.${recorder.problem}`)}
        </p>
      )}
      <fieldset className="speak-judge">
        <legend>{t(card.mode === 'read' ? 'play.judge' : 'play.sayIt')}</legend>
        {judgements.map((value) => (
          <label
            className={isRight === value ? 'card-option card-box is-chosen' : 'card-option card-box'}
            key={String(value)}
          >
            <input checked={isRight === value} name={name} onChange={() => onJudge(value)} type="radio" />
            <span className="card-option-text">
              {t(value === null ? 'play.isSaid' : value ? 'play.isRight' : 'play.isNotYet')}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
