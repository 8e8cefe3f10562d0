import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { speakWords } from '../speak.card.ts'
import type { Item, Recognised, SpeakCard } from '../speak.schema.ts'
import { bestUnderstood } from '../speak.score.ts'
import { MarkedWords } from './MarkedWords.tsx'
import { useRecognition } from './useRecognition.ts'

export const microphone =
  'M12 3.5a3 3 0 0 1 3 3V11a3 3 0 0 1-6 0V6.5a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v3'

interface Props {
  readonly card: SpeakCard
  readonly item: Item
  readonly said: Recognised | undefined
  onHeard(heard: string[]): void
}

/** Says an item to the browser, and shows what it understood. */
export function ListenTask({ card, item, said, onHeard }: Props) {
  const t = useWords(speakWords)
  const { isListening, interim, problem, start, stop } = useRecognition(card.language, onHeard)
  const left = card.tries - (said?.tries ?? 0)
  const understood = said && card.mode === 'read' ? bestUnderstood(item, said.heard, card) : undefined
  return (
    <div className="speak-task">
      <button
        className={isListening ? 'speak-button is-on' : 'speak-button'}
        disabled={!isListening && left <= 0}
        onClick={isListening ? stop : start}
        type="button"
      >
        <LineIcon path={microphone} size={26} />
        {t(isListening ? 'play.stop' : said ? 'play.again' : 'play.speak')}
      </button>
      <div className="speak-heard" role="status">
        {isListening ? (
          <p className="speak-hint">{interim || t('play.listening')}</p>
        ) : understood ? (
          <MarkedWords language={card.language} understood={understood} />
        ) : (
          said && <p lang={card.language}>{t('play.heard', { text: said.heard[0] ?? '' })}</p>
        )}
        {!isListening && said && <p className="speak-hint">{t('play.triesLeft', { count: left })}</p>}
      </div>
      {problem && !isListening && (
        <p className="card-trouble" role="alert">
          {t(`problemsHere.${problem}`)}
        </p>
      )}
    </div>
  )
}
