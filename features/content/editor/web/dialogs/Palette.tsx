import './palette.css'
import { Input, Modal, type InputRef } from 'antd'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { mayHold } from '#kit/card/holding.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardOf, definitions, type CardType } from '#cards/index.ts'
import { cardUis, loadEditors } from '#cards/web.ts'
import { findCard } from '#deck/deck.document.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { dropBufferedKeys, bufferKeys } from '../panes/keyBuffer.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { useCardActions } from '../state/useCardActions.ts'
import { groupsOfTypes, type Offered, type OfferedGroup } from './offered.ts'
import { placeBeside } from './placeBeside.ts'
import { recentTypes, rememberType } from './recentTypes.ts'

/** Card types to add, found by name or by what they are for. */
export function Palette() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const isOpen = useEditorState((state) => state.panel === 'palette')
  const input = useRef<InputRef>(null)
  return (
    <Modal
      afterOpenChange={(isThere) => isThere && input.current?.focus()}
      className="editor-palette"
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: false }}
      footer={null}
      // Gone at once: what is typed next belongs to the new card.
      maskTransitionName=""
      onCancel={() => editor.open(null)}
      open={isOpen}
      title={t('editor.addCard')}
      transitionName=""
      width={760}
    >
      <Types input={input} />
    </Modal>
  )
}

/** The types by what they are for, or those that hold the words typed. */
function useOffered(keyword: string): readonly OfferedGroup[] {
  const translate = useTranslate()
  const [recent] = useState(recentTypes)
  const holder = useEditorState(({ insideId, history }) =>
    insideId === null ? undefined : findCard(history.present, insideId)?.card.type,
  )
  const offer = (type: CardType): Offered => {
    const { words } = definitions[type]
    const textOf = (key: string) => translate({ namespace: words, key })
    return { type, label: textOf('label'), purpose: textOf('purpose') }
  }
  const mayBeAdded = (type: CardType) => holder === undefined || mayHold(cardOf(holder), definitions[type])
  return groupsOfTypes(offer, recent, keyword, mayBeAdded)
}

function Types({ input }: { readonly input: RefObject<InputRef | null> }) {
  const t = useWords(activityWords)
  const editor = useEditor()
  const { withNumbers } = useCardActions()
  const [keyword, setKeyword] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const groups = useOffered(keyword)
  const offered = groups.flatMap(({ types }) => types)
  const chosen = offered[Math.min(at, offered.length - 1)]
  useEffect(() => void loadEditors().catch(() => undefined), [])
  // At once: until the dialog counts as open, its own lock of the focus would take what is typed to its close button.
  useLayoutEffect(() => input.current?.focus(), [input])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const add = (type: CardType) => {
    rememberType(type)
    bufferKeys()
    withNumbers(
      editor.add(type).catch((error: unknown) => {
        dropBufferedKeys()
        throw error
      }),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // To the side only while nothing is typed: then the arrows are the writer's.
    const isSide = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    const next = isSide && keyword !== '' ? null : placeBeside(list.current, event.key)
    if (next !== null) setAt(next)
    else if (event.key === 'Enter' && chosen) add(chosen.type)
    else return
    event.preventDefault()
  }
  return (
    <>
      <Input
        aria-activedescendant={chosen && `editor-type-${chosen.type}`}
        aria-controls="editor-types"
        aria-expanded
        aria-label={t('editor.findType')}
        onChange={(event) => {
          setKeyword(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        placeholder={t('editor.findType')}
        ref={input}
        role="combobox"
        size="large"
        value={keyword}
      />
      <div
        aria-label={t('editor.types')}
        className="editor-types"
        id="editor-types"
        ref={list}
        role="listbox"
      >
        {groups.map(({ name, types }) => (
          <TypeGroup chosen={chosen?.type} key={name} name={name} onAdd={add} types={types} />
        ))}
      </div>
      {offered.length === 0 && <p className="editor-types-none">{t('editor.noType')}</p>}
    </>
  )
}

interface GroupProps extends OfferedGroup {
  readonly chosen: CardType | undefined
  onAdd(type: CardType): void
}

function TypeGroup({ name, types, chosen, onAdd }: GroupProps) {
  const t = useWords(activityWords)
  const heading = name === 'found' ? undefined : t(`editor.families.${name}`)
  return (
    <div aria-label={heading} className="editor-type-group" role="group">
      {heading && (
        <p aria-hidden="true" className="editor-type-heading">
          {heading}
        </p>
      )}
      {types.map(({ type, label, purpose }) => (
        <div
          aria-selected={type === chosen}
          id={`editor-type-${type}`}
          key={type}
          onClick={() => onAdd(type)}
          role="option"
          tabIndex={-1}
        >
          <span aria-hidden="true" className="editor-type-icon">
            <LineIcon path={cardUis[type].icon} size={22} />
          </span>
          <span>
            <b>{label}</b>
            <span className="editor-type-purpose">{purpose}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
