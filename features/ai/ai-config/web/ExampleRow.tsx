import { Button } from 'antd'
import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Example } from '../ai-config.debug.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { ExampleAnswer } from './ExampleAnswer.tsx'
import { VerdictTag } from './VerdictTag.tsx'

interface Props {
  readonly example: Example
  readonly isRunning: boolean
  readonly canRun: boolean
  readonly onRun: () => void
  readonly onEdit: () => void
}

export function ExampleRow({ example, isRunning, canRun, onRun, onEdit }: Props) {
  const t = useWords(aiConfigWords)
  const [isOpen, setOpen] = useState(false)
  const { name, input, last, before } = example
  return (
    <li aria-busy={isRunning}>
      <div>
        <div className="ai-debug-bar">
          <strong>{name}</strong>
          {last?.verdict ? (
            <VerdictTag verdict={last.verdict} />
          ) : (
            <span className="kit-muted">{t(last ? 'examples.changed' : 'examples.never')}</span>
          )}
          {before && before !== last?.verdict && (
            <span className="kit-muted">{t('examples.was', { verdict: t(`verdicts.${before}`) })}</span>
          )}
        </div>
        <p className="ai-run-input">{input}</p>
        <div className="ai-debug-bar">
          <Button size="small" disabled={!canRun} loading={isRunning} onClick={onRun}>
            {t('examples.runOne')}
          </Button>
          <Button size="small" onClick={onEdit}>
            {t('examples.edit')}
          </Button>
          {last && (
            <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('examples.open')}
            </Button>
          )}
        </div>
        {isOpen && last && <ExampleAnswer example={example} runId={last.id} />}
      </div>
    </li>
  )
}
