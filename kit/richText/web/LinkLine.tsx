import type { Editor } from '@tiptap/core'
import { useState, type KeyboardEvent } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { isSafeHref } from '../richTextClean.ts'
import { richTextWords } from './richTextWords.ts'

interface Props {
  readonly editor: Editor
  readonly href: string
  onDone(): void
}

/** Where the address of a link is written; an address without a scheme is taken for https. */
export function LinkLine({ editor, href, onDone }: Props) {
  const t = useWords(richTextWords)
  const [typed, setTyped] = useState(href)
  const address = /^[a-z]+:/i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  const isUsable = typed.trim() !== '' && isSafeHref(address)

  function set(): void {
    if (!isUsable) return
    const chain = editor.chain().focus().extendMarkRange('link')
    const isBare = editor.state.selection.empty && href === ''
    if (isBare)
      chain.insertContent({
        type: 'text',
        text: typed.trim(),
        marks: [{ type: 'link', attrs: { href: address } }],
      })
    else chain.setLink({ href: address })
    chain.run()
    onDone()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') onDone()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    set()
  }

  return (
    <div className="rich-bar-line">
      <input
        aria-invalid={typed !== '' && !isUsable}
        aria-label={t('address')}
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        placeholder="https://"
        type="url"
        value={typed}
      />
      <button disabled={!isUsable} onClick={set} type="button">
        {t('setLink')}
      </button>
      {href !== '' && (
        <button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            onDone()
          }}
          type="button"
        >
          {t('removeLink')}
        </button>
      )}
    </div>
  )
}
