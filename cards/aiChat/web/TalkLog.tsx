import type { Exchange } from '#kit/ai/talk.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'
import type { AiChatCard } from '../aiChat.schema.ts'
import type { Pending } from './useTalk.ts'

interface Props {
  readonly card: AiChatCard
  readonly name: string
  readonly exchanges: readonly Exchange[]
  readonly pending: Pending | undefined
}

/** The messages, oldest first; whole replies are read aloud by a screen reader as they come. */
export function TalkLog({ card, name, exchanges, pending }: Props) {
  const t = useWords(aiChatWords)
  // Nothing in a talk ever moves: its place identifies a turn.
  const turns = exchanges.map((exchange, place) => ({ exchange, place }))
  return (
    <>
      <div aria-label={t('play.log')} aria-live="polite" className="aiChat-log" role="log">
        {card.opening && <Bubble by={name} text={card.opening} />}
        {turns.map(({ exchange, place }) => (
          <div className="aiChat-turn" key={place}>
            {exchange.said && <Bubble by={t('play.you')} isOwn text={exchange.said} />}
            <Bubble by={name} text={exchange.reply} />
          </div>
        ))}
      </div>
      {pending && (
        <div aria-hidden="true" className="aiChat-turn">
          <Bubble by={t('play.you')} isOwn text={pending.message} />
          <Bubble
            by={name}
            text={pending.reply || t('play.writing', { name })}
            isWaiting={pending.reply === ''}
          />
        </div>
      )}
      <p className="kit-visually-hidden" role="status">
        {pending && t('play.writing', { name })}
      </p>
    </>
  )
}

interface BubbleProps {
  readonly by: string
  readonly text: string
  readonly isOwn?: boolean
  readonly isWaiting?: boolean
}

function Bubble({ by, text, isOwn = false, isWaiting = false }: BubbleProps) {
  const look = isOwn ? 'aiChat-bubble is-own' : isWaiting ? 'aiChat-bubble is-waiting' : 'aiChat-bubble'
  return (
    <div className={look}>
      <span className={isOwn ? 'kit-visually-hidden' : 'aiChat-by'}>{by}</span>
      <p>{text}</p>
    </div>
  )
}
