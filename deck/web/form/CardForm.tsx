import './cardForm.css'
import { Collapse, Skeleton } from 'antd'
import { memo, Suspense } from 'react'
import { baseFields, titleMax } from '#kit/card/card.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { EarlierCardsProvider } from '#kit/card/web/earlierCards.ts'
import { NeighbourContext } from '#kit/dnd/web/neighbours.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardOf, cardWords } from '#cards/index.ts'
import { cardUiOf } from '#cards/web.ts'
import type { Deck } from '../../deck.document.ts'
import { useDeckWords } from '../words.ts'
import { useCardPart } from './cardPart.ts'
import { useNeighbourhood } from './neighbourhood.ts'
import { HelpFields } from './HelpFields.tsx'
import { RuleFields } from './RuleFields.tsx'
import { ScoringFields } from './ScoringFields.tsx'
import { useEarlier } from './useEarlier.ts'

export interface CardFormProps extends CardEditorProps {
  /** The deck that the card is in, for rules that look at other cards. */
  readonly deck: Deck
  /** Opens another card of the deck in its own form. */
  onOpen?(id: number): void
  /** Adds a card inside this one. */
  onAddInside?(): void
}

/** The form of one card: its title, its type's own fields, then what every card has. */
export function CardForm(props: CardFormProps) {
  return useDeckWords() ? <Fields {...props} /> : <Skeleton active />
}

/** Drawn again for their own fields only; what a key press draws has to be there before the next one. */
const Scoring = memo(ScoringFields)
const Help = memo(HelpFields)
const Rules = memo(RuleFields)
const Own = memo(function Own(props: CardEditorProps) {
  const { Editor } = cardUiOf(props.card.type)
  return <Editor {...props} />
})
const isBeyondTitle = (name: string): boolean => name !== 'title'
const isOfEveryCard = (name: string): boolean => name !== 'title' && baseFields.includes(name)

function Fields({ deck, onOpen, onAddInside, ...editor }: CardFormProps) {
  const { card, onChange, problems, disabled = false } = editor
  const t = useWords(cardWords)
  const { answering, navigating } = cardOf(card.type)
  const earlier = useEarlier(deck, card)
  const own = useCardPart(editor, isBeyondTitle)
  const common = { deck, problems, disabled, ...useCardPart(editor, isOfEveryCard) }
  const around = useNeighbourhood(deck, card, { onOpen, onAddInside })
  const groups = [
    answering.isScorable && {
      key: 'scoring',
      label: t('sections.scoring'),
      children: <Scoring {...common} />,
    },
    // Where nothing is right or wrong there is nothing to hint at, and nothing to say to it.
    answering.isScorable && { key: 'help', label: t('sections.help'), children: <Help {...common} /> },
    { key: 'rules', label: t('sections.rules'), children: <Rules {...common} /> },
  ]
  return (
    <div className="card-form">
      <CardText
        disabled={disabled}
        hint={t('fields.titleHint')}
        label={t('fields.title')}
        limit={titleMax}
        onChange={(text) => onChange({ ...card, title: text })}
        problem={problemAt(problems, 'title')}
        value={card.title}
      />
      {/* What comes below the type's own fields waits for them: it would be moved by them. */}
      <Suspense fallback={<Skeleton active />}>
        <EarlierCardsProvider value={earlier}>
          <NeighbourContext value={around}>
            <Own {...editor} {...own} />
          </NeighbourContext>
        </EarlierCardsProvider>
        <Collapse
          // When it leads is part of where it leads.
          defaultActiveKey={navigating.steers ? ['scoring', 'rules'] : ['scoring']}
          ghost
          items={groups.filter((group) => group !== false && group !== undefined)}
          key={card.id}
        />
      </Suspense>
    </div>
  )
}
