import { PushpinFilled, PushpinOutlined } from '@ant-design/icons'
import { Button, Checkbox, Segmented, Tooltip } from 'antd'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import { SortableList } from '#kit/dnd/web/SortableList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { type ColumnSettings, maxPinned, moved } from '#kit/table/columnSettings.ts'

export interface ColumnPanelProps {
  /** All but the first, which names the row and stays, in their order. */
  readonly keys: readonly string[]
  readonly hidden: readonly string[]
  readonly labelOf: (key: string) => string
  /** Rows may be tiles; where they are not, they may be high. */
  readonly hasTiles: boolean
  readonly settings: ColumnSettings
  readonly onChange: (part: ColumnSettings) => void
  /** Undefined: everything is as it is for everybody. */
  readonly onReset: (() => void) | undefined
}

const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key)

/** Which columns show, in which order, which stay in sight, and how high rows are. */
export function ColumnPanel(props: ColumnPanelProps) {
  const { keys, hidden, labelOf, hasTiles, settings, onChange, onReset } = props
  const t = useWords(kitWords)
  const pinned = settings.pinned ?? []
  const move = (from: number, to: number) => onChange({ order: [...moved(keys, from, to)] })
  return (
    <div className="kit-settings">
      <fieldset>
        <legend>{t('list.columns')}</legend>
        <SortableList
          className="kit-settings-columns"
          items={keys.map((id) => ({ id }))}
          onMove={move}
          renderRow={({ id: key }, _index, { handleRef }) => {
            const label = labelOf(key)
            const isPinned = pinned.includes(key)
            const pin = t(isPinned ? 'list.unpin' : 'list.pin', { label })
            return (
              <>
                <DragHandle handleRef={handleRef} label={t('list.moveColumn', { label })} />
                <Checkbox
                  checked={!hidden.includes(key)}
                  onChange={({ target }) =>
                    onChange({ hidden: target.checked ? without(hidden, key) : [...hidden, key] })
                  }
                >
                  {label}
                </Checkbox>
                <Tooltip title={pin}>
                  <Button
                    type="text"
                    size="small"
                    aria-label={pin}
                    aria-pressed={isPinned}
                    disabled={!isPinned && pinned.length >= maxPinned}
                    icon={isPinned ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
                    onClick={() => onChange({ pinned: isPinned ? without(pinned, key) : [...pinned, key] })}
                  />
                </Tooltip>
              </>
            )
          }}
        />
      </fieldset>
      <fieldset>
        <legend>{t(hasTiles ? 'list.shape' : 'list.density')}</legend>
        <Segmented
          block
          value={settings.isCompact ? 'compact' : 'comfortable'}
          options={[
            { value: 'comfortable', label: t(hasTiles ? 'list.tiles' : 'list.comfortable') },
            { value: 'compact', label: t(hasTiles ? 'list.rows' : 'list.compact') },
          ]}
          onChange={(density) => onChange({ isCompact: density === 'compact' })}
        />
      </fieldset>
      {onReset && (
        <Button type="link" onClick={onReset}>
          {t('list.resetColumns')}
        </Button>
      )}
      <p className="kit-muted">{t('list.keys', { key: '?' })}</p>
    </div>
  )
}
