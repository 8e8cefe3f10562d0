import './multiple.css'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { multipleWords } from '../multiple.card.ts'
import {
  isBlockDone,
  requiredOf,
  type Block,
  type MultipleCard,
  type MultipleProgress,
} from '../multiple.schema.ts'
import { BlockView } from './BlockView.tsx'
import { Steps } from './Steps.tsx'
import { useSeenBlocks } from './useSeenBlocks.ts'

type Props = CardPlayerProps<MultipleCard, unknown, MultipleProgress>

/** Blocks of content, in the layout that the author chose. */
export function MultiplePlayer({ card, files, headingId, focusHeading, progress, report }: Props) {
  const t = useWords(multipleWords)
  const required = requiredOf(card)
  const done = required.filter((block) => isBlockDone(block, progress)).length
  const { place, look } = useSeenBlocks(progress?.seen ?? [], (ids) => report({ viewed: true, seen: ids }))
  const draw = (block: Block, index: number) => (
    <BlockView
      block={block}
      files={files}
      key={block.id}
      number={index + 1}
      onPlayed={(played) => report({ viewed: true, played: { [block.id]: played } })}
      played={progress?.played?.[block.id]}
    />
  )
  return (
    <article className="multiple-card">
      <CardHeading focus={focusHeading} id={headingId} isUnseen={card.title.trim() === ''}>
        {card.title.trim() || t('label')}
      </CardHeading>
      <div className={`multiple-blocks is-${card.layout}`} ref={place}>
        {card.layout === 'carousel' ? (
          <Steps blocks={card.blocks} draw={draw} onStep={look} />
        ) : (
          card.blocks.map(draw)
        )}
      </div>
      {required.length > 1 && (
        <p className="multiple-done" role="status">
          {done === required.length ? '✓ ' : ''}
          {t('play.done', { done, total: required.length })}
        </p>
      )}
    </article>
  )
}
