import './dialogs.css'
import { Button, Modal } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { FieldText } from '#kit/fields/web/FieldText.tsx'
import { fieldsIn } from '#kit/contract/field.ts'
import { namesIn } from '#kit/resource/web/formed.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { WordDiff } from '#kit/view/web/WordDiff.tsx'
import { kitWords, useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import type { Conflict } from '#deck/deck.merge.ts'
import { Player } from '#deck/web/play/Player.tsx'
import { previewPort } from '#deck/web/play/previewPort.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { CardDiff } from '../card/CardDiff.tsx'
import { useEditor, useEditorState } from '../state/context.ts'
import type { Choice } from '../state/editor.ts'
import { nameOf } from '../state/cardSummary.ts'
import { useCardActions } from '../state/useCardActions.ts'
import type { Conflicts, FieldConflict } from '../state/workingCopy.ts'

/** Two people changed the same card or the same field: both are shown, and somebody chooses. Nothing is overwritten before. */
export function ConflictDialog() {
  const conflicts = useEditorState((state) => state.conflicts)
  return conflicts && <ConflictList conflicts={conflicts} />
}

type Choices = ReadonlyMap<number | string, Choice>

function ConflictList({ conflicts }: { readonly conflicts: Conflicts }) {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const editor = useEditor()
  const { withNumbers } = useCardActions()
  const [choices, setChoices] = useState<Choices>(new Map())
  const choose = (key: number | string) => (choice: Choice) => setChoices(new Map(choices).set(key, choice))
  const isDecided = choices.size === conflicts.cards.length + conflicts.fields.length
  return (
    <Modal
      className="editor-conflict"
      closable={false}
      footer={
        <Button disabled={!isDecided} onClick={() => withNumbers(editor.resolve(choices))} type="primary">
          {kit('stale.apply')}
        </Button>
      }
      keyboard={false}
      mask={{ closable: false }}
      open
      title={t('editor.conflictTitle')}
      width={860}
    >
      <p>{t('editor.conflictLead')}</p>
      {conflicts.cards.map((conflict) => (
        <CardConflict
          choice={choices.get(conflict.id)}
          conflict={conflict}
          key={conflict.id}
          onChoose={choose(conflict.id)}
        />
      ))}
      {conflicts.fields.map((conflict) => (
        <OwnFieldConflict
          choice={choices.get(conflict.name)}
          conflict={conflict}
          key={conflict.name}
          onChoose={choose(conflict.name)}
        />
      ))}
    </Modal>
  )
}

interface ChoiceProps {
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice) => void
}

function CardConflict({ conflict, ...choiceProps }: ChoiceProps & { readonly conflict: Conflict }) {
  const t = useWords(activityWords)
  const translate = useTranslate()
  const { mine, theirs } = conflict
  const card = mine ?? theirs
  if (!card) return null
  const type = translate({ namespace: cardOf(card.type).words, key: 'label' })
  const sides = { before: theirs ?? null, after: mine ?? null }
  const both = mine && theirs
  return (
    <Sides
      {...choiceProps}
      hasBoth={both !== undefined}
      legend={nameOf(card) || t('editor.untitled', { type })}
      mine={mine ? both && <CardDiff {...sides} side="after" /> : <p>{t('editor.deletedByMe')}</p>}
      theirs={theirs ? both && <CardDiff {...sides} side="before" /> : <p>{t('editor.deletedByThem')}</p>}
    >
      <Pictured cards={[mine, theirs]} />
    </Sides>
  )
}

/** Both as learners see them, for whoever wants to look; drawn when it is opened. */
function Pictured({ cards }: { readonly cards: readonly (Card | undefined)[] }) {
  const t = useWords(activityWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="editor-conflict-pictures" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('editor.showCards')}</summary>
      <div>{isOpen && cards.map((card, index) => card && <CardSide card={card} key={index} />)}</div>
    </details>
  )
}

function CardSide({ card }: { readonly card: Card }) {
  const files = useEditorState((state) => state.files)
  const [port] = useState(() => previewPort(() => [card]))
  const urls = Object.fromEntries(Object.entries(files).map(([id, { url }]) => [id, url]))
  return (
    // To be looked at: answering would say nothing about which one is right.
    <div className="editor-conflict-card" inert>
      <Player deck={[card]} files={urls} port={port} />
    </div>
  )
}

function OwnFieldConflict({ conflict, ...choiceProps }: ChoiceProps & { readonly conflict: FieldConflict }) {
  const words = useResourceWords(activity.name)
  const record = useEditorState((state) => state.record)
  const { name, mine, theirs } = conflict
  const field = new Map(fieldsIn(activityFields)).get(name)
  if (!field) return null
  const text = (value: unknown) => (
    <FieldText field={field} known={namesIn(record, name)} name={name} value={value} words={words} />
  )
  const sideText = (side: 'before' | 'after') => {
    const value = side === 'after' ? mine : theirs
    if (typeof mine !== 'string' || typeof theirs !== 'string' || field.kind !== 'text') return text(value)
    return <WordDiff after={mine} before={theirs} side={side} />
  }
  return (
    <Sides {...choiceProps} legend={words.label(name)} mine={sideText('after')} theirs={sideText('before')} />
  )
}

interface SidesProps extends ChoiceProps {
  readonly legend: string
  readonly mine: ReactNode
  readonly theirs: ReactNode
  /** Theirs can stand as a card of its own beside mine. */
  readonly hasBoth?: boolean
  readonly children?: ReactNode
}

function Sides({ legend, mine, theirs, hasBoth = false, children, choice, onChoose }: SidesProps) {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const name = useId()
  const sides = [
    { key: 'mine', label: kit('stale.keepMine'), content: mine },
    { key: 'theirs', label: kit('stale.takeTheirs'), content: theirs },
  ] as const
  return (
    <fieldset className="editor-conflict-sides">
      <legend>{legend}</legend>
      {sides.map(({ key, label, content }) => (
        <label data-chosen={choice === key || undefined} key={key}>
          <span>
            <input checked={choice === key} name={name} onChange={() => onChoose(key)} type="radio" /> {label}
          </span>
          {content}
        </label>
      ))}
      {hasBoth && (
        <label className="editor-conflict-both" data-chosen={choice === 'both' || undefined}>
          <span>
            <input checked={choice === 'both'} name={name} onChange={() => onChoose('both')} type="radio" />{' '}
            {t('editor.keepBoth')}
          </span>
          <span className="kit-muted">{t('editor.keepBothHint')}</span>
        </label>
      )}
      {children}
    </fieldset>
  )
}
