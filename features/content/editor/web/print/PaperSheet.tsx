import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf } from '#cards/index.ts'
import { cardUiOf } from '#cards/web.ts'
import type { PaperCard } from '#deck/deck.paper.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { PaperBlocks } from './PaperBlocks.tsx'

interface Props {
  readonly title: string
  readonly cards: readonly PaperCard[]
  readonly files: Readonly<Record<number, string>>
}

/** The title, a line for a name, and the cards in their order. */
export function PaperSheet({ title, cards, files }: Props) {
  const t = useWords(activityWords)
  const translate = useTranslate()
  return (
    <>
      <header className="paper-head">
        <h2>{title}</h2>
        <p>{t('print.name')} ____________________</p>
      </header>
      {cards.map(({ card, number, heading, blocks }) => {
        const { words, answering, nesting } = cardOf(card.type)
        const { Line } = cardUiOf(card.type)
        const isAsked = answering.isScorable && card.points > 0
        return (
          <section className="paper-card" data-section={nesting.opensGroup || undefined} key={card.id}>
            <h3>
              {!nesting.opensGroup && <span className="paper-number">{number}</span>}
              {heading ? <Line text={heading} /> : translate({ namespace: words, key: 'label' })}
              {isAsked && <span className="paper-points">{t('editor.points', { count: card.points })}</span>}
            </h3>
            <PaperBlocks blocks={blocks} files={files} type={card.type} />
          </section>
        )
      })}
    </>
  )
}
