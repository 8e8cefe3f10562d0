import './connectVoices.css'
import { PauseCircleOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { Button, Checkbox } from 'antd'
import { useListening } from '#kit/audio/web/useListening.ts'
import { fetchFile } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Gender } from '#features/ai/voice/voice.limits.ts'
import { voiceWords } from '#features/ai/voice/voice.words.ts'
import { voiceName } from '../knownVoices.ts'
import { voiceConnectEndpoints } from '../voice-connect.contract.ts'
import { voiceConnectWords } from '../voice-connect.words.ts'
import type { Voices } from './useVoices.ts'

interface Props {
  readonly voices: Voices
  readonly rows: readonly { readonly code: string; readonly gender: Gender | undefined }[]
  /** They are chosen here, in a group of checkboxes. */
  readonly isChosen?: boolean
}

/** Voices with a sample of each, spoken with the key as it was entered. */
export function VoiceRows({ voices, rows, isChosen = false }: Props) {
  const t = useWords(voiceConnectWords)
  const ofVoice = useWords(voiceWords)
  const listening = useListening()
  return (
    <ul className="connect-voices">
      {rows.map(({ code, gender }) => {
        const name = voiceName(code)
        const isPlaying = listening.key === code
        const load = async (signal: AbortSignal) =>
          (await fetchFile(voiceConnectEndpoints.try, { body: voices.sample(code), signal })).blob
        return (
          <li key={code}>
            {isChosen ? <Checkbox value={code}>{name}</Checkbox> : <span>{name}</span>}
            {gender && <span className="kit-muted">{ofVoice(`values.gender.${gender}`)}</span>}
            <Button
              aria-label={t(isPlaying ? 'stop' : 'listen', { name })}
              icon={
                isPlaying ? (
                  <PauseCircleOutlined aria-hidden="true" />
                ) : (
                  <PlayCircleOutlined aria-hidden="true" />
                )
              }
              loading={isPlaying && listening.isLoading}
              size="small"
              type="text"
              onClick={() => listening.toggle(code, load)}
            />
          </li>
        )
      })}
    </ul>
  )
}
