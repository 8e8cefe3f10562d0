import { useState } from 'react'
import { useVoice } from '#kit/audio/web/useVoice.ts'
import { StepButtons } from '#kit/card/web/StepButtons.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { speakWords } from '../speak.card.ts'
import { CompareTask } from './CompareTask.tsx'
import { ItemHead } from './ItemHead.tsx'
import { ListenTask } from './ListenTask.tsx'
import type { SpeakProps } from './speakProps.ts'
import { canRecognise } from './useRecognition.ts'
import { useSaid } from './useSaid.ts'

/** One item at a time, said to the browser or to oneself; who cannot speak now says so. */
export function SayItems(props: SpeakProps) {
  const { card, files } = props
  const t = useWords(speakWords)
  const said = useSaid(props)
  const voice = useVoice(card.language, files)
  const [place, setPlace] = useState(0)
  const here = Math.min(place, card.items.length - 1)
  const item = card.items[here]
  if (!item) return null
  if (said.way === 'none')
    return (
      <div className="speak-quiet card-note">
        <p>{t('play.quiet')}</p>
        <button
          className="speak-way"
          onClick={() => said.choose(canRecognise() ? 'recognition' : 'self')}
          type="button"
        >
          {t('play.speakAfterAll')}
        </button>
      </div>
    )
  const done = card.items.filter(({ id }) => (said.way === 'self' ? said.judged : said.heard).has(id)).length
  return (
    <>
      <div className="speak-item card-box" key={item.id}>
        <ItemHead card={card} files={files} item={item} voice={voice} />
        {said.way === 'recognition' ? (
          <ListenTask
            card={card}
            item={item}
            onHeard={(heard) => said.hear(item.id, heard)}
            said={said.heard.get(item.id)}
          />
        ) : (
          <CompareTask
            card={card}
            isRight={said.judged.get(item.id)}
            item={item}
            onJudge={(isRight) => said.judge(item.id, isRight)}
            voice={voice}
          />
        )}
      </div>
      {card.items.length > 1 && (
        <StepButtons
          nextLabel={t('play.next')}
          onGo={setPlace}
          place={here}
          previousLabel={t('play.previous')}
          total={card.items.length}
        >
          {t('play.place', { number: here + 1, total: card.items.length, done })}
        </StepButtons>
      )}
      <div className="speak-ways">
        {canRecognise() && (
          <button
            className="speak-way"
            onClick={() => said.choose(said.way === 'self' ? 'recognition' : 'self')}
            type="button"
          >
            {t(said.way === 'self' ? 'play.toRecognition' : 'play.toSelf')}
          </button>
        )}
        <button className="speak-way" onClick={() => said.choose('none')} type="button">
          {t('play.cannot')}
        </button>
      </div>
      {said.way === 'recognition' && <p className="speak-note">{t('play.privacy')}</p>}
    </>
  )
}
