import type { Verdict } from '#kit/card/verdict.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { branchWords } from '../branch.card.ts'
import type { BranchCard } from '../branch.schema.ts'

interface Props {
  readonly card: BranchCard
  readonly verdict: Verdict
}

/** What came of the choice; an ending stands for itself, with its title. */
export function BranchFeedback({ card, verdict }: Props) {
  const t = useWords(branchWords)
  const endings = new Set(card.endings.map(({ id }) => id))
  return verdict.feedback.parts.map(({ partId, text }) => {
    if (!endings.has(partId))
      return (
        <section className="branch-after" key={partId}>
          <h3>{t('play.after')}</h3>
          <p>{text}</p>
        </section>
      )
    const [title = '', ...rest] = text.split('\n')
    return (
      <section className="branch-ending" key={partId}>
        <p className="branch-ending-kicker">{t('play.ending')}</p>
        {title && <h3>{title}</h3>}
        <p>{rest.join('\n')}</p>
      </section>
    )
  })
}
