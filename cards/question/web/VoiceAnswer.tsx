import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { questionWords } from '../question.card.ts'
import type { QuestionPlayerProps } from './playerProps.ts'
import { useRecorder } from './useRecorder.ts'

/** A recording: made here or chosen, uploaded at once, so that confirming sends no more than its number. */
export function VoiceAnswer({
  card,
  services,
  files,
  response,
  verdict,
  isSending,
  respond,
}: QuestionPlayerProps) {
  const t = useWords(questionWords)
  const [share, setShare] = useState<number>()
  const [url, setUrl] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  const recorder = useRecorder(
    card.audioSeconds,
    (recording) =>
      void upload(recording, `answer-${card.id}.${recording.type.includes('mp4') ? 'm4a' : 'webm'}`),
  )
  const isClosed = verdict !== undefined || isSending
  const fileId = response && 'fileId' in response ? response.fileId : undefined
  const recordingUrl = url ?? (fileId === undefined ? undefined : files[fileId])

  async function upload(recording: Blob, name: string): Promise<void> {
    setHasFailed(false)
    setShare(0)
    respond(undefined)
    try {
      const file = await services.upload(recording, name, { onShare: setShare })
      setUrl(file.url)
      respond({ fileId: file.fileId })
    } catch {
      setHasFailed(true)
    } finally {
      setShare(undefined)
    }
  }

  return (
    <div className="question-voice">
      {!isClosed && (
        <div className="question-voice-buttons">
          <button
            className={recorder.isOn ? 'question-record is-on' : 'question-record'}
            disabled={share !== undefined}
            onClick={recorder.isOn ? recorder.stop : () => void recorder.start()}
            type="button"
          >
            <i aria-hidden="true" />
            {recorder.isOn ? t('play.stop') : t(recordingUrl ? 'play.recordAgain' : 'play.record')}
          </button>
          <label className="question-choose">
            <input
              accept="audio/*"
              className="kit-visually-hidden"
              disabled={share !== undefined || recorder.isOn}
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) void upload(file, file.name)
              }}
              type="file"
            />
            {t('play.choose')}
          </label>
        </div>
      )}
      <p className="question-note" role="status">
        {recorder.isOn && t('play.recording', { seconds: recorder.seconds, most: card.audioSeconds })}
        {share !== undefined && t('play.uploading', { percent: Math.round(share * 100) })}
        {!recorder.isOn && share === undefined && fileId !== undefined && t('play.kept')}
      </p>
      {(recorder.isDenied || hasFailed) && (
        <p className="card-trouble" role="alert">
          {t(hasFailed ? 'play.failed' : 'play.denied')}
        </p>
      )}
      {recordingUrl && (
        // Their own words of a moment ago: nobody has written them down.
        <audio aria-label={t('play.yours')} controls preload="metadata" src={recordingUrl}>
          <track kind="captions" />
        </audio>
      )}
    </div>
  )
}
