import { Dropdown, type MenuProps } from 'antd'
import type { ReactNode } from 'react'
import { KeyCap } from '#kit/typing/web/KeyCap.tsx'
import type { Tool } from './tools.tsx'

interface Props {
  /** The tools, with a line between two groups. */
  readonly groups: readonly (readonly Tool[])[]
  /** The button that opens them. */
  readonly children: ReactNode
}

/** Tools behind a button, by their names, with the keys that do the same; the arrow keys move through them. */
export function ToolMenu({ groups, children }: Props) {
  const filled = groups.filter((tools) => tools.length > 0)
  const items = filled.flatMap((tools, index): NonNullable<MenuProps['items']> => [
    ...(index > 0 ? [{ type: 'divider' as const, key: `line-${index}` }] : []),
    ...tools.map(({ key, label, icon, keys, isOff = false }) => ({
      key,
      label,
      icon,
      disabled: isOff,
      ...(keys !== undefined && { extra: <KeyCap keys={keys} /> }),
    })),
  ])
  const run = (key: string) =>
    filled
      .flat()
      .find((tool) => tool.key === key)
      ?.run()
  return (
    <Dropdown
      autoFocus
      classNames={{ root: 'editor-menu' }}
      menu={{ items, onClick: ({ key }) => run(key) }}
      trigger={['click']}
    >
      {children}
    </Dropdown>
  )
}
