import { DownloadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { errorText } from '#kit/http/web/errorText.ts'
import { DocumentDrop } from '#kit/files/web/DocumentDrop.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { download } from '#kit/http/web/transfer.ts'
import type { FileImportState } from '#kit/sheet/web/useFileImport.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { maxImported, maxImportMegabytes, type ImportReport } from '../../import/importReport.ts'
import { userEndpoints } from '../../user.contract.ts'
import { userWords } from '../../user.words.ts'

interface ImportStartProps {
  readonly state: Exclude<FileImportState<ImportReport>, { kind: 'read' }>
  readonly onFile: (file: File) => void
  readonly onStop: () => void
}

const fetchTemplate = () =>
  download(userEndpoints.importTemplate).catch((error: unknown) =>
    notify({ kind: 'error', text: errorText(error) }),
  )

/** Where the sheet is dropped or chosen, the template, and what a row needs. */
export function ImportStart({ state, onFile, onStop }: ImportStartProps) {
  const t = useWords(userWords)
  return (
    <>
      <p className="kit-muted">{t('import.lead')}</p>
      {state.kind === 'reading' ? (
        <Reading name={state.name} share={state.share} onStop={onStop} />
      ) : (
        <DocumentDrop
          accepted=".xlsx"
          title={t('import.drop')}
          hint={t('import.dropHint', { most: maxImported, max: maxImportMegabytes })}
          choose={t('import.choose')}
          onFile={onFile}
        />
      )}
      <p>{t('import.how')}</p>
      <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => void fetchTemplate()}>
        {t('import.template')}
      </Button>
    </>
  )
}

interface ReadingProps {
  readonly name: string
  readonly share: number
  readonly onStop: () => void
}

function Reading({ name, share, onStop }: ReadingProps) {
  const t = useWords(userWords)
  const kit = useWords(kitWords)
  return (
    <div aria-busy="true" className="kit-panel kit-drop">
      <p role="status">{t('import.reading', { name })}</p>
      <Progress
        aria-label={t('import.reading', { name })}
        percent={Math.round(share * 100)}
        showInfo={false}
        status="active"
      />
      <Button onClick={onStop}>{kit('actions.cancel')}</Button>
    </div>
  )
}
