import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import type { Card } from '#cards/index.ts'
import { cardUiOf } from '#cards/web.ts'
import { excerptOf } from '../state/cardSummary.ts'

interface Props {
  readonly card: Card
  readonly picture: string | undefined
}

/** A card as a small picture of itself: its picture, else its first words as on a page, else the icon of its type. */
export function CardThumb({ card, picture }: Props) {
  const excerpt = picture ? '' : excerptOf(card)
  const { icon } = cardUiOf(card.type)
  return (
    <span aria-hidden="true" className="editor-thumb">
      {picture && <img alt="" decoding="async" loading="lazy" src={picture} />}
      {excerpt && <span className="editor-thumb-page">{excerpt}</span>}
      <span className={picture || excerpt ? 'editor-thumb-mark' : 'editor-thumb-icon'}>
        <LineIcon path={icon} size={picture || excerpt ? 11 : 18} />
      </span>
    </span>
  )
}
