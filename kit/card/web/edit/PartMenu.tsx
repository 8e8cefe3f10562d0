import { Button, Dropdown } from 'antd'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

export interface PartAct {
  readonly key: string
  readonly label: string
  readonly isDanger?: boolean
  readonly isOff?: boolean
  run(): void
}

interface Props {
  /** Says which part it belongs to. */
  readonly label: string
  readonly disabled: boolean
  /** What can be done with this kind of part only. */
  readonly acts?: readonly PartAct[]
  readonly index: number
  readonly isLast: boolean
  readonly removeLabel: string
  /** Without it the part stays where it is. */
  onMove?: ((to: number) => void) | undefined
  /** Without it the part stays. */
  onRemove?: (() => void) | undefined
}

/** What is done with a part of a card more rarely: its own acts, then up, down, away. */
export function PartMenu({ label, disabled, ...part }: Props) {
  const acts = useActs(part)
  return (
    <Dropdown
      autoFocus
      disabled={disabled}
      menu={{
        items: acts.map(({ key, label: name, isDanger, isOff }) => ({
          key,
          label: name,
          danger: isDanger === true,
          disabled: isOff === true,
        })),
        onClick: ({ key }) => acts.find((act) => act.key === key)?.run(),
      }}
      trigger={['click']}
    >
      <Button aria-label={label} icon={<LineIcon path="M6 12h.01M12 12h.01M18 12h.01" />} type="text" />
    </Dropdown>
  )
}

function useActs(part: Omit<Props, 'label' | 'disabled'>): readonly PartAct[] {
  const t = useWords(kitWords)
  const { acts = [], index, isLast, removeLabel, onMove, onRemove } = part
  const moves: PartAct[] = onMove
    ? [
        { key: 'up', label: t('actions.up'), isOff: index === 0, run: () => onMove(index - 1) },
        { key: 'down', label: t('actions.down'), isOff: isLast, run: () => onMove(index + 1) },
      ]
    : []
  const remove: PartAct[] = onRemove
    ? [{ key: 'remove', label: removeLabel, isDanger: true, run: onRemove }]
    : []
  return [...acts, ...moves, ...remove]
}
