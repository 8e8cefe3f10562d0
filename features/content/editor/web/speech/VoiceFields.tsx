import './speech.css'
import { SoundOutlined } from '@ant-design/icons'
import { Alert, Button, InputNumber } from 'antd'
import { useId } from 'react'
import type { Listening } from '#kit/audio/web/useListening.ts'
import { useRead } from '#kit/http/web/query.ts'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { fetchFile } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { speedMax, speedMin } from '#features/ai/voice/voice.limits.ts'
import { voiceEndpoints } from '#features/ai/voice/voice.contract.ts'
import { speechWords } from '#features/content/activity-speech/speech.words.ts'
import type { VoiceChoice } from './voiceChoice.ts'

interface Props {
  readonly choice: VoiceChoice
  readonly change: (some: Partial<VoiceChoice>) => void
  readonly listening: Listening
  readonly disabled: boolean
}

const sample = 'sample'

/** Who speaks, how fast, and how that sounds. */
export function VoiceFields({ choice: { voiceId, speed }, change, listening, disabled }: Props) {
  const t = useWords(speechWords)
  const id = useId()
  const voices = useRead(voiceEndpoints.options, { query: {} })
  const load = async (signal: AbortSignal) =>
    (await fetchFile(voiceEndpoints.preview, { body: { id: voiceId ?? 0, speed }, signal })).blob
  if (voices.data?.length === 0) return <Alert showIcon title={t('noVoices')} type="info" />
  return (
    <div className="speech-voice">
      <label htmlFor={`${id}-voice`}>{t('voice')}</label>
      <RecordPicker
        disabled={disabled}
        id={`${id}-voice`}
        label={t('voice')}
        onChange={(next) => change({ voiceId: next })}
        resource="voice"
        value={voiceId}
      />
      <label htmlFor={`${id}-speed`}>{t('speed')}</label>
      <span className="speech-line">
        <InputNumber
          disabled={disabled}
          id={`${id}-speed`}
          max={speedMax}
          min={speedMin}
          onChange={(next) => next !== null && change({ speed: Math.round(next * 100) / 100 })}
          step={0.05}
          value={speed}
        />
        <Button
          disabled={voiceId === null}
          icon={<SoundOutlined aria-hidden="true" />}
          loading={listening.key === sample && listening.isLoading}
          onClick={() => listening.toggle(sample, load)}
          type="text"
        >
          {listening.key === sample ? t('stop') : t('listen')}
        </Button>
      </span>
    </div>
  )
}
