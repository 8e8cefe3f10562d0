import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { cardFormWords } from '#kit/card/cardFormWords.ts'
import { pictureMaker } from '#kit/feature/web/kitSettings.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { MadePicture } from './usePictureMaker.ts'

const PromptDialog = lazy(() => import('./PromptDialog.tsx').then((file) => ({ default: file.PromptDialog })))

interface Props {
  readonly disabled: boolean
  /** What the picture that is there came from; '' where that is not known. */
  readonly prompt?: string | undefined
  onPick(picture: MadePicture): void
}

/** Offers to have a picture drawn from a prompt, where the page can have that done. */
export function PromptButton({ disabled, prompt = '', onPick }: Props) {
  const t = useWords(cardFormWords)
  const [isOpen, setOpen] = useState(false)
  const maker = pictureMaker()
  if (!maker) return null
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)} type="text">
        {t('drawn.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <PromptDialog
            maker={maker}
            onClose={() => setOpen(false)}
            onPick={(picture) => {
              setOpen(false)
              onPick(picture)
            }}
            prompt={prompt}
          />
        </Suspense>
      )}
    </>
  )
}
