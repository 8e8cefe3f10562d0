import './rail.css'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { nameOf } from '../state/cardSummary.ts'
import { CardThumb } from './CardThumb.tsx'

interface Props {
  readonly card: Card
  /** `3`, or `3.2` for a card inside another. */
  readonly number: string
  readonly picture: string | undefined
  /** Of a section: how long its cards take together. */
  readonly seconds?: number | undefined
}

/** A card in a list: its number, a small picture of it, its name, its kind, points and minutes. */
export function CardLine({ card, number, picture, seconds }: Props) {
  const t = useWords(activityWords)
  const translate = useTranslate()
  const { words, answering } = cardOf(card.type)
  const type = translate({ namespace: words, key: 'label' })
  const time = seconds ?? card.estimateSeconds
  const facts = [
    type,
    answering.isScorable && card.points > 0 && t('editor.points', { count: card.points }),
    time && t('editor.minutes', { count: Math.max(1, Math.round(time / 60)) }),
  ]
  return (
    <>
      <span className="editor-card-number">{number}</span>
      <CardThumb card={card} picture={picture} />
      <span className="editor-card-text">
        <span className="editor-card-name">{nameOf(card) || t('editor.untitled', { type })}</span>
        <span className="editor-card-kind">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
}
