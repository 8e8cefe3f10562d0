import './palette.css'
import { Input, Modal, type InputRef } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { cardTypes, definitions, type CardType } from '#cards/index.ts'
import { faces, loadEditors } from '#cards/web.ts'
import { LineIcon } from '#kit/web/LineIcon.tsx'
import { useSay, useWords } from '#kit/web/words.ts'
import { activityWords } from '../../activity.words.ts'
import { useEditor, usePart } from './context.ts'
import { recentTypes, rememberType } from './recentTypes.ts'
import { useCardActions } from './useCardActions.ts'

/** Card types to add, found by name or by what they are for. */
export function Palette() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const isOpen = usePart((state) => state.panel === 'palette')
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
      width={620}
    >
      <Types input={input} />
    </Modal>
  )
}

interface Offered {
  readonly type: CardType
  readonly label: string
  readonly purpose: string
}

/** All types, those used last first; of these the ones that hold the words typed. */
function useOffered(keyword: string): readonly Offered[] {
  const say = useSay()
  const [recent] = useState(recentTypes)
  const order = [...new Set([...recent, ...cardTypes])]
  const offered = order.map((type) => {
    const { words } = definitions[type]
    const told = (key: string) => say({ namespace: words, key })
    return { type, label: told('label'), purpose: told('purpose') }
  })
  const wanted = keyword.trim().toLowerCase()
  const isWanted = ({ type, label, purpose }: Offered) =>
    [type, label, purpose].some((text) => text.toLowerCase().includes(wanted))
  return offered.filter(isWanted)
}

function Types({ input }: { readonly input: RefObject<InputRef | null> }) {
  const t = useWords(activityWords)
  const editor = useEditor()
  const { withNumbers } = useCardActions()
  const [keyword, setKeyword] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const offered = useOffered(keyword)
  const chosen = offered[Math.min(at, offered.length - 1)]
  useEffect(() => void loadEditors().catch(() => undefined), [])
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const add = (type: CardType) => {
    rememberType(type)
    withNumbers(editor.add(type))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step !== 0) setAt((now) => Math.min(Math.max(0, now + step), offered.length - 1))
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
        {offered.map(({ type, label, purpose }) => (
          <div
            aria-selected={type === chosen?.type}
            id={`editor-type-${type}`}
            key={type}
            onClick={() => add(type)}
            role="option"
            tabIndex={-1}
          >
            <span aria-hidden="true" className="editor-type-icon">
              <LineIcon path={faces[type].icon} size={22} />
            </span>
            <span>
              <b>{label}</b>
              <span className="editor-type-purpose">{purpose}</span>
            </span>
          </div>
        ))}
      </div>
      {offered.length === 0 && <p className="editor-types-none">{t('editor.noType')}</p>}
    </>
  )
}
