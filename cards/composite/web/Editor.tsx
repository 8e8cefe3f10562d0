import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ChildCards } from '#kit/card/web/ChildCards.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { compositeWords } from '../composite.card.ts'
import { withDraw, withOrder } from '../composite.edits.ts'
import { introMax, orders, resultMax, type CompositeCard } from '../composite.schema.ts'

type Props = CardEditorProps<CompositeCard>

/** The form of a composite: its cards, their order, and the texts around them. */
export function CompositeEditor(props: Props) {
  const { card, onChange, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(compositeWords)
  return (
    <div className="composite-editor">
      <CardField
        hint={t('edit.inRail')}
        isGroup
        label={t('fields.cards')}
        problem={problemAt(problems, 'cards')}
      >
        {() => <ChildCards disabled={disabled} />}
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
        {...fields.at('intro')}
        hint={t('fields.introHint')}
        label={t('fields.intro')}
        limit={introMax}
        rows={2}
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

function Result(props: Props) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(compositeWords)
  return (
    <>
      <CardSwitch {...fields.isOn('showResult')} label={t('fields.showResult')} />
      {card.showResult && (
        <CardText {...fields.at('result')} label={t('fields.result')} limit={resultMax} rows={1} />
      )}
    </>
  )
}
