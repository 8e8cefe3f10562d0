import { DownloadOutlined, SettingOutlined } from '@ant-design/icons'
import { Button, Popover } from 'antd'
import { lazy, Suspense, useRef, useState, type KeyboardEvent } from 'react'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { download } from '#kit/http/web/transfer.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { ColumnPanelProps } from './ColumnPanel.tsx'

const ColumnPanel = lazy(() => import('./ColumnPanel.tsx').then((file) => ({ default: file.ColumnPanel })))

/** Opens what sets up the columns. */
export function ColumnsButton(props: ColumnPanelProps) {
  const t = useWords(kitWords)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    setOpen(false)
    button.current?.focus()
  }
  const panel = (
    <div role="group" aria-label={t('list.columns')} onKeyDown={leave}>
      <Suspense fallback={<div className="kit-settings" />}>
        <ColumnPanel {...props} />
      </Suspense>
    </div>
  )
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      content={panel}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <Button ref={button} className="kit-tool" icon={<SettingOutlined aria-hidden="true" />}>
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
