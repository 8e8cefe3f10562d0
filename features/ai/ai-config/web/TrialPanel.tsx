import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import type { aiConfigEndpoints } from '../ai-config.contract.ts'
import { maxInputLength } from '../ai-config.debug.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { endingPhrases } from './endingText.ts'
import { RunFigures } from './RunFigures.tsx'
import { useTrial, type TrialWork } from './useTrial.ts'

interface Props {
  /** Whether there is something to be mended at all: before a category is chosen there is no text. */
  readonly isChosen: boolean
  readonly isReady: boolean
  readonly isSaved: boolean
  /** What is tried. */
  readonly subject: Omit<BodyOf<typeof aiConfigEndpoints.debug>, 'input'>
}

/** An input, the answer as it comes, and what it took. */
export function TrialPanel({ isChosen, isReady, isSaved, subject }: Props) {
  const t = useWords(aiConfigWords)
  const id = useId()
  const [input, setInput] = useState('')
  const trial = useTrial()
  const canRun = isReady && input.trim() !== ''
  return (
    <section className="kit-panel ai-debug-panel" aria-label={t('debug.answer')}>
      <label className="kit-label" htmlFor={id}>
        {t('debug.input')}
      </label>
      <Input.TextArea
        id={id}
        rows={5}
        maxLength={maxInputLength}
        placeholder={t('debug.inputHint')}
        value={input}
        onChange={({ target }) => setInput(target.value)}
      />
      <div className="ai-debug-bar">
        {trial.isRunning ? (
          <Button danger onClick={trial.stop}>
            {t('debug.stop')}
          </Button>
        ) : (
          <Button type="primary" disabled={!canRun} onClick={() => void trial.start({ ...subject, input })}>
            {t('debug.run')}
          </Button>
        )}
        {isChosen && !isReady && <span className="kit-muted">{t('debug.problems')}</span>}
        {isReady && !isSaved && <span className="kit-muted">{t('debug.notKept')}</span>}
      </div>
      <h2 className="kit-label">{t('debug.answer')}</h2>
      <Answer trial={trial} />
    </section>
  )
}

function Answer({ trial }: { readonly trial: TrialWork }) {
  const t = useWords(aiConfigWords)
  const translate = useTranslate()
  const { answer, run, refusal, isStopped, isRunning } = trial
  const ending = isStopped ? t('debug.stopped') : run && translate(endingPhrases[run.ending])
  const isEmpty = answer === '' && !isRunning && !ending && !refusal
  return (
    <>
      {isEmpty ? (
        <p className="kit-muted">{t('debug.noAnswer')}</p>
      ) : (
        <div className="ai-answer" aria-busy={isRunning}>
          {answer}
        </div>
      )}
      {refusal && (
        <p role="alert" className="kit-problem">
          {refusal}
        </p>
      )}
      <output>{ending}</output>
      {run && <RunFigures run={run} />}
    </>
  )
}
