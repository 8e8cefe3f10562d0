import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { sameJson } from '#kit/value/sameJson.ts'
import { toolGroups, type ToolName } from './tools.ts'

/** What the text at the cursor is. */
interface ToolState {
  readonly active: readonly ToolName[]
  readonly isInTable: boolean
  /** Of the callout around it, where there is one. */
  readonly tone: string | undefined
  readonly href: string
}

/** The state of the tools. */
export function useToolState(editor: Editor): ToolState {
  const [state, setState] = useState(() => stateOf(editor))
  useEffect(() => {
    const look = () => {
      const now = stateOf(editor)
      setState((before) => (sameJson(before, now) ? before : now))
    }
    look()
    editor.on('transaction', look)
    return () => void editor.off('transaction', look)
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
