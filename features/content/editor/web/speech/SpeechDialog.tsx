import './speech.css'
import { Button, Modal, Progress } from 'antd'
import { useListening, type Listening } from '#kit/audio/web/useListening.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { ErrorState } from '#kit/states/web/states.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { everyCard } from '#deck/deck.document.ts'
import { speechEndpoints, type SpeechProgress } from '#features/content/activity-speech/speech.contract.ts'
import { speechWords } from '#features/content/activity-speech/speech.words.ts'
import { useEditorState } from '../state/context.ts'
import { nameOf } from '../state/cardSummary.ts'
import { SpeechCard } from './SpeechCard.tsx'
import { isRunning, useSpeech, type Planned } from './useSpeech.ts'
import { useVoiceChoice } from './voiceChoice.ts'
import { VoiceFields } from './VoiceFields.tsx'

const onError = (error: unknown) => notify({ kind: 'error', text: errorText(error) })

/** D6: audio for all cards of the activity; what would be made and why, how far it is, and what came of it. */
export function SpeechDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(speechWords)
  const activityId = useEditorState(({ record }) => record.id)
  const [choice, change] = useVoiceChoice()
  const listening = useListening()
  const { cards, task, error, retry } = useSpeech(activityId, choice)
  const isBusy = isRunning(task)
  const dueCount = cards?.filter(({ need }) => need !== 'none').length ?? 0
  return (
    <Modal
      destroyOnHidden
      footer={<Footer {...{ activityId, task, dueCount, onClose, ...choice }} />}
      onCancel={onClose}
      open
      title={t('title')}
      width={640}
    >
      <p className="kit-muted">{t('lead')}</p>
      <VoiceFields {...{ choice, change, listening }} disabled={isBusy} />
      {error && !cards && <ErrorState error={error} onRetry={retry} />}
      {cards && <Cards {...{ cards, task, listening }} />}
      <p aria-live="polite">{cards && <TaskStatus {...{ task, dueCount }} hasCards={cards.length > 0} />}</p>
    </Modal>
  )
}

interface CardsProps {
  readonly cards: readonly Planned[]
  readonly task: SpeechProgress | null
  readonly listening: Listening
}

function Cards({ cards, task, listening }: CardsProps) {
  const t = useWords(speechWords)
  const deck = useEditorState((state) => state.history.present)
  const titles = new Map(everyCard(deck).map(({ card }) => [card.id, nameOf(card)]))
  return (
    <ul className="speech-cards">
      {cards.map((card) => (
        <SpeechCard
          card={card}
          key={card.cardId}
          listening={listening}
          progress={task?.cards.find(({ cardId }) => cardId === card.cardId)}
          isBusy={isRunning(task)}
          title={titles.get(card.cardId) || t('untitled')}
        />
      ))}
    </ul>
  )
}

interface TaskStatusProps {
  readonly task: SpeechProgress | null
  readonly dueCount: number
  readonly hasCards: boolean
}

function TaskStatus({ task, dueCount, hasCards }: TaskStatusProps) {
  const t = useWords(speechWords)
  if (!hasCards) return t('noCards')
  if (task && isRunning(task)) {
    const count = task.cards.length
    const done = task.cards.filter(({ outcome }) => outcome !== 'waiting').length
    return (
      <>
        {t('progress', { done, count })}
        <Progress aria-hidden="true" percent={(done / count) * 100} showInfo={false} size="small" />
      </>
    )
  }
  const text = dueCount === 0 ? t('planNone') : t('plan', { count: dueCount })
  return task?.status === 'cancelled' ? `${t('cancelled')} ${text}` : text
}

interface FooterProps {
  readonly activityId: number
  readonly task: SpeechProgress | null
  readonly dueCount: number
  readonly voiceId: number | null
  readonly speed: number
  readonly onClose: () => void
}

function Footer({ activityId, task, dueCount, voiceId, speed, onClose }: FooterProps) {
  const t = useWords(speechWords)
  const kit = useWords(kitWords)
  const begin = useWrite(speechEndpoints.batch)
  const cancel = useWrite(speechEndpoints.cancel)
  const again = useWrite(speechEndpoints.retry)
  if (task && isRunning(task))
    return (
      <Button
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ body: { id: task.id } }, { onError })}
      >
        {t('cancel')}
      </Button>
    )
  const isLeft = task?.cards.some(({ outcome }) => outcome === 'failed') ?? false
  return (
    <>
      <Button onClick={onClose}>{kit('actions.close')}</Button>
      {task && isLeft && (
        <Button
          loading={again.isPending}
          onClick={() => again.mutate({ body: { id: task.id } }, { onError })}
        >
          {t('retry')}
        </Button>
      )}
      <Button
        disabled={voiceId === null || dueCount === 0}
        loading={begin.isPending}
        onClick={() =>
          voiceId !== null && begin.mutate({ body: { activityId, voiceId, speed } }, { onError })
        }
        type="primary"
      >
        {t('begin')}
      </Button>
    </>
  )
}
