import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import { CardDiff } from '../card/CardDiff.tsx'
import { useEditorState } from '../state/context.ts'
import { CardLine } from '../card/CardLine.tsx'
import { RewriteDialog } from './RewriteDialog.tsx'
import type { Writing } from './useWriting.ts'

interface Props {
  readonly writing: Writing
  onTake(cards: readonly Card[]): void
  onLeave(id: number): void
  onReplace(card: Card): void
}

/** The cards that have come, each to be taken, left out or rewritten, and what could not be used. */
export function WrittenCards({ writing, onTake, onLeave, onReplace }: Props) {
  const t = useWords(generateWords)
  const deck = useEditorState((state) => state.history.present)
  const [rewritten, setRewritten] = useState<Card>()
  const isTaken = ({ id }: Card) => findCard(deck, id) !== undefined
  const open = writing.cards.filter((card) => !isTaken(card))
  return (
    <>
      <div className="generate-head">
        <span aria-live="polite">{t('cards', { count: writing.cards.length })}</span>
        {open.length > 0 && (
          <Button onClick={() => onTake(open)} type="primary">
            {t('takeAll')}
          </Button>
        )}
      </div>
      <ol className="generate-cards">
        {writing.cards.map((card, index) => (
          <li key={card.id}>
            <WrittenCard card={card} number={index + 1} />
            <div className="generate-actions">
              {isTaken(card) ? (
                <span className="kit-tag" data-tone="ok">
                  {t('taken')}
                </span>
              ) : (
                <>
                  <Button onClick={() => onTake([card])} size="small">
                    {t('take')}
                  </Button>
                  <Button onClick={() => onLeave(card.id)} size="small" type="text">
                    {t('leave')}
                  </Button>
                  <Button onClick={() => setRewritten(card)} size="small" type="text">
                    {t('rewrite.open')}
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Refused refused={writing.refused} />
      {rewritten && (
        <RewriteDialog
          card={rewritten}
          onClose={() => setRewritten(undefined)}
          onTake={onReplace}
          tool="rewrite"
        />
      )}
    </>
  )
}

function WrittenCard({ card, number }: { readonly card: Card; readonly number: number }) {
  const t = useWords(generateWords)
  const missing = cardOf(card.type).content.problems(card).length
  return (
    <>
      <div className="generate-card-line">
        <CardLine card={card} number={String(number)} picture={undefined} />
      </div>
      <CardDiff after={card} before={null} side="after" />
      {missing > 0 && (
        <span className="kit-tag" data-tone="wait">
          {t('unfinished', { count: missing })}
        </span>
      )}
    </>
  )
}

function Refused({ refused }: Pick<Writing, 'refused'>) {
  const t = useWords(generateWords)
  const translate = useTranslate()
  if (refused.length === 0) return null
  const textOf = ({ namespace, key, values }: Writing['refused'][number]['problem']) =>
    translate({ namespace, key, ...(values && { values }) })
  return (
    <Alert
      description={
        <ul className="generate-refused">
          {refused.map(({ text, problem }, index) => (
            <li key={`${index} ${text}`}>{t('refusedLine', { text, problem: textOf(problem) })}</li>
          ))}
        </ul>
      }
      title={t('refused', { count: refused.length })}
      type="warning"
    />
  )
}
