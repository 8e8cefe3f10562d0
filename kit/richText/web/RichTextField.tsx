import './richText.css'
import './richTextField.css'
import type { JSONContent } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { sameJson } from '#kit/value/sameJson.ts'
import { useTyped } from '#kit/typing/web/useTyped.ts'
import type { RichText } from '../richText.ts'
import { isSafeHref, cleanRichText } from '../richTextClean.ts'
import type { RichTextProps } from './RichText.tsx'
import { Callout, Formula, FormulaBlock } from './nodes.ts'
import { onPaste, pasteClean } from './pasting.ts'
import { useRichTextWords } from './richTextWords.ts'
import { Table, TableCell, TableHeader, TableRow } from './tables.ts'
import { Toolbar } from './Toolbar.tsx'
import { catchUp, isCursorSeen, typeLetter } from './typing.ts'

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, isAllowedUri: (uri) => isSafeHref(uri) },
    trailingNode: false,
  }),
  Callout,
  Formula,
  FormulaBlock,
  Table,
  TableRow,
  TableCell,
  TableHeader,
]

/** Tiptap with our nodes and no others. Whatever is typed or pasted leaves it as rich text of ours. */
export function RichTextField({ value, onChange, label, disabled = false }: RichTextProps) {
  const isReady = useRichTextWords()
  const shown = useRef(value)
  const type = useTyped(onChange)
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: pasteClean,
      handlePaste: onPaste,
      handleDOMEvents: { keydown: catchUp },
      handleKeyPress: typeLetter,
      handleScrollToSelection: isCursorSeen,
    },
    onUpdate: ({ editor: changed }) => type(() => (shown.current = cleanRichText(changed.getJSON()))),
  })
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  // What comes from outside (undo, another card, somebody else's save) replaces the text; one's own typing does not.
  useEffect(() => {
    if (sameJson(value, shown.current)) return
    shown.current = value
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, value])
  return (
    <div className={disabled ? 'rich-field is-disabled' : 'rich-field'}>
      {isReady && <Toolbar disabled={disabled} editor={editor} />}
      <EditorContent className="rich-text" editor={editor} />
    </div>
  )
}

/** What a text without a line has none of: a place for marks that are asked for before the first letter. */
const emptyLine = { type: 'paragraph' }

/** Tiptap's type of a document is the same, but for being writable. */
const contentOf = (value: RichText) =>
  (value.content.length > 0 ? value : { ...value, content: [emptyLine] }) as unknown as JSONContent
