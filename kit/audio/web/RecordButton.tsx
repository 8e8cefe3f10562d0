import './recording.css'
import { AudioOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { formatPlayTime } from '#kit/media/playTime.ts'
import type { StoredFile } from '#kit/card/web/cardUi.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { encodeWav } from '../wav.ts'
import { decodeSound, lengthOf } from './decodeSound.ts'
import { LevelMeter } from './LevelMeter.tsx'
import { recordingWords, useRecordingWords } from './recordingWords.ts'
import { useRecorder } from './useRecorder.ts'
import { useSoundUpload } from './useSoundUpload.ts'

interface Props {
  readonly disabled?: boolean
  /** There is a sound already, which the new one takes the place of. */
  readonly isAnew?: boolean
  onRecorded(fileId: number, file: StoredFile): void
}

const maxSeconds = 30 * 60

/** Records a sound and keeps it as a WAV file: browsers record in formats that others cannot play. */
export function RecordButton(props: Props) {
  return useRecordingWords() ? <Recording {...props} /> : null
}

function Recording({ disabled = false, isAnew = false, onRecorded }: Props) {
  const t = useWords(recordingWords)
  const format = useFormat()
  const upload = useSoundUpload()
  const [isReading, setReading] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const recorder = useRecorder({ maxSeconds, onDone: (recording) => void uploadRecording(recording) })

  async function uploadRecording(recording: Blob): Promise<void> {
    setReading(true)
    setUnreadable(false)
    try {
      const sound = await decodeSound(await recording.arrayBuffer())
      const wav = encodeWav(sound.channels, sound.sampleRate)
      setReading(false)
      const sent = await upload.send(wav, `${t('name', { moment: format.dateTime(Date.now()) })}.wav`)
      if (!sent) return
      const { id, ...file } = sent
      onRecorded(id, { ...file, durationMs: file.durationMs ?? Math.round(lengthOf(sound) * 1000) })
    } catch {
      setReading(false)
      setUnreadable(true)
    }
  }

  const isBusy = isReading || upload.share !== undefined
  const status = isReading
    ? t('reading')
    : upload.share === undefined
      ? ''
      : t('uploading', { share: format.percent(upload.share) })
  const problem = isUnreadable ? t('failed') : (upload.problem ?? (recorder.problem && t(recorder.problem)))
  return (
    <div className="recording-recorder">
      {recorder.phase === 'recording' ? (
        <>
          <span aria-hidden="true" className="recording-dot" />
          <span className="recording-time">{formatPlayTime(recorder.seconds)}</span>
          <LevelMeter level={recorder.level} />
          <Button onClick={recorder.finish} type="primary">
            {t('finish')}
          </Button>
          <Button onClick={recorder.discard} type="text">
            {t('discard')}
          </Button>
        </>
      ) : (
        <Button
          disabled={disabled || isBusy}
          icon={<AudioOutlined aria-hidden="true" />}
          loading={recorder.phase === 'requesting'}
          onClick={() => void recorder.start()}
        >
          {isAnew ? t('recordAnew') : t('record')}
        </Button>
      )}
      <span className="recording-status" role="status">
        {recorder.phase === 'recording' ? t('recording') : status}
      </span>
      {problem && (
        <p className="recording-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
