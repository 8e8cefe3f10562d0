import { Button } from 'antd'
import { useState } from 'react'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { rewrites, wishMax } from '#features/content/activity-generate/generate.contract.ts'
import { generateWords } from '#features/content/activity-generate/activity-generate.words.ts'

type How = (typeof rewrites)[number]

interface Props {
  readonly isRunning: boolean
  onRun(wish: { readonly how: How; readonly wish?: string }): void
}

/** How a card is to be said. */
export function RewriteForm({ isRunning, onRun }: Props) {
  const t = useWords(generateWords)
  const [how, setHow] = useState<How>('simpler')
  const [wish, setWish] = useState('')
  const isOwn = how === 'own'
  const isReady = !isRunning && wish.length <= wishMax && (!isOwn || wish.trim() !== '')
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
          limit={wishMax}
          onChange={setWish}
          rows={2}
          value={wish}
        />
      )}
      <Button
        className="generate-run"
        disabled={!isReady}
        onClick={() => onRun({ how, ...(isOwn && { wish }) })}
      >
        {t('rewrite.run')}
      </Button>
    </>
  )
}
