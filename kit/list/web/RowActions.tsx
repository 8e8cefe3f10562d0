import { EllipsisOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { Go, useGo } from '#kit/view/web/Go.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

/** Something to do with one row: a screen to open, or an act. */
export interface RowAction {
  readonly key: string
  readonly label: string
  readonly isDanger?: boolean
  /** What people wait for: it comes before the moves of the state table. */
  readonly isFirst?: boolean
  readonly href?: string
  readonly run?: () => void
}

const visible = 2

/** Two actions in sight, the rest in a menu. */
export function RowActions({
  actions,
  name,
}: {
  readonly actions: readonly RowAction[]
  readonly name: string
}) {
  const t = useWords(kitWords)
  const go = useGo()
  const [shown, rest] = [actions.slice(0, visible), actions.slice(visible)]
  const act = (action: RowAction | undefined) => (action?.href ? go(action.href) : action?.run?.())
  return (
    <span className="kit-actions">
      {shown.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {rest.length > 0 && (
        <Dropdown
          autoFocus
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: rest.map(({ key, label, isDanger }) => ({ key, label, danger: isDanger ?? false })),
            onClick: ({ key }) => act(rest.find((action) => action.key === key)),
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<EllipsisOutlined aria-hidden="true" />}
            aria-label={t('actions.moreOf', { name })}
          />
        </Dropdown>
      )}
    </span>
  )
}

function ActionButton({ action }: { readonly action: RowAction }) {
  if (action.href)
    return (
      <Go href={action.href} className="kit-action">
        {action.label}
      </Go>
    )
  return (
    <button
      type="button"
      className="kit-action"
      data-danger={action.isDanger || undefined}
      onClick={action.run}
    >
      {action.label}
    </button>
  )
}
