import './aiConfig.css'
import { useGo } from '#kit/view/web/Go.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiConfig } from '../ai-config.contract.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { DebugPanel } from './DebugPanel.tsx'
import { ExampleList } from './ExampleList.tsx'
import { aiConfigHome, debugOf, debugPath } from './paths.ts'
import { RunList } from './RunList.tsx'

/** I2: runs a configuration, saved or as it is typed, with an input; compares runs and has reference examples. */
export function AiDebug() {
  const t = useWords(aiConfigWords)
  const go = useGo()
  const id = useRecordId()
  return (
    <>
      <ScreenHead title={t('debug.title')} lead={t('debug.lead')}>
        <RecordPicker
          className="ai-debug-pick"
          resource={aiConfig.name}
          label={t('debug.config')}
          placeholder={t('debug.config')}
          value={id ?? null}
          onChange={(chosen) => go(chosen === null ? debugPath : debugOf(chosen))}
        />
      </ScreenHead>
      {id === undefined ? <DebugPanel key="loose" config={undefined} /> : <SavedConfig key={id} id={id} />}
    </>
  )
}

function SavedConfig({ id }: { readonly id: number }) {
  const read = useRead(aiConfig.endpoints.get, { query: { id } })
  if (!read.data) return <PendingState read={read} home={aiConfigHome} />
  return (
    <DebugPanel config={read.data}>
      {(json) => (
        <>
          <ExampleList configId={id} json={json} />
          <RunList configId={id} />
        </>
      )}
    </DebugPanel>
  )
}
