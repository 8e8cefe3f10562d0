import { Button, Dropdown } from 'antd'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { FormRow } from './formPart.ts'

export interface PartAct {
  readonly key: string
  readonly label: string
  run(): void
}

interface Props {
  /** Says which part it belongs to. */
  readonly label: string
  readonly row: FormRow
  /** What can be done with this kind of part only. */
  readonly acts?: readonly PartAct[] | undefined
}

/** What is done with a part of a card more rarely: its own acts, then up, down, away. */
export function PartMenu({ label, row, acts = [] }: Props) {
  const t = useWords(kitWords)
  const { index, isLast } = row
  const own = acts.map(({ run, ...act }) => ({ ...act, onClick: run }))
  const every = [
    { key: 'up', label: t('actions.up'), disabled: index === 0, onClick: () => row.move(index - 1) },
    { key: 'down', label: t('actions.down'), disabled: isLast, onClick: () => row.move(index + 1) },
    { key: 'remove', label: row.removeLabel, danger: true, onClick: row.remove },
  ]
  return (
    <Dropdown
      autoFocus
      disabled={row.disabled}
      menu={{ items: row.isFixed ? own : [...own, ...every] }}
      trigger={['click']}
    >
      <Button aria-label={label} icon={<LineIcon path="M6 12h.01M12 12h.01M18 12h.01" />} type="text" />
    </Dropdown>
  )
}
