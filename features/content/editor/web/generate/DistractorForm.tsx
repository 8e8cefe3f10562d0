import { Button } from 'antd'
import { useState } from 'react'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Card } from '#cards/index.ts'
import { maxWrongOptions, sourceMax } from '#features/content/activity-generate/generate.contract.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'

interface Props {
  readonly card: Card
  readonly isRunning: boolean
  onRun(request: { readonly count: number; readonly text?: string }): void
}

/** How many wrong options, and from what; a question that is still empty is made from the text too. */
export function DistractorForm({ card, isRunning, onRun }: Props) {
  const t = useWords(generateWords)
  const [count, setCount] = useState(3)
  const [text, setText] = useState('')
  const hasQuestion = 'question' in card && typeof card.question === 'string' && card.question.trim() !== ''
  const isReady = !isRunning && text.length <= sourceMax && (hasQuestion || text.trim() !== '')
  return (
    <>
      <CardNumber
        disabled={isRunning}
        label={t('distractors.count')}
        max={maxWrongOptions}
        min={1}
        onChange={(value) => setCount(value ?? 1)}
        value={count}
      />
      <CardText
        disabled={isRunning}
        label={t(hasQuestion ? 'distractors.text' : 'distractors.textAsked')}
        limit={sourceMax}
        onChange={setText}
        rows={3}
        value={text}
      />
      <Button
        className="generate-run"
        disabled={!isReady}
        onClick={() => onRun({ count, ...(text.trim() !== '' && { text }) })}
      >
        {t('distractors.run')}
      </Button>
    </>
  )
}
