import { Button } from 'antd'
import { useListening } from '#kit/audio/web/useListening.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { speechEndpoints } from '#features/content/activity-speech/speech.contract.ts'
import { speechWords } from '#features/content/activity-speech/speech.words.ts'
import { useEditorState } from '../state/context.ts'
import { Play } from './SpeechCard.tsx'
import { useSpeech } from './useSpeech.ts'
import { useVoiceChoice } from './voiceChoice.ts'
import { VoiceFields } from './VoiceFields.tsx'

const onError = (error: unknown) => notify({ kind: 'error', text: errorText(error) })

/** D6: the sound of one card: listened to, made, made anew, taken away. */
export function CardSpeechPanel({ cardId }: { readonly cardId: number }) {
  const t = useWords(speechWords)
  const activityId = useEditorState(({ record }) => record.id)
  const [choice, change] = useVoiceChoice()
  const listening = useListening()
  const { cards, error } = useSpeech(activityId, choice)
  const speak = useWrite(speechEndpoints.synthesize)
  const silence = useWrite(speechEndpoints.silence)
  const card = cards?.find((each) => each.cardId === cardId)
  if (error && !cards) return <p>{errorText(error)}</p>
  if (!cards) return null
  if (!card) return <p>{t('faults.silentCard')}</p>
  const { voiceId, speed } = choice
  const make = () =>
    voiceId !== null && speak.mutate({ body: { activityId, cardId, voiceId, speed } }, { onError })
  return (
    <div className="speech-panel">
      <VoiceFields {...{ choice, change, listening }} disabled={speak.isPending} />
      <p aria-live="polite" className="speech-line">
        <span className="kit-tag" data-tone={card.need === 'none' ? 'ok' : 'wait'}>
          {t(`needs.${card.need}`)}
        </span>
        <Play card={card} listening={listening} title={t('card.label')} />
      </p>
      <span className="speech-line">
        <Button
          disabled={voiceId === null || card.need === 'none'}
          loading={speak.isPending}
          onClick={make}
          type="primary"
        >
          {card.sound ? t('card.again') : t('card.speak')}
        </Button>
        {card.sound && (
          <Button
            loading={silence.isPending}
            onClick={() => silence.mutate({ query: { activityId, cardId } }, { onError })}
          >
            {t('card.remove')}
          </Button>
        )}
      </span>
    </div>
  )
}
