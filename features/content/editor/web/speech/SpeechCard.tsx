import { CustomerServiceOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Listening } from '#kit/audio/web/useListening.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { SpeechProgress } from '#features/content/activity-speech/speech.contract.ts'
import { speechWords } from '#features/content/activity-speech/speech.words.ts'
import type { Planned } from './useSpeech.ts'

type CardProgress = SpeechProgress['cards'][number]

interface Props {
  readonly title: string
  readonly card: Planned
  readonly listening: Listening
  readonly progress: CardProgress | undefined
  readonly isBusy: boolean
}

/** One card: why it would be spoken or what came of it, and its sound. */
export function SpeechCard({ title, card, listening, progress, isBusy }: Props) {
  return (
    <li>
      <b>{title}</b>
      <Result {...{ card, progress, isBusy }} />
      <Play {...{ title, card, listening }} />
    </li>
  )
}

function Result({ card: { need }, progress, isBusy }: Pick<Props, 'card' | 'progress' | 'isBusy'>) {
  const t = useWords(speechWords)
  if (progress?.outcome === 'failed' && need !== 'none')
    return (
      <span className="kit-tag" data-tone="bad">
        {t('outcomes.failed')}: {t(`failures.${failureOf(progress)}`)}
      </span>
    )
  if (progress && isBusy)
    return (
      <span className="kit-tag" data-tone={progress.outcome === 'waiting' ? 'off' : 'ok'}>
        {t(`outcomes.${progress.outcome}`)}
      </span>
    )
  return (
    <span className="kit-tag" data-tone={need === 'none' ? 'ok' : 'wait'}>
      {t(`needs.${need}`)}
    </span>
  )
}

const failures = [
  'missing',
  'refused',
  'busy',
  'silent',
  'broken',
  'endless',
  'forbidden',
  'spent',
  'noRoom',
  'unexpected',
] as const

const failureOf = ({ failure }: CardProgress): (typeof failures)[number] =>
  failures.find((each) => each === failure) ?? 'unexpected'

/** Plays the sound of a card, and stops it. */
export function Play({
  title,
  card: { cardId, sound },
  listening,
}: Pick<Props, 'title' | 'card' | 'listening'>) {
  const t = useWords(speechWords)
  const key = String(cardId)
  if (!sound) return null
  const load = async (signal: AbortSignal) => (await fetch(sound.url, { signal })).blob()
  const label = listening.key === key ? t('stop') : t('play', { title })
  return (
    <Button
      aria-label={label}
      icon={<CustomerServiceOutlined aria-hidden="true" />}
      loading={listening.key === key && listening.isLoading}
      onClick={() => listening.toggle(key, load)}
      title={label}
      type={listening.key === key ? 'primary' : 'text'}
    />
  )
}
