import { useWords } from '#kit/i18n/web/words.ts'
import { WordDiff } from '#kit/view/web/WordDiff.tsx'
import { aiConfigWords } from '../../ai-config.words.ts'

interface Props {
  readonly before: string
  readonly after: string
}

/** What would be said otherwise than now, word by word, for who wants to see it. */
export function TextDifference({ before, after }: Props) {
  const t = useWords(aiConfigWords)
  if (before === after) return <p className="kit-muted">{t('runs.sameJson')}</p>
  return (
    <details className="ai-take-text">
      <summary>{t('take.differs')}</summary>
      <div className="ai-compare">
        {(['before', 'after'] as const).map((side) => (
          <div key={side} className="ai-compare-side">
            <h3>{t(side === 'before' ? 'take.inUse' : 'take.candidate')}</h3>
            <pre className="ai-answer">
              <WordDiff side={side} before={before} after={after} />
            </pre>
          </div>
        ))}
      </div>
    </details>
  )
}
