import './cardDiff.css'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { WordDiff } from '#kit/view/web/WordDiff.tsx'
import type { Card } from '#cards/index.ts'
import { cardDifference } from '#deck/web/cardDifference.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'

interface Props {
  readonly before: Card | null
  readonly after: Card | null
  /** One column of it; without it both stand side by side. */
  readonly side?: 'before' | 'after'
}

/** Two states of a card, text by text and word by word. */
export function CardDiff({ before, after, side }: Props) {
  const t = useWords(activityWords)
  const { texts, others } = cardDifference(before, after, useTranslate())
  const sides = side ? [side] : (['before', 'after'] as const)
  return (
    <div className="card-diff" data-sides={sides.length}>
      {texts.map(({ path, label, ...text }) => (
        <div className="card-diff-row" key={path}>
          <span className="card-diff-label">{label}</span>
          {sides.map((each) => (
            <p data-empty={text[each] === '' || undefined} key={each}>
              {text[each] === '' ? t('compare.empty') : <WordDiff {...text} side={each} />}
            </p>
          ))}
        </div>
      ))}
      {others.length > 0 && (
        <p className="card-diff-others">{t('compare.others', { fields: others.join(' · ') })}</p>
      )}
    </div>
  )
}
