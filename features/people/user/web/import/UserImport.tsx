import './import.css'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useRefresh } from '#kit/http/web/query.ts'
import { useFileImport } from '#kit/sheet/web/useFileImport.ts'
import { useOnlyCopy } from '#kit/form/web/useOnlyCopy.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { ImportReport } from '../../import/importReport.ts'
import { userEndpoints } from '../../user.contract.ts'
import { userWords } from '../../user.words.ts'
import { ImportDone } from './ImportDone.tsx'
import { ImportPlan } from './ImportPlan.tsx'
import { ImportStart } from './ImportStart.tsx'
import { saveReport } from './saveReport.ts'

/** H1: people of a sheet become accounts; its report comes before anything is made. */
export function UserImport({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(userWords)
  const refresh = useRefresh()
  const { state, taking, look, take, stop, reset } = useFileImport(userEndpoints.import)
  const [done, setDone] = useState<ImportReport>()
  const [isSaved, setSaved] = useState(false)
  const hasPasswords = done?.rows.some(({ isMade }) => isMade) ?? false
  const { leave, question } = useOnlyCopy(
    taking !== undefined || (hasPasswords && !isSaved),
    t('import.told'),
  )
  const close = () => leave(onClose)
  const takeOver = async () => {
    const report = await take({ take: 'yes' })
    if (!report) return
    setDone(report)
    setSaved(false)
    saveReport(report)
    await refresh(userEndpoints.page)
  }
  const again = () => {
    setDone(undefined)
    reset()
  }
  return (
    <>
      <Drawer open title={t('import.title')} size={960} onClose={close}>
        <div className="user-import">
          {done ? (
            <ImportDone
              report={done}
              onOther={() => leave(again)}
              onClose={close}
              onSave={() => {
                saveReport(done)
                setSaved(true)
              }}
            />
          ) : state.kind === 'read' ? (
            <ImportPlan
              report={state.report}
              taking={taking}
              onStop={stop}
              onTake={() => void takeOver()}
              onOther={again}
            />
          ) : (
            <ImportStart state={state} onFile={(file) => void look(file)} onStop={reset} />
          )}
        </div>
      </Drawer>
      {question}
    </>
  )
}
