import {
  CopyOutlined,
  DeleteOutlined,
  DownOutlined,
  GroupOutlined,
  SnippetsOutlined,
  UpOutlined,
} from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState } from '../state/context.ts'
import { useCardActions } from '../state/useCardActions.ts'

/** What can be done with the selected cards, where more than one is. */
export function RailTools() {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const editor = useEditor()
  const actions = useCardActions()
  const count = useEditorState((state) => state.selected.size)
  if (count < 2) return null
  return (
    <div aria-label={kit('list.selected', { count })} className="editor-rail-tools" role="toolbar">
      <span>{kit('list.selected', { count })}</span>
      <Tool
        icon={<UpOutlined aria-hidden="true" />}
        label={kit('actions.up')}
        onClick={() => editor.move(-1)}
      />
      <Tool
        icon={<DownOutlined aria-hidden="true" />}
        label={kit('actions.down')}
        onClick={() => editor.move(1)}
      />
      <Tool icon={<GroupOutlined aria-hidden="true" />} label={t('editor.group')} onClick={actions.group} />
      <Tool
        icon={<SnippetsOutlined aria-hidden="true" />}
        label={t('editor.duplicate')}
        onClick={actions.duplicate}
      />
      <Tool
        icon={<CopyOutlined aria-hidden="true" />}
        label={kit('copy.action')}
        onClick={() => document.execCommand('copy')}
      />
      <Tool
        icon={<DeleteOutlined aria-hidden="true" />}
        label={kit('actions.delete')}
        onClick={actions.remove}
      />
    </div>
  )
}

interface ToolProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onClick: () => void
}

function Tool({ icon, label, onClick }: ToolProps) {
  return (
    <Tooltip title={label}>
      <Button aria-label={label} icon={icon} onClick={onClick} size="small" type="text" />
    </Tooltip>
  )
}
