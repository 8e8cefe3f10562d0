import './cardForm.css'
import { Collapse, Input, Skeleton } from 'antd'
import { Suspense } from 'react'
import { cardOf, cardWords } from '#cards/index.ts'
import { faceOf } from '#cards/web.ts'
import { titleMax } from '#kit/card.ts'
import type { CardEditorProps } from '#kit/web/cardFace.ts'
import { CardField, problemAt } from '#kit/web/CardField.tsx'
import { useWords } from '#kit/web/words.ts'
import type { Deck } from '../deck.document.ts'
import { HelpFields } from './HelpFields.tsx'
import { RuleFields } from './RuleFields.tsx'
import { ScoringFields } from './ScoringFields.tsx'
import { useDeckWords } from './words.ts'

export interface CardFormProps extends CardEditorProps {
  /** The deck that the card is in, for rules that look at other cards. */
  readonly deck: Deck
}

/** The form of one card: its title, its type's own fields, then what every card has. */
export function CardForm(props: CardFormProps) {
  return useDeckWords() ? <Fields {...props} /> : <Skeleton active />
}

function Fields({ deck, ...editor }: CardFormProps) {
  const { card, onChange, problems, disabled = false } = editor
  const t = useWords(cardWords)
  const face = faceOf(card.type)
  const definition = cardOf(card.type)
  const common = { card, deck, problems, disabled, onChange }
  const groups = [
    definition.isScorable && {
      key: 'scoring',
      label: t('sections.scoring'),
      children: <ScoringFields {...common} />,
    },
    definition.responseSchema && {
      key: 'help',
      label: t('sections.help'),
      children: <HelpFields {...common} />,
    },
    { key: 'rules', label: t('sections.rules'), children: <RuleFields {...common} /> },
  ]
  return (
    <div className="card-form">
      <CardField
        count={[card.title, titleMax]}
        hint={t('fields.titleHint')}
        label={t('fields.title')}
        problem={problemAt(problems, 'title')}
      >
        {(ids) => (
          <Input
            {...ids}
            disabled={disabled}
            onChange={(event) => onChange({ ...card, title: event.target.value })}
            value={card.title}
          />
        )}
      </CardField>
      <Suspense fallback={<Skeleton active />}>
        <face.Editor {...editor} />
      </Suspense>
      <Collapse
        defaultActiveKey={['scoring']}
        ghost
        items={groups.filter((group) => group !== false && group !== undefined)}
        key={card.id}
      />
    </div>
  )
}
