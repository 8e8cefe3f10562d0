import { useState } from 'react'
import { HearButton } from '#kit/audio/web/HearButton.tsx'
import { useVoice } from '#kit/audio/web/useVoice.ts'
import { StepButtons } from '#kit/card/web/StepButtons.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { writeWords } from '../write.card.ts'
import { ChooseStrokes } from './ChooseStrokes.tsx'
import { DrawStrokes } from './DrawStrokes.tsx'
import { useWritten } from './useWritten.ts'
import { WatchStrokes } from './WatchStrokes.tsx'
import type { WriteProps } from './writeProps.ts'

/** One character at a time: watched, drawn, or put together from its strokes by who cannot draw. */
export function WriteCharacters(props: WriteProps) {
  const { card, files } = props
  const t = useWords(writeWords)
  const voice = useVoice(card.language, files)
  const { written, add } = useWritten(props)
  const [place, setPlace] = useState(0)
  const [isChosen, setChosen] = useState(false)
  const [turn, setTurn] = useState(0)
  const here = Math.min(place, card.characters.length - 1)
  const character = card.characters[here]
  if (!character) return null
  const { id, text, reading, meaning } = character
  const own = written.get(id)
  const Task = card.mode === 'watch' ? WatchStrokes : isChosen ? ChooseStrokes : DrawStrokes
  return (
    <>
      <div className="write-character card-box">
        <p className="write-head">
          {card.mode !== 'quiz' && (
            <span className="write-text" lang={card.language}>
              {text}
            </span>
          )}
          <span className="write-words">
            {reading && <b lang={card.language}>{reading}</b>}
            {meaning && <span>{meaning}</span>}
          </span>
          <HearButton
            label={t('play.hear', { number: here + 1 })}
            said={{ text, audio: null }}
            voice={voice}
          />
        </p>
        <Task
          card={card}
          character={character}
          key={`${id} ${turn}`}
          onWritten={(result) => add({ characterId: id, ...result })}
        />
        <div className="write-done" role="status">
          {own && card.mode !== 'watch' && (
            <p>
              {t('play.written')} {t('play.mistakes', { count: own.mistakes })}
              {own.helped > 0 && ` ${t('play.helped', { count: own.helped })}`}
            </p>
          )}
        </div>
        {card.mode !== 'watch' && (
          <div className="write-ways">
            <button className="write-way" onClick={() => setTurn(turn + 1)} type="button">
              {t('play.again')}
            </button>
            <button className="write-way" onClick={() => setChosen(!isChosen)} type="button">
              {t(isChosen ? 'play.toDrawing' : 'play.toChoosing')}
            </button>
          </div>
        )}
      </div>
      {card.characters.length > 1 && (
        <StepButtons
          nextLabel={t('play.next')}
          onGo={setPlace}
          place={here}
          previousLabel={t('play.previous')}
          total={card.characters.length}
        >
          {t('play.place', { number: here + 1, total: card.characters.length, done: written.size })}
        </StepButtons>
      )}
      <p className="write-credit">{t('play.credit')}</p>
    </>
  )
}
