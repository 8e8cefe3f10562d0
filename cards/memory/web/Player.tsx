import './memory.css'
import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { memoryWords } from '../memory.card.ts'
import { fairMoves, foundIn, movesIn } from '../memory.moves.ts'
import type { MemoryCard, MemoryResponse } from '../memory.schema.ts'
import { Tiles } from './Tiles.tsx'
import { useGame } from './useGame.ts'

type Props = CardPlayerProps<MemoryCard, MemoryResponse, Shown, never>

/** Tiles to turn two by two; the last pair sends the game. Nothing is timed: what was turned stays open until the next tile. */
export function MemoryPlayer(props: Props) {
  const { card, files, headingId, focusHeading } = props
  const t = useWords(memoryWords)
  const { tiles, turned, announcement, turn } = useGame(props)
  const found = foundIn(turned)
  const moves = movesIn(turned)
  const last = moves.at(-1)
  const isWhole = turned.length % 2 === 0
  const remark = isWhole && card.pairs.find(({ id }) => id === last?.found)?.remark
  const isClosed = props.verdict !== undefined || props.isSending
  return (
    <article className="memory">
      <CardHeading focus={focusHeading} id={headingId} kicker={t('play.kicker')}>
        {card.title || card.intro || t('label')}
      </CardHeading>
      {card.title && card.intro && <p className="card-intro">{card.intro}</p>}
      {!isClosed && <p className="memory-how">{t('play.how')}</p>}
      {!isClosed && card.scoring === 'moves' && (
        <p className="memory-how">{t('play.limit', { count: fairMoves(card.pairs.length) })}</p>
      )}
      {card.pairs.length > 0 && (
        <>
          <Tiles files={files} found={found} onTurn={turn} tiles={tiles} turned={turned} />
          <p className="memory-state">
            <span>{t('play.progress', { found: found.length, total: card.pairs.length })}</span>
            <span>{t('play.moves', { count: moves.length })}</span>
          </p>
        </>
      )}
      <div aria-live="polite">{remark && <p className="memory-remark">{remark}</p>}</div>
      <p className="kit-visually-hidden" role="status">
        {announcement}
      </p>
    </article>
  )
}
