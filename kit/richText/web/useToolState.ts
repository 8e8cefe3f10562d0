import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { sameJson } from '#kit/value/sameJson.ts'
import { afterPaint } from '#kit/typing/web/typing.ts'
import { toolGroups, type ToolName } from './tools.ts'

/** What the text at the cursor is. */
interface ToolState {
  readonly active: readonly ToolName[]
  readonly isInTable: boolean
  /** Of the callout around it, where there is one. */
  readonly tone: string | undefined
  readonly href: string
}

/** The state of the tools; a letter is on the screen before it is looked for. */
export function useToolState(editor: Editor): ToolState {
  const [state, setState] = useState(() => stateOf(editor))
  useEffect(() => {
    let isDue = false
    const look = () => {
      isDue = false
      if (editor.isDestroyed) return
      const now = stateOf(editor)
      setState((before) => (sameJson(before, now) ? before : now))
    }
    const lookLater = () => {
      if (!isDue) afterPaint(look)
      isDue = true
    }
    lookLater()
    editor.on('transaction', lookLater)
    return () => void editor.off('transaction', lookLater)
  }, [editor])
  return state
}

function stateOf(editor: Editor): ToolState {
  const tone: unknown = editor.getAttributes('callout')['tone']
  const href: unknown = editor.getAttributes('link')['href']
  return {
    active: toolGroups.flat().flatMap((tool) => (tool.isActive(editor) ? [tool.name] : [])),
    isInTable: editor.isActive('table'),
    tone: editor.isActive('callout') ? String(tone) : undefined,
    href: typeof href === 'string' ? href : '',
  }
}
