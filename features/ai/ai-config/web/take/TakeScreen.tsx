import '../aiConfig.css'
import './take.css'
import type { RecordOf } from '#kit/contract/resource.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { MissingRecord } from '#kit/states/web/states.tsx'
import { Go } from '#kit/view/web/Go.tsx'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { aiConfig, aiConfigEndpoints } from '../../ai-config.contract.ts'
import type { Gate } from '../../ai-config.gate.ts'
import { aiConfigWords } from '../../ai-config.words.ts'
import { aiConfigHome, debugOf } from '../paths.ts'
import { TakeDecision } from './TakeDecision.tsx'
import { TakeExamples } from './TakeExamples.tsx'
import { TextDifference } from './TextDifference.tsx'
import { useTake } from './useTake.ts'

/** I2: takes a configuration into use, after its reference examples were answered by it and by what is in use now. */
export function TakeScreen() {
  const id = useRecordId()
  return id === undefined ? <MissingRecord home={aiConfigHome} /> : <OneConfig key={id} id={id} />
}

function OneConfig({ id }: { readonly id: number }) {
  const read = useRead(aiConfig.endpoints.get, { query: { id } })
  const gate = useRead(aiConfigEndpoints.gate, { query: { id } })
  if (!read.data) return <PendingState read={read} home={aiConfigHome} />
  if (!gate.data) return <PendingState read={gate} home={aiConfigHome} />
  return <Taking config={read.data} gate={gate.data} />
}

interface Props {
  readonly config: RecordOf<typeof aiConfig>
  readonly gate: Gate
}

function Taking({ config, gate }: Props) {
  const t = useWords(aiConfigWords)
  const take = useTake({ id: config.id, json: config.json ?? '' }, gate)
  const { inUse } = gate
  useScreenName(config.name ?? undefined)
  const category = config.category && t(`values.category.${config.category}`)
  return (
    <div className="kit-stack">
      <ScreenHead
        title={t('routes.aiTake')}
        lead={t('take.lead')}
        mark={<StatusTag machine={aiConfig.machine} status={config.status} />}
      />
      <section className="kit-panel ai-debug-panel" aria-label={t('debug.config')}>
        <dl className="ai-take-sides">
          <div>
            <dt>{t('take.inUse')}</dt>
            <dd>{inUse ? <Go href={debugOf(inUse.id)}>{inUse.name}</Go> : t('take.defaults')}</dd>
          </div>
          <div>
            <dt>{t('take.candidate')}</dt>
            <dd>
              <Go href={debugOf(config.id)}>{config.name}</Go>
            </dd>
          </div>
          <div>
            <dt>{t('fields.category')}</dt>
            <dd>{category}</dd>
          </div>
        </dl>
        <TextDifference before={take.baseline} after={config.json ?? ''} />
      </section>
      <TakeExamples configId={config.id} gate={gate} take={take} />
      <TakeDecision config={config} gate={gate} isRunning={take.work !== undefined} />
    </div>
  )
}
