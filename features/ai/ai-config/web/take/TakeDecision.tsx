import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { RecordOf } from '#kit/contract/resource.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { aiConfig } from '../../ai-config.contract.ts'
import { isPassed, type Gate } from '../../ai-config.gate.ts'
import { aiConfigWords } from '../../ai-config.words.ts'
import { Overruling } from './Overruling.tsx'

interface Props {
  readonly config: RecordOf<typeof aiConfig>
  readonly gate: Gate
  readonly isRunning: boolean
}

/** Takes it into use, lets it wait, or has a reason given; says why the one that is not open is not. */
export function TakeDecision({ config, gate, isRunning }: Props) {
  const t = useWords(aiConfigWords)
  const move = useMoveTo(config)
  const isOpen = isPassed(gate)
  if (config.status === 'inUse')
    return (
      <Panel>
        <p>{t('take.isInUse')}</p>
      </Panel>
    )
  return (
    <Panel>
      {isOpen ? gate.rows.length > 0 && <p>{t('take.allPass')}</p> : <Obstacle gate={gate} />}
      {config.status === 'untested' && <p>{t('take.isWaiting')}</p>}
      {isOpen ? (
        <div>
          <Button
            type="primary"
            disabled={isRunning}
            loading={move.isPending}
            onClick={() => move.to('inUse', 'use')}
          >
            {t('moves.use')}
          </Button>
        </div>
      ) : (
        <Overruling
          isDisabled={isRunning}
          isPending={move.isPending}
          onReason={(reason) => move.to('inUse', 'use', reason)}
        >
          {!gate.canRun && config.status === 'idle' && (
            <Button loading={move.isPending} onClick={() => move.to('untested', 'awaitTest')}>
              {t('moves.awaitTest')}
            </Button>
          )}
        </Overruling>
      )}
      {move.problem && (
        <p role="alert" className="kit-problem">
          {move.problem}
        </p>
      )}
    </Panel>
  )
}

function Panel({ children }: { readonly children: ReactNode }) {
  const t = useWords(aiConfigWords)
  return (
    <section className="kit-panel ai-debug-panel" aria-label={t('take.decision')}>
      <h2>{t('take.decision')}</h2>
      {children}
    </section>
  )
}

function Obstacle({ gate: { failed, open, unrun } }: { readonly gate: Gate }) {
  const t = useWords(aiConfigWords)
  const counts = { failed: failed.length, open: open.length, unrun: unrun.length }
  return <p>{t('take.notAllPass', counts)}</p>
}

function useMoveTo({ id, revision }: Props['config']) {
  const words = useResourceWords(aiConfig.name)
  const write = useWrite(aiConfig.endpoints.updateStatus)
  const [problem, setProblem] = useState<string>()
  const to = (status: 'inUse' | 'untested', move: string, reason?: string) => {
    setProblem(undefined)
    write.mutate(
      { body: { id, status, revision, ...(reason !== undefined && { reason }) } },
      {
        onSuccess: () => notify({ kind: 'success', text: words.did(move) }),
        onError: (error) => setProblem(errorText(error)),
      },
    )
  }
  return { to, problem, isPending: write.isPending }
}
