import { Button, Radio, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { everyCard, numbersOf, type Deck } from '#deck/deck.document.ts'
import { useDeckWords } from '#deck/web/words.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { nameOf } from '../state/cardSummary.ts'
import { mostChosen } from './useExport.ts'

interface Props {
  readonly activityId: number
  /** Ids of the cards that go out, with all inside them; null: all cards. */
  readonly chosen: readonly number[] | null
  onChoose(ids: readonly number[] | null): void
}

/** Which cards go out: all of them, or those that are ticked in a list. */
export function ExportCards({ activityId, chosen, onChoose }: Props) {
  const t = useWords(importWords)
  const hasWords = useDeckWords()
  // Whoever comes from the editor has just changed it.
  const now = { enabled: chosen !== null, staleTime: 0 }
  const read = useRead(activityEndpoints.get, { query: { id: activityId } }, now)
  return (
    <>
      <Radio.Group
        aria-label={t('export.which')}
        className="export-which"
        onChange={(event) => onChoose(event.target.value === 'all' ? null : [])}
        options={[
          { value: 'all', label: t('export.all') },
          { value: 'some', label: t('export.some') },
        ]}
        value={chosen === null ? 'all' : 'some'}
      />
      {chosen !== null && read.error && <p role="alert">{errorText(read.error)}</p>}
      {chosen !== null && !read.error && (!read.data || !hasWords) && <Skeleton active title={false} />}
      {chosen !== null && read.data && hasWords && (
        <Checklist chosen={chosen} deck={read.data.cards} onChoose={onChoose} />
      )}
    </>
  )
}

interface ListProps {
  readonly deck: Deck
  readonly chosen: readonly number[]
  onChoose(ids: readonly number[]): void
}

/** The outer cards; one that is inside another goes out with it, or by itself where it was selected so. */
function Checklist({ deck, chosen, onChoose }: ListProps) {
  const t = useWords(importWords)
  const statusId = useId()
  const numbers = numbersOf(deck)
  const ids = new Set(chosen)
  const [selectedFirst] = useState(ids)
  const listed = everyCard(deck).filter(
    ({ card, parentId }) => parentId === null || selectedFirst.has(card.id),
  )
  const isFull = chosen.length >= mostChosen
  const all = deck.map(({ id }) => id).slice(0, mostChosen)
  const toggle = (id: number) =>
    onChoose(ids.has(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <fieldset aria-describedby={statusId} className="export-cards">
      <legend className="kit-visually-hidden">{t('export.some')}</legend>
      <p>
        <span id={statusId} role="status">
          {t('export.chosen', { count: chosen.length })}
        </span>
        <Button onClick={() => onChoose(chosen.length > 0 ? [] : all)} size="small" type="link">
          {chosen.length > 0 ? t('export.chooseNone') : t('export.chooseAll')}
        </Button>
      </p>
      <ul>
        {listed.map(({ card }) => (
          <li key={card.id}>
            <label>
              <input
                checked={ids.has(card.id)}
                disabled={isFull && !ids.has(card.id)}
                onChange={() => toggle(card.id)}
                type="checkbox"
              />
              <span className="export-number">{numbers.get(card.id)}</span>
              <CardName card={card} />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function CardName({ card }: { readonly card: Card }) {
  const t = useWords(activityWords)
  const translate = useTranslate()
  const type = translate({ namespace: cardOf(card.type).words, key: 'label' })
  return (
    <>
      <span className="export-name">{nameOf(card) || t('editor.untitled', { type })}</span>
      <small>{type}</small>
    </>
  )
}
