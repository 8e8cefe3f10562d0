import './find.css'
import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button, Checkbox, Input } from 'antd'
import { useDeferredValue, useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react'
import { notify } from '#kit/notice/web/notice.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { findCard } from '#deck/deck.document.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState, useEditorStateDeferred } from '../state/context.ts'
import { nameOf } from '../state/cardSummary.ts'
import { findTexts, type Hit } from '../state/findTexts.ts'

/** Finds a text in all cards, shows each place and puts another one there. */
export function FindPanel() {
  const isOpen = useEditorState((state) => state.panel === 'find')
  return isOpen && <Find />
}

function Find() {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const editor = useEditor()
  const id = useId()
  const deck = useEditorStateDeferred((state) => state.history.present)
  const [what, setWhat] = useState('')
  const [by, setBy] = useState('')
  const [isCased, setCased] = useState(false)
  const [at, setAt] = useState(0)
  const query = useDeferredValue(what)
  const hits = useMemo(() => findTexts(deck, { what: query, isCased }), [deck, query, isCased])
  const hit = hits[Math.min(at, hits.length - 1)]
  const shownId = hit?.cardId
  useEffect(() => {
    if (shownId !== undefined) editor.selection.goToCard(shownId)
  }, [editor, shownId])

  const step = (by: -1 | 1) =>
    setAt((Math.min(at, hits.length - 1) + by + hits.length) % Math.max(1, hits.length))
  const replace = (which: readonly Hit[]) => {
    const { count, skipped } = editor.replaceTexts(which, { what: query, isCased }, by)
    if (count > 0 && which.length > 1) notify({ kind: 'success', text: t('editor.find.replaced', { count }) })
    if (skipped > 0) notify({ kind: 'error', text: t('editor.find.skipped', { count: skipped }) })
  }
  const close = () => {
    editor.open(null)
    if (hit) editor.selection.goTo({ cardId: hit.cardId, path: hit.path })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
  }
  return (
    <div aria-label={t('editor.find.title')} className="editor-find" onKeyDown={onKeyDown} role="search">
      <div className="editor-find-row">
        <label htmlFor={`${id}-what`}>{t('editor.find.what')}</label>
        <Input
          autoFocus
          id={`${id}-what`}
          onChange={(event) => {
            setWhat(event.target.value)
            setAt(0)
          }}
          value={what}
        />
        <Button
          aria-label={t('editor.find.previous')}
          disabled={hits.length === 0}
          icon={<UpOutlined aria-hidden="true" />}
          onClick={() => step(-1)}
          type="text"
        />
        <Button
          aria-label={t('editor.find.next')}
          disabled={hits.length === 0}
          icon={<DownOutlined aria-hidden="true" />}
          onClick={() => step(1)}
          type="text"
        />
      </div>
      <div className="editor-find-row">
        <label htmlFor={`${id}-by`}>{t('editor.find.with')}</label>
        <Input id={`${id}-by`} onChange={(event) => setBy(event.target.value)} value={by} />
      </div>
      <div className="editor-find-row">
        <Checkbox checked={isCased} onChange={(event) => setCased(event.target.checked)}>
          {t('editor.find.matchCase')}
        </Checkbox>
        <span aria-live="polite" className="kit-muted">
          {query.length > 0 && (hit ? t('editor.find.hits', { count: hits.length }) : t('editor.find.none'))}
        </span>
      </div>
      <div className="editor-find-row">
        <Button disabled={!hit} onClick={() => hit && replace([hit])}>
          {t('editor.find.one')}
        </Button>
        <Button disabled={!hit} onClick={() => replace(hits)}>
          {t('editor.find.all')}
        </Button>
        <span className="editor-grow" />
        <Button onClick={close} type="text">
          {kit('actions.close')}
        </Button>
      </div>
      {hit && <Excerpt hit={hit} length={query.length} number={hits.indexOf(hit) + 1} />}
    </div>
  )
}

const around = 36

/** The place and what stands around it. */
function Excerpt({ hit, length, number }: { hit: Hit; length: number; number: number }) {
  const deck = useEditorStateDeferred((state) => state.history.present)
  const { text, start } = hit
  const card = findCard(deck, hit.cardId)?.card
  const end = start + length
  return (
    <p className="editor-find-hit">
      <b>
        {number} · {card && nameOf(card)}
      </b>
      <span>
        {start > around && '…'}
        {text.slice(Math.max(0, start - around), start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end, end + around)}
        {end + around < text.length && '…'}
      </span>
    </p>
  )
}
