import './inline.css'
import { EditOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { withinSentence } from '#kit/contract/problem.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Formed } from '#kit/resource/web/formed.ts'
import type { ListRow } from '#kit/resource/web/listResource.ts'

const InlineEditor = lazy(() => import('./InlineEditor.tsx').then((file) => ({ default: file.InlineEditor })))

interface InlineCellProps {
  readonly resource: Formed
  readonly row: ListRow
  /** Of the resource's fields, the one that the cell edits. */
  readonly name: string
  /** What the row is called. */
  readonly rowName: string
  /** What the column is called. */
  readonly label: string
  /** Whether it is edited in the cell itself, and reached by the list's shortcut. */
  readonly isTitle: boolean
  readonly children: ReactNode
}

/** A cell whose field is edited where it stands: a pencil where the pointer or the focus is. What does not fit the cell opens below it. */
export function InlineCell({ resource, row, name, rowName, label, isTitle, children }: InlineCellProps) {
  const t = useWords(kitWords)
  const cell = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    // The focus goes back to the row, unless it has been taken elsewhere meanwhile.
    if (!isClosed || document.activeElement !== document.body) return
    const { current } = cell
    ;(current?.querySelector('a') ?? current?.querySelector('button'))?.focus()
  }, [isOpen])
  const editor = isOpen && (
    <Suspense fallback={children}>
      <InlineEditor {...{ resource, row, name, label }} onClose={() => setOpen(false)} />
    </Suspense>
  )
  if (editor && isTitle)
    return (
      <span ref={cell} className="kit-inline-cell">
        {editor}
      </span>
    )
  const shown = (
    <span ref={cell} className="kit-inline-cell">
      {children}
      <Button
        type="text"
        size="small"
        className="kit-inline-pencil"
        icon={<EditOutlined aria-hidden="true" />}
        aria-label={t('list.inline.edit', { label: withinSentence(label), name: rowName })}
        {...(isTitle && { 'data-rename': true })}
        onClick={() => setOpen(true)}
      />
    </span>
  )
  return editor ? (
    <Popover open trigger={[]} placement="bottomLeft" content={editor}>
      {shown}
    </Popover>
  ) : (
    shown
  )
}
