import './dialogs.css'
import { Button, Modal } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { cardOf, type Card } from '#cards/index.ts'
import type { Conflict } from '#deck/deck.merge.ts'
import { Player } from '#deck/web/Player.tsx'
import { previewPort } from '#deck/web/previewPort.ts'
import { FieldText } from '#kit/web/form/FieldText.tsx'
import { fieldsIn } from '#kit/field.ts'
import { namesIn } from '#kit/web/formed.ts'
import { useResourceWords } from '#kit/web/resourceWords.ts'
import { kitWords, useSay, useWords } from '#kit/web/words.ts'
import { activity } from '../../activity.contract.ts'
import { activityFields } from '../../activity.fields.ts'
import { activityWords } from '../../activity.words.ts'
import { useEditor, usePart } from './context.ts'
import type { Choice } from './editor.ts'
import { differencesOf } from './differences.ts'
import { nameOf } from './faces.ts'
import type { Conflicts, FieldConflict } from './workingCopy.ts'

/** Two people changed the same card or the same field: both are shown, and somebody chooses. Nothing is overwritten before. */
export function ConflictDialog() {
  const conflicts = usePart((state) => state.conflicts)
  return conflicts && <Asking conflicts={conflicts} />
}

type Choices = ReadonlyMap<number | string, Choice>

function Asking({ conflicts }: { readonly conflicts: Conflicts }) {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const editor = useEditor()
  const [choices, setChoices] = useState<Choices>(new Map())
  const choose = (key: number | string) => (choice: Choice) => setChoices(new Map(choices).set(key, choice))
  const isDecided = choices.size === conflicts.cards.length + conflicts.fields.length
  return (
    <Modal
      className="editor-conflict"
      closable={false}
      footer={
        <Button disabled={!isDecided} onClick={() => editor.resolve(choices)} type="primary">
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

interface AskProps {
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice) => void
}

function CardConflict({ conflict, ...ask }: AskProps & { readonly conflict: Conflict }) {
  const t = useWords(activityWords)
  const say = useSay()
  const { mine, theirs } = conflict
  const card = mine ?? theirs
  if (!card) return null
  const type = say({ namespace: cardOf(card.type).words, key: 'label' })
  const differs = mine && theirs ? differencesOf(mine, theirs, say) : []
  return (
    <Sides
      {...ask}
      legend={nameOf(card) || t('editor.untitled', { type })}
      mine={mine ? <CardSide card={mine} /> : <p>{t('editor.deletedByMe')}</p>}
      note={differs.length > 0 ? t('editor.differs', { fields: differs.join(' · ') }) : undefined}
      theirs={theirs ? <CardSide card={theirs} /> : <p>{t('editor.deletedByThem')}</p>}
    />
  )
}

function CardSide({ card }: { readonly card: Card }) {
  const files = usePart((state) => state.files)
  const [port] = useState(() => previewPort(() => [card]))
  const urls = Object.fromEntries(Object.entries(files).map(([id, { url }]) => [id, url]))
  return (
    // To be looked at: answering would say nothing about which one is right.
    <div className="editor-conflict-card" inert>
      <Player deck={[card]} files={urls} port={port} />
    </div>
  )
}

function OwnFieldConflict({ conflict, ...ask }: AskProps & { readonly conflict: FieldConflict }) {
  const words = useResourceWords(activity.name)
  const record = usePart((state) => state.record)
  const { name, mine, theirs } = conflict
  const field = new Map(fieldsIn(activityFields)).get(name)
  if (!field) return null
  const text = (value: unknown) => (
    <FieldText field={field} known={namesIn(record, name)} name={name} value={value} words={words} />
  )
  return (
    <Sides {...ask} legend={words.label(name)} mine={text(mine)} note={undefined} theirs={text(theirs)} />
  )
}

interface SidesProps extends AskProps {
  readonly legend: string
  readonly note: string | undefined
  readonly mine: ReactNode
  readonly theirs: ReactNode
}

function Sides({ legend, note, mine, theirs, choice, onChoose }: SidesProps) {
  const kit = useWords(kitWords)
  const name = useId()
  const sides = [
    { key: 'mine', label: kit('stale.keepMine'), content: mine },
    { key: 'theirs', label: kit('stale.takeTheirs'), content: theirs },
  ] as const
  return (
    <fieldset className="editor-conflict-sides">
      <legend>{legend}</legend>
      {note !== undefined && <p className="kit-mute">{note}</p>}
      {sides.map(({ key, label, content }) => (
        <label data-chosen={choice === key || undefined} key={key}>
          <span>
            <input checked={choice === key} name={name} onChange={() => onChoose(key)} type="radio" /> {label}
          </span>
          {content}
        </label>
      ))}
    </fieldset>
  )
}
