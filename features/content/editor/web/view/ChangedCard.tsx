import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf } from '#cards/index.ts'
import type { CardChange } from '#features/content/activity/activity.changes.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { CardDiff } from '../card/CardDiff.tsx'
import { nameOf } from '../state/cardSummary.ts'

const tones = { added: 'ok', removed: 'off', moved: 'brand', changed: 'wait' } as const

function kindsOf({ before, after, isMoved, paths }: CardChange): (keyof typeof tones)[] {
  if (!before) return ['added']
  if (!after) return ['removed']
  return [...(paths.length > 0 ? (['changed'] as const) : []), ...(isMoved ? (['moved'] as const) : [])]
}

/** What became of one card: as a whole in a tag, in its texts word by word. */
export function ChangedCard({ change }: { readonly change: CardChange }) {
  const t = useWords(activityWords)
  const translate = useTranslate()
  const { before, after, isMoved, placeBefore, placeAfter } = change
  const card = after ?? before
  if (!card) return null
  const type = translate({ namespace: cardOf(card.type).words, key: 'label' })
  return (
    <article className="versions-card">
      <h2>
        <span className="versions-place">{placeAfter ?? placeBefore}</span>
        {nameOf(card) || t('editor.untitled', { type })}
        {kindsOf(change).map((kind) => (
          <span className="kit-tag" data-tone={tones[kind]} key={kind}>
            {t(`compare.${kind}`)}
          </span>
        ))}
        <span className="kit-muted">
          {isMoved && placeBefore !== null && placeAfter !== null
            ? t('compare.movedFrom', { from: placeBefore, to: placeAfter })
            : type}
        </span>
      </h2>
      <CardDiff
        after={after}
        before={before}
        {...(!before && { side: 'after' })}
        {...(!after && { side: 'before' })}
      />
    </article>
  )
}
