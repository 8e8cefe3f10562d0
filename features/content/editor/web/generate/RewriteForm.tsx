import { Button } from 'antd'
import { useState } from 'react'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { rewrites, instructionMax } from '#features/content/activity-generate/generate.contract.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'

type How = (typeof rewrites)[number]

interface Props {
  readonly isRunning: boolean
  onRun(request: { readonly how: How; readonly wish?: string }): void
}

/** How a card is to be reworded. */
export function RewriteForm({ isRunning, onRun }: Props) {
  const t = useWords(generateWords)
  const [how, setHow] = useState<How>('simpler')
  const [instruction, setInstruction] = useState('')
  const isOwn = how === 'own'
  const isReady = !isRunning && instruction.length <= instructionMax && (!isOwn || instruction.trim() !== '')
  return (
    <>
      <CardSegments<How>
        disabled={isRunning}
        label={t('rewrite.how')}
        onChange={setHow}
        options={rewrites.map((value) => ({ value, label: t(`rewrite.hows.${value}`) }))}
        value={how}
      />
      {isOwn && (
        <CardText
          disabled={isRunning}
          label={t('rewrite.wish')}
          limit={instructionMax}
          onChange={setInstruction}
          rows={2}
          value={instruction}
        />
      )}
      <Button
        className="generate-run"
        disabled={!isReady}
        onClick={() => onRun({ how, ...(isOwn && { wish: instruction }) })}
      >
        {t('rewrite.run')}
      </Button>
    </>
  )
}
