import { CaretRightOutlined, DownloadOutlined, PauseOutlined, ScissorOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { StoredFile } from '#kit/card/web/cardUi.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { saveFile } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { encodeWav, type Sound, type SoundPart } from '../wav.ts'
import { lengthOf } from './decodeSound.ts'
import { playPart } from './playPart.ts'
import { recordingWords } from './recordingWords.ts'
import { useSoundUpload } from './useSoundUpload.ts'

interface Props {
  readonly sound: Sound
  readonly part: SoundPart
  /** Of the file that is cut. */
  readonly name: string
  readonly disabled: boolean
  onPlayhead(seconds: number | undefined): void
  onWhole(): void
  onCut(fileId: number, file: StoredFile): void
}

const wavName = (name: string) => `${name.replace(/\.[^.]{1,5}$/, '') || 'audio'}.wav`

/** Encoding a long sound holds the page up; what is being done is painted first. */
const painted = () => new Promise((resolve) => setTimeout(resolve, 30))

/** What can be done with the selected part: play it, cut the file to it, take it home. */
export function TrimActions({ sound, part, name, disabled, onPlayhead, onWhole, onCut }: Props) {
  const t = useWords(recordingWords)
  const format = useFormat()
  const upload = useSoundUpload()
  const [step, setStep] = useState<'trimming' | 'applied' | 'nothingLeft'>()
  const [isPlaying, setPlaying] = useState(false)
  const stopPlaying = useRef<() => void>(undefined)
  useEffect(() => () => stopPlaying.current?.(), [sound])
  const isWhole = part.from === 0 && part.to >= lengthOf(sound)
  const isBusy = step === 'trimming' || upload.share !== undefined

  function play(): void {
    if (isPlaying) return stopPlaying.current?.()
    setPlaying(true)
    stopPlaying.current = playPart(sound, part, (seconds) => {
      onPlayhead(seconds)
      if (seconds === undefined) setPlaying(false)
    })
  }
  async function encode(): Promise<Uint8Array<ArrayBuffer> | undefined> {
    setStep('trimming')
    await painted()
    try {
      const wav = encodeWav(sound.channels, sound.sampleRate, part)
      setStep(undefined)
      return wav
    } catch {
      setStep('nothingLeft')
      return undefined
    }
  }
  async function cut(): Promise<void> {
    const wav = await encode()
    const sent = wav && (await upload.send(wav, wavName(name)))
    if (!sent) return
    const { id, ...file } = sent
    setStep('applied')
    onCut(id, { ...file, durationMs: file.durationMs ?? Math.round((part.to - part.from) * 1000) })
  }
  async function download(): Promise<void> {
    const wav = await encode()
    if (wav) saveFile(new Blob([wav], { type: 'audio/wav' }), wavName(name))
  }

  const status =
    upload.share === undefined ? step && t(step) : t('uploading', { share: format.percent(upload.share) })
  return (
    <div className="recording-actions">
      <Button
        icon={isPlaying ? <PauseOutlined aria-hidden="true" /> : <CaretRightOutlined aria-hidden="true" />}
        onClick={play}
      >
        {isPlaying ? t('stop') : t('play')}
      </Button>
      <Tooltip title={t('applyHint')}>
        <Button
          disabled={disabled || isBusy || isWhole}
          icon={<ScissorOutlined aria-hidden="true" />}
          onClick={() => void cut()}
        >
          {t('apply')}
        </Button>
      </Tooltip>
      <Button
        disabled={isBusy}
        icon={<DownloadOutlined aria-hidden="true" />}
        onClick={() => void download()}
        type="text"
      >
        {t('download')}
      </Button>
      {!isWhole && (
        <Button disabled={disabled || isBusy} onClick={onWhole} type="text">
          {t('whole')}
        </Button>
      )}
      <span className="recording-status" role="status">
        {status}
      </span>
      {upload.problem && (
        <p className="recording-problem" role="alert">
          {upload.problem}
        </p>
      )}
    </div>
  )
}
