import './import.css'
import './export.css'
import { Button, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import {
  exportFormats,
  type ExportFormat,
} from '#features/content/activity-transfer/activity-transfer.contract.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { ExportCards } from './ExportCards.tsx'
import { ExportLosses } from './ExportLosses.tsx'
import { mostChosen, useExport } from './useExport.ts'

interface Props {
  readonly activityId: number
  /** Cards that are selected where the dialog was opened; from two on they are what is exported at first. */
  readonly selectedIds?: readonly number[]
  onClose(): void
}

/** D11: the kinds of file, what each is for, which cards go into it, and what in it one might not want to hand on. */
export function ExportDialog({ activityId, selectedIds = [], onClose }: Props) {
  const t = useWords(importWords)
  const [format, setFormat] = useState<ExportFormat>('json')
  const isSome = selectedIds.length > 1 && selectedIds.length <= mostChosen
  /** null: all cards. */
  const [chosen, setChosen] = useState<readonly number[] | null>(isSome ? selectedIds : null)
  const { isBusy, losses, forget, save } = useExport(activityId, onClose)
  return (
    <Modal
      footer={
        <>
          <Button onClick={onClose}>{t('export.cancel')}</Button>
          <Button
            disabled={chosen?.length === 0}
            loading={isBusy}
            onClick={() => void save(format, chosen ?? undefined)}
            type="primary"
          >
            {losses ? t('export.without') : t('export.save')}
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
          forget()
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
      <ExportCards
        activityId={activityId}
        chosen={chosen}
        onChoose={(ids) => {
          setChosen(ids)
          forget()
        }}
      />
      {losses && <ExportLosses losses={losses} />}
    </Modal>
  )
}
