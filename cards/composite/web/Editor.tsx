import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { HeldCards } from '#kit/card/web/HeldCards.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { compositeWords } from '../composite.card.ts'
import { withDraw, withOrder } from '../composite.edits.ts'
import { introMax, orders, resultMax, type CompositeCard } from '../composite.schema.ts'

type Props = CardEditorProps<CompositeCard>

/** The form of a composite: its cards, their order, and the texts around them. */
export function CompositeEditor(props: Props) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(compositeWords)
  return (
    <div className="composite-editor">
      <CardField
        hint={t('edit.inRail')}
        isGroup
        label={t('fields.cards')}
        problem={problemAt(problems, 'cards')}
      >
        {() => <HeldCards disabled={disabled} />}
      </CardField>
      <CardSegments
        disabled={disabled}
        label={t('fields.order')}
        onChange={(order) => onChange(withOrder(card, order))}
        options={orders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        value={card.order}
      />
      {card.order === 'drawn' && <Draw {...props} />}
      <CardText
        disabled={disabled}
        hint={t('fields.introHint')}
        label={t('fields.intro')}
        limit={introMax}
        onChange={(text) => onChange({ ...card, intro: text })}
        problem={problemAt(problems, 'intro')}
        rows={2}
        value={card.intro}
      />
      <Result {...props} />
    </div>
  )
}

function Draw({ card, onChange, problems, disabled = false }: Props) {
  const t = useWords(compositeWords)
  return (
    <CardNumber
      disabled={disabled}
      label={t('fields.draw')}
      max={Math.max(1, card.cards.length)}
      min={1}
      onChange={(draw) => onChange(withDraw(card, draw))}
      problem={problemAt(problems, 'draw')}
      suffix={t('edit.of', { count: card.cards.length })}
      value={card.draw}
    />
  )
}

function Result({ card, onChange, problems, disabled = false }: Props) {
  const t = useWords(compositeWords)
  return (
    <>
      <CardSwitch
        checked={card.showResult}
        disabled={disabled}
        label={t('fields.showResult')}
        onChange={(showResult) => onChange({ ...card, showResult })}
      />
      {card.showResult && (
        <CardText
          disabled={disabled}
          label={t('fields.result')}
          limit={resultMax}
          onChange={(text) => onChange({ ...card, result: text })}
          problem={problemAt(problems, 'result')}
          rows={1}
          value={card.result}
        />
      )}
    </>
  )
}
