import { useEffect, useRef, type ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { findCard, numbersOf, type Deck } from '#deck/deck.document.ts'
import type { HelpTurn } from '#features/learning/help/help.contract.ts'
import { helpSheetWords } from '../../help.words.ts'
import { HelpReply } from './HelpReply.tsx'
import { useSourceName } from './useSourceName.ts'
import type { Unstored } from './useHelp.ts'
import type { Speech } from './useSpeech.ts'

interface Props {
  readonly activityId: number
  readonly cards: Deck
  /** The card at which the sheet is open. */
  readonly cardId: number
  /** Who helps. */
  readonly name: string
  readonly turns: readonly HelpTurn[]
  readonly pending: Unstored | undefined
  readonly stopped: Unstored | undefined
  /** The reply that came last since the sheet was opened. */
  readonly arrived: HelpTurn | undefined
  /** How replies are read aloud, where they can be. */
  readonly speech: Speech | undefined
  readonly onGoTo: (cardId: number) => void
  /** What stands in place of a talk that has not begun. */
  readonly children: ReactNode
}

/** Less than this from its end the talk moves on with what is written. */
const nearEndPx = 120

/**
 * The talk, oldest first. A screen reader says that a reply is being written and then the whole of it, neither its pieces nor what
 * was said earlier.
 */
export function HelpLog(props: Props) {
  const { cardId, name, turns, pending, stopped, arrived, children } = props
  const t = useWords(helpSheetWords)
  const log = useRef<HTMLDivElement>(null)
  const isWriting = pending !== undefined
  useEffect(() => {
    // A browser may answer a scroll with a promise, which is no cleanup.
    log.current?.scrollTo(0, log.current.scrollHeight)
  }, [turns.length, isWriting])
  useEffect(() => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = log.current ?? {}
    if (scrollHeight - scrollTop - clientHeight < nearEndPx) log.current?.scrollTo(0, scrollHeight)
  }, [pending?.reply])
  const last = turns.at(-1)?.cardId
  const unstored = pending ?? stopped
  const isHere = (unstored?.cardId ?? cardId) === last
  return (
    <div aria-label={t('log')} className="learn-help-log" ref={log} role="region" tabIndex={0}>
      <div aria-live="off" className="learn-help-turns" role="log">
        {turns.map((turn, index) => (
          <div className="learn-help-turn" key={turn.clientId}>
            {turns[index - 1]?.cardId !== turn.cardId && <CardName {...props} cardId={turn.cardId} />}
            <Said text={turn.said} />
            <HelpReply {...props} turn={turn} />
          </div>
        ))}
      </div>
      {unstored && (
        <div aria-hidden={isWriting} className="learn-help-turn">
          {!isHere && <CardName {...props} cardId={unstored.cardId} />}
          <Said text={unstored.said} />
          <div className="learn-help-said">
            <span className="learn-help-by">{name}</span>
            {unstored.reply === '' ? (
              <p className="learn-help-writing">{t('writing', { name })}</p>
            ) : (
              <p>{unstored.reply}</p>
            )}
            {!isWriting && <span className="learn-help-tag">{t('stopped')}</span>}
          </div>
        </div>
      )}
      {!unstored && !isHere && (
        <>
          {turns.length > 0 && <CardName {...props} />}
          {children}
        </>
      )}
      <p className="kit-visually-hidden" role="status">
        {isWriting ? t('writing', { name }) : arrived?.reply}
      </p>
    </div>
  )
}

/** From here on it is about this card. */
function CardName({ activityId, cards, cardId }: Pick<Props, 'activityId' | 'cards' | 'cardId'>) {
  const nameOf = useSourceName(activityId)
  const number = numbersOf(cards).get(cardId)
  if (number === undefined) return null
  const title = findCard(cards, cardId)?.card.title ?? ''
  return <p className="learn-help-at">{nameOf({ kind: 'card', activityId, cardId, number, title })}</p>
}

function Said({ text }: { readonly text: string }) {
  const t = useWords(helpSheetWords)
  return (
    <div className="learn-help-said is-own">
      <span className="kit-visually-hidden">{t('you')}</span>
      <p>{text}</p>
    </div>
  )
}
