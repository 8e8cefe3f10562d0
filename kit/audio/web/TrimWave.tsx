import { useId } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { minPart, withFrom, withTo } from '../trim.ts'
import type { Sound, SoundPart } from '../wav.ts'
import { lengthOf } from './decodeSound.ts'
import { recordingWords } from './recordingWords.ts'
import { TrimHandle } from './TrimHandle.tsx'
import { Waveform } from './Waveform.tsx'

interface Props {
  readonly sound: Sound
  readonly part: SoundPart
  /** Where it plays now. */
  readonly playhead: number | undefined
  readonly disabled: boolean
  onChange(part: SoundPart): void
}

/** The waveform with a handle at each end of what is kept. */
export function TrimWave({ sound, part, playhead, disabled, onChange }: Props) {
  const t = useWords(recordingWords)
  const helpId = useId()
  const length = lengthOf(sound)
  return (
    <>
      <div aria-describedby={helpId} aria-label={t('wave')} className="recording-wave" role="group">
        <Waveform part={part} sound={sound} />
        <TrimHandle
          disabled={disabled}
          label={t('from')}
          length={length}
          max={part.to - minPart}
          min={0}
          onMove={(to) => onChange(withFrom(part, to))}
          side="from"
          value={part.from}
        />
        <TrimHandle
          disabled={disabled}
          label={t('to')}
          length={length}
          max={length}
          min={part.from + minPart}
          onMove={(to) => onChange(withTo(part, to, length))}
          side="to"
          value={part.to}
        />
        {playhead !== undefined && (
          <i
            aria-hidden="true"
            className="recording-playhead"
            style={{ left: `${(playhead / length) * 100}%` }}
          />
        )}
      </div>
      <p className="recording-help" id={helpId}>
        {t('waveHelp')}
      </p>
    </>
  )
}
