import type { Editor } from '@tiptap/core'
import { useRef, useState, type KeyboardEvent } from 'react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { calloutTones } from '../richTextNodes.ts'
import { LinkLine } from './LinkLine.tsx'
import { richTextWords } from './richTextWords.ts'
import { doInTable, type tableCommands } from './tables.ts'
import { toolGroups, type Tool } from './tools.ts'
import { useToolState } from './useToolState.ts'

interface Props {
  readonly editor: Editor
  readonly disabled: boolean
}

const commands = [
  'addRow',
  'addColumn',
  'removeRow',
  'removeColumn',
  'removeTable',
] as const satisfies (keyof typeof tableCommands)[]

/** What can be done with the text. One stop of the Tab key; inside, the arrow keys. */
export function Toolbar({ editor, disabled }: Props) {
  const t = useWords(richTextWords)
  const bar = useRef<HTMLDivElement>(null)
  const [isLinking, setLinking] = useState(false)
  const state = useToolState(editor)

  function onKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || event.target instanceof HTMLSelectElement) return
    const controls = [...(bar.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])]
    const here = controls.findIndex((control) => control === document.activeElement)
    event.preventDefault()
    controls[(here + step + controls.length) % controls.length]?.focus()
  }

  const draw = (tool: Tool, isFirst: boolean) => (
    <button
      aria-label={t(`tools.${tool.name}`)}
      aria-pressed={tool.isToggle ? state.active.includes(tool.name) : undefined}
      disabled={disabled}
      key={tool.name}
      onClick={() => (tool.name === 'link' ? setLinking(!isLinking) : tool.run(editor))}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      tabIndex={isFirst ? 0 : -1}
      title={t(`tools.${tool.name}`)}
      type="button"
    >
      <LineIcon path={tool.icon} size={18} />
    </button>
  )

  return (
    <div className="rich-bar">
      <div aria-label={t('toolbar')} onKeyDown={onKey} ref={bar} role="toolbar" tabIndex={-1}>
        {toolGroups.map((tools, group) => (
          <span className="rich-bar-group" key={tools[0]?.name}>
            {tools.map((tool, index) => draw(tool, group === 0 && index === 0))}
          </span>
        ))}
      </div>
      {isLinking && <LinkLine editor={editor} href={state.href} onDone={() => setLinking(false)} />}
      {state.tone !== undefined && (
        <label className="rich-bar-line">
          {t('tone')}
          <select
            disabled={disabled}
            onChange={(event) =>
              editor.chain().updateAttributes('callout', { tone: event.target.value }).run()
            }
            value={state.tone}
          >
            {calloutTones.map((tone) => (
              <option key={tone} value={tone}>
                {t(`tones.${tone}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {state.isInTable && (
        <div className="rich-bar-line">
          {commands.map((command) => (
            <button
              disabled={disabled}
              key={command}
              onClick={() => doInTable(editor, command)}
              type="button"
            >
              {t(`table.${command}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
