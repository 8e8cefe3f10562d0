import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { cardFormWords } from '#kit/card/cardFormWords.ts'
import type { AiState } from '#kit/ai/aiWork.ts'
import { useAiState } from '#kit/ai/web/aiState.ts'
import { isAllowed } from '#kit/contract/role.ts'
import { pictureMaker, type PictureMaker } from '#kit/feature/web/kitSettings.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { MadePicture } from './usePictureMaker.ts'

const PromptDialog = lazy(() => import('./PromptDialog.tsx').then((file) => ({ default: file.PromptDialog })))

interface Props {
  readonly disabled: boolean
  /** What the picture that is there came from; '' where that is not known. */
  readonly prompt?: string | undefined
  /** Of the picture that is wanted; any where that is null. */
  readonly ratio?: readonly [number, number] | null
  onPick(picture: MadePicture): void
}

/** Offers to have a picture drawn from a prompt, where the page can have that done and one may. */
export function PromptButton(props: Props) {
  const maker = pictureMaker()
  const actor = useActor()
  return maker && isAllowed(maker.who, actor) ? <OfferedPrompt {...props} maker={maker} /> : null
}

/** Where the screen knows what AI can do, its dialog says what is missing; elsewhere nothing is offered that would not work. */
function OfferedPrompt(props: Props & { readonly maker: PictureMaker }) {
  const { disabled, prompt = '', ratio = null, maker, onPick } = props
  const t = useWords(cardFormWords)
  const [isOpen, setOpen] = useState(false)
  const isKnown = useAiState() !== undefined
  const read = useRead(maker.state, {}, { enabled: !isKnown, staleTime: 60_000 })
  const canDraw = (read.data as Pick<AiState, 'hasPictures'> | undefined)?.hasPictures === true
  if (!isKnown && !canDraw) return null
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
            ratio={ratio}
          />
        </Suspense>
      )}
    </>
  )
}
