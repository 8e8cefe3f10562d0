import { DownloadOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover, Segmented } from 'antd'
import { useState } from 'react'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { download } from '#kit/http/web/transfer.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Column } from '#kit/table/web/columns.tsx'
import type { ListSettings } from './listSettings.ts'

interface ColumnSettingsProps {
  /** All but the first, which names the row and stays. */
  readonly columns: readonly Pick<Column<never>, 'key'>[]
  readonly labelOf: (key: string) => string
  readonly settings: ListSettings
  readonly onChange: (part: Partial<ListSettings>) => void
}

/** Which columns show, and how high rows are. */
export function ColumnSettings({ columns, labelOf, settings, onChange }: ColumnSettingsProps) {
  const t = useWords(kitWords)
  const toggle = (key: string, isShown: boolean) =>
    onChange({ hidden: isShown ? settings.hidden.filter((one) => one !== key) : [...settings.hidden, key] })
  const panel = (
    <div className="kit-settings">
      <fieldset>
        <legend>{t('list.columns')}</legend>
        {columns.map(({ key }) => (
          <Checkbox
            key={key}
            checked={!settings.hidden.includes(key)}
            onChange={(event) => toggle(key, event.target.checked)}
          >
            {labelOf(key)}
          </Checkbox>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('list.density')}</legend>
        <Segmented
          block
          value={settings.isCompact ? 'compact' : 'comfortable'}
          options={[
            { value: 'comfortable', label: t('list.comfortable') },
            { value: 'compact', label: t('list.compact') },
          ]}
          onChange={(density) => onChange({ isCompact: density === 'compact' })}
        />
      </fieldset>
      <p className="kit-muted">{t('list.keys', { key: '?' })}</p>
    </div>
  )
  return (
    <Popover trigger="click" placement="bottomRight" arrow={false} content={panel}>
      <Button className="kit-tool" icon={<SettingOutlined aria-hidden="true" />}>
        {t('list.columns')}
      </Button>
    </Popover>
  )
}

interface ExportButtonProps {
  readonly endpoint: AnyEndpoint
  readonly body: object
}

/** Saves all rows that the filters let through as a spreadsheet. */
export function ExportButton({ endpoint, body }: ExportButtonProps) {
  const t = useWords(kitWords)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(endpoint, { body })
      notify({ kind: 'success', text: t('list.exported') })
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      className="kit-tool"
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {isBusy ? t('list.exporting') : t('list.export')}
    </Button>
  )
}
