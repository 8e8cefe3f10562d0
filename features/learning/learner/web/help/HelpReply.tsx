import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Deck } from '#deck/deck.document.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import type { HelpTurn } from '#features/learning/help/help.contract.ts'
import { helpSheetWords } from '../../help.words.ts'
import { HelpSources } from './HelpSources.tsx'
import type { Speech } from './useSpeech.ts'

interface Props {
  readonly activityId: number
  readonly cards: Deck
  readonly turn: HelpTurn
  readonly name: string
  readonly speech: Speech | undefined
  readonly onGoTo: (cardId: number) => void
}

const speaker = 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'
const square = 'M7 7h10v10H7z'

/** A reply with what it relies on, each of which leads there. */
export function HelpReply({ activityId, cards, turn, name, speech, onGoTo }: Props) {
  const t = useWords(helpWords)
  return (
    <div className="learn-help-said">
      <span className="learn-help-by">
        {name}
        {turn.isPrepared && <span className="learn-help-tag">{t('prepared')}</span>}
      </span>
      <p>{turn.reply}</p>
      <HelpSources activityId={activityId} cards={cards} onGoTo={onGoTo} sources={turn.sources} />
      {speech && <Aloud speech={speech} turnId={turn.id} />}
    </div>
  )
}

function Aloud({ speech, turnId }: { readonly speech: Speech; readonly turnId: number }) {
  const t = useWords(helpSheetWords)
  const isOn = speech.isOn(turnId)
  const isFailed = speech.speaking?.turnId === turnId && speech.speaking.state === 'failed'
  return (
    <>
      <button
        aria-label={t(isOn ? 'aloud.stop' : 'aloud.play')}
        className="learn-help-aloud"
        onClick={() => speech.toggle(turnId)}
        type="button"
      >
        <LineIcon path={isOn ? square : speaker} size={20} />
      </button>
      {isFailed && (
        <span className="learn-help-trouble" role="alert">
          {t('aloud.trouble')}
        </span>
      )}
    </>
  )
}
