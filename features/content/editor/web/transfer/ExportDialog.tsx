import './import.css'
import { Button, Modal, Radio } from 'antd'
import { useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { download } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import {
  activityTransferEndpoints,
  exportFormats,
  exportWithoutCodes,
  type ExportFormat,
} from '#features/content/activity-transfer/activity-transfer.contract.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'

interface Props {
  readonly activityId: number
  onClose(): void
}

/** D11: the kinds of file, what each is for, and what is in them that one might not want to hand on. */
export function ExportDialog({ activityId: id, onClose }: Props) {
  const t = useWords(importWords)
  const [format, setFormat] = useState<ExportFormat>('json')
  /** What cannot come along, as the server names it. */
  const [without, setWithout] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function save(partial: 'refuse' | 'allow'): Promise<void> {
    setBusy(true)
    try {
      await download(activityTransferEndpoints.exportFile, { query: { id, format, partial } })
      notify({ kind: 'success', text: t('export.done') })
      onClose()
    } catch (error) {
      if (isRefusal(error) && exportWithoutCodes.includes(error.code)) setWithout(error.message)
      else notify({ kind: 'error', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }

  const saveLabel = without ? t('export.without') : t('export.save')
  return (
    <Modal
      footer={
        <>
          <Button onClick={onClose}>{t('export.cancel')}</Button>
          <Button loading={isBusy} onClick={() => void save(without ? 'allow' : 'refuse')} type="primary">
            {saveLabel}
          </Button>
        </>
      }
      onCancel={onClose}
      open
      title={t('export.title')}
    >
      <p>{t('export.lead')}</p>
      <Radio.Group
        aria-label={t('export.title')}
        className="export-choices"
        onChange={(event) => {
          setFormat(exportFormats.find((each) => each === event.target.value) ?? 'json')
          setWithout('')
        }}
        value={format}
      >
        <Radio value="json">
          <strong>{t('export.json')}</strong>
          <span>{t('export.jsonLead')}</span>
        </Radio>
        <Radio value="html">
          <strong>{t('export.html')}</strong>
          <span>{t('export.htmlLead')}</span>
          <span>{t('export.htmlAnswers')}</span>
        </Radio>
        <Radio value="gift">
          <strong>{t('export.gift')}</strong>
          <span>{t('export.giftLead')}</span>
        </Radio>
        <Radio value="h5p">
          <strong>{t('export.h5p')}</strong>
          <span>{t('export.h5pLead')}</span>
        </Radio>
      </Radio.Group>
      {without && <p role="alert">{without}</p>}
    </Modal>
  )
}
