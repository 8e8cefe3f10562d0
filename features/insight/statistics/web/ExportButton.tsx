import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { download } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { statisticsEndpoints } from '../statistics.contract.ts'
import { statisticsWords } from '../statistics.words.ts'
import { useStatisticsSearch } from './statisticsSearch.ts'

/** What the screen shows, as a sheet. */
export function ExportButton() {
  const t = useWords(statisticsWords)
  const { now, filters } = useStatisticsSearch()
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const body = { ...filters, id: now.id, versionId: now.versionId }
    await download(statisticsEndpoints.export, { body }).catch((error: unknown) => {
      notify({ kind: 'error', text: errorText(error) })
    })
    setBusy(false)
  }
  return (
    <Button icon={<DownloadOutlined aria-hidden="true" />} loading={isBusy} onClick={() => void run()}>
      {t('export')}
    </Button>
  )
}
