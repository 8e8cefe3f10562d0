import { useWords } from '#kit/i18n/web/words.ts'
import type { PaperCard } from '#deck/deck.paper.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { nameOf } from '../state/cardSummary.ts'
import { PaperWords } from './PaperWords.tsx'

/** What is right, on a page of its own behind the cards. */
export function PaperAnswers({ cards }: { readonly cards: readonly PaperCard[] }) {
  const t = useWords(activityWords)
  const answered = cards.filter(({ answers }) => answers.length > 0)
  return (
    <section aria-labelledby="paper-answers" className="paper-answers">
      <h2 id="paper-answers">{t('print.answers')}</h2>
      {answered.length === 0 && <p>{t('print.noAnswers')}</p>}
      <dl>
        {answered.map(({ card, number, answers }) => (
          <div key={card.id}>
            <dt>
              <span className="paper-number">{number}</span> {nameOf(card)}
            </dt>
            {answers.map((answer, place) => (
              <dd key={`${place} ${answer.text}`}>
                <PaperWords item={answer} type={card.type} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
