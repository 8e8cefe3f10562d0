import { Button, Progress } from 'antd'
import { errorText } from '#kit/http/web/errorText.ts'
import { DocumentDrop } from '#kit/files/web/DocumentDrop.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { download } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import {
  activityTransferEndpoints,
  maxMegabytes,
} from '#features/content/activity-transfer/activity-transfer.contract.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { formats } from '#features/content/activity-transfer/report.ts'
import type { ImportState } from './useImport.ts'

interface Props {
  readonly state: Exclude<ImportState, { kind: 'read' }>
  onFile(file: File): void
  onStop(): void
}

const accepted = '.md,.markdown,.txt,.gift,.xml,.h5p,.apkg,.zip,.docx,.pptx,.xlsx,.json'

/** Where a document is dropped or chosen, and what becomes of each kind. */
export function ImportStart({ state, onFile, onStop }: Props) {
  return (
    <>
      {state.kind === 'reading' ? <Reading {...state} onStop={onStop} /> : <Drop onFile={onFile} />}
      <Formats />
      <How />
    </>
  )
}

function Drop({ onFile }: { onFile(file: File): void }) {
  const t = useWords(importWords)
  const hint = t('dropHint', { max: maxMegabytes })
  return (
    <DocumentDrop accepted={accepted} choose={t('choose')} hint={hint} onFile={onFile} title={t('drop')} />
  )
}

function Reading({ name, share, onStop }: { name: string; share: number; onStop(): void }) {
  const t = useWords(importWords)
  const percent = Math.round(share * 100)
  const isSent = share >= 1
  return (
    <div aria-busy="true" className="kit-panel kit-drop">
      <p role="status">{isSent ? t('reading', { name }) : t('sending', { name, percent })}</p>
      <Progress
        aria-label={t('sending', { name, percent })}
        percent={percent}
        showInfo={false}
        status="active"
      />
      <Button onClick={onStop}>{t('cancel')}</Button>
    </div>
  )
}

function Formats() {
  const t = useWords(importWords)
  const fetchTemplate = () =>
    download(activityTransferEndpoints.template).catch((error: unknown) =>
      notify({ kind: 'error', text: errorText(error) }),
    )
  return (
    <ul className="import-formats">
      {formats.map((format) => (
        <li className="kit-panel" key={format}>
          <h3>{t(`formats.${format}`)}</h3>
          <p>{t(`about.${format}`)}</p>
          {format === 'sheet' && (
            <button className="import-link" onClick={() => void fetchTemplate()} type="button">
              {t('template')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function How() {
  const t = useWords(importWords)
  return (
    <section className="kit-panel import-how">
      <h2>{t('howTitle')}</h2>
      <p>{t('howMarkdown')}</p>
      <pre>{t('howExample')}</pre>
      <p>{t('howOffice')}</p>
    </section>
  )
}
