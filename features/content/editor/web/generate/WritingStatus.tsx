import { Alert, Button, Spin } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'
import type { Writing } from './useWriting.ts'

interface Props {
  readonly writing: Writing
  onStop(): void
}

/** Whether the AI still writes, how it ended, and what it used. */
export function WritingStatus({ writing, onStop }: Props) {
  const t = useWords(generateWords)
  const { isRunning, progress, usage, trouble } = writing
  if (trouble) return <Alert role="alert" showIcon title={trouble} type="error" />
  if (isRunning)
    return (
      <div aria-busy="true" className="generate-head">
        <Spin size="small" />
        <span role="status">{progress ? t('part', { ...progress }) : t('working')}</span>
        <Button onClick={onStop} size="small">
          {t('stop')}
        </Button>
      </div>
    )
  if (!usage || usage.inputTokens + usage.outputTokens === 0) return null
  return <p className="kit-muted">{t('used', { input: usage.inputTokens, output: usage.outputTokens })}</p>
}
