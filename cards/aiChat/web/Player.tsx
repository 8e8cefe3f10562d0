import './aiChat.css'
import { useEffect, useRef } from 'react'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import type { Shown } from '#kit/card/progress.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { GradeNotes } from '#kit/card/web/GradeNotes.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'
import type { AiChatCard, AiChatResponse } from '../aiChat.schema.ts'
import { MessageField } from './MessageField.tsx'
import { TalkLog } from './TalkLog.tsx'
import { useTalk } from './useTalk.ts'
import { VoiceSwitch } from './VoiceSwitch.tsx'

/** A talk: its messages so far, and a field for the learner's next one. */
export function AiChatPlayer(props: CardPlayerProps<AiChatCard, AiChatResponse, Shown>) {
  const { card, headingId, verdict, isSending } = props
  const t = useWords(aiChatWords)
  const talk = useTalk(props)
  const isClosed = verdict !== undefined || isSending
  const turns = talk.exchanges.length
  const isOver = turns >= card.maxTurns
  const end = useRef<HTMLDivElement>(null)
  // The newest words and the field for the next ones stay in sight.
  useEffect(() => {
    if (turns > 0 || talk.pending) end.current?.scrollIntoView({ block: 'nearest' })
  }, [turns, talk.pending])
  const name = card.name || t('play.partner')
  return (
    <div className="aiChat">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t('play.kicker')}>
        {card.title || t('label')}
      </CardHeading>
      {card.scenario && <p className="aiChat-scenario">{card.scenario}</p>}
      {card.goal && (
        <p className="aiChat-goal">
          <strong>{t('play.goal')}</strong> {card.goal}
        </p>
      )}
      <TalkLog card={card} exchanges={talk.exchanges} name={name} pending={talk.pending} />
      {card.voice && <VoiceSwitch text={talk.exchanges.at(-1)?.reply ?? ''} />}
      {!isClosed && (
        <>
          {!isOver && <MessageField card={card} isBusy={talk.pending !== undefined} talk={talk} />}
          {talk.trouble && (
            <p className="card-trouble aiChat-trouble" role="alert">
              {t(`play.${talk.trouble}`)}
              {talk.trouble === 'nowhere' && (
                <button onClick={talk.open} type="button">
                  {t('play.retry')}
                </button>
              )}
            </p>
          )}
          <p className="aiChat-note" role="status">
            {turns < card.minTurns && t('play.more', { count: card.minTurns - turns })}
            {turns >= card.minTurns && t(isOver ? 'play.over' : 'play.ready')}{' '}
            {turns >= card.minTurns && card.judge && t('play.judged')}
          </p>
          <p className="aiChat-small">
            {turns > 0 && t('play.turns', { turn: turns, most: card.maxTurns })} {t('play.madeByAi')}
          </p>
        </>
      )}
      {verdict && <GradeNotes notes={verdict.feedback.parts} title={t('play.feedback')} />}
      <div ref={end} />
    </div>
  )
}
