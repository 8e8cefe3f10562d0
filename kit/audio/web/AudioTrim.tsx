import './recording.css'
import { useState } from 'react'
import { formatPlayTime } from '#kit/media/playTime.ts'
import type { StoredFile } from '#kit/card/web/cardUi.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { partOf, minPart, withFrom, withTo } from '../trim.ts'
import type { SoundPart } from '../wav.ts'
import { lengthOf } from './decodeSound.ts'
import { recordingWords, useRecordingWords } from './recordingWords.ts'
import { TimeField } from './TimeField.tsx'
import { TrimActions } from './TrimActions.tsx'
import { TrimWave } from './TrimWave.tsx'
import { maxDrawnSeconds, useSound } from './useSound.ts'

interface Props {
  readonly file: StoredFile
  readonly durationMs: number | null
  readonly start: number
  readonly end: number | null
  readonly disabled?: boolean
  /** Seconds of the file; `end` null is its end. */
  onTrim(start: number, end: number | null): void
  /** The file was cut: this one takes its place, from its beginning to its end. */
  onCut(fileId: number, file: StoredFile): void
}

/** Chooses the part of a sound that is played, by its waveform, by keys or by numbers, and cuts the file to it. */
export function AudioTrim(props: Props) {
  return useRecordingWords() ? <Trim {...props} /> : <div aria-busy="true" className="recording-trim" />
}

function Trim({ file, durationMs, start, end, disabled = false, onTrim, onCut }: Props) {
  const t = useWords(recordingWords)
  const state = useSound(file.url, durationMs, file.size)
  const [playhead, setPlayhead] = useState<number>()
  const storedLength = durationMs === null ? undefined : durationMs / 1000
  const length = state.is === 'ready' ? lengthOf(state.sound) : storedLength
  const part = length === undefined ? undefined : partOf(start, end, length)
  const change = (next: SoundPart) => onTrim(next.from, next.to >= (length ?? Infinity) ? null : next.to)

  return (
    <div className="recording-trim">
      {state.is === 'reading' && <p className="recording-status">{t('reading')}</p>}
      {state.is === 'unreadable' && <p className="recording-status">{t('unreadable')}</p>}
      {state.is === 'tooLong' && (
        <p className="recording-status">{t('tooLong', { minutes: maxDrawnSeconds / 60 })}</p>
      )}
      {state.is === 'ready' && part && (
        <TrimWave disabled={disabled} onChange={change} part={part} playhead={playhead} sound={state.sound} />
      )}
      <div className="recording-fields">
        <TimeField
          disabled={disabled}
          label={t('from')}
          max={part ? part.to - minPart : undefined}
          onChange={(from) => (part ? change(withFrom(part, from ?? 0)) : onTrim(from ?? 0, end))}
          path="start"
          value={start}
        />
        <span aria-hidden="true">–</span>
        <TimeField
          canBeEmpty
          disabled={disabled}
          label={t('to')}
          max={length}
          min={start + minPart}
          onChange={(to) =>
            part && length !== undefined ? change(withTo(part, to ?? length, length)) : onTrim(start, to)
          }
          path="end"
          placeholder={length === undefined ? '' : formatPlayTime(length, 2)}
          value={end}
        />
        {part && (
          <span className="recording-kept">
            {t('kept', { length: formatPlayTime(part.to - part.from, 2) })}
          </span>
        )}
      </div>
      {state.is === 'ready' && part && (
        <TrimActions
          disabled={disabled}
          name={file.name ?? ''}
          onCut={onCut}
          onPlayhead={setPlayhead}
          onWhole={() => onTrim(0, null)}
          part={part}
          sound={state.sound}
        />
      )}
    </div>
  )
}
