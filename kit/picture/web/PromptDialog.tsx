import './promptDialog.css'
import { Alert, Button, Modal, Spin } from 'antd'
import { useState } from 'react'
import { cardFormWords } from '#kit/card/cardFormWords.ts'
import { useAiState } from '#kit/ai/web/aiState.ts'
import { ConnectHint } from '#kit/ai/web/ConnectHint.tsx'
import type { PictureMaker } from '#kit/feature/web/kitSettings.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { PromptForm } from './PromptForm.tsx'
import { usePictureMaker, type MadePicture } from './usePictureMaker.ts'

interface Props {
  readonly maker: PictureMaker
  readonly prompt: string
  readonly ratio: readonly [number, number] | null
  onPick(picture: MadePicture): void
  onClose(): void
}

/** A dialog that has pictures drawn from a prompt; one of them is taken, the others stay among one's files. */
export function PromptDialog({ maker, prompt, ratio, onPick, onClose }: Props) {
  const t = useWords(cardFormWords)
  const isMissing = useAiState()?.hasPictures === false
  const { draw, stop, seconds, pictures, trouble } = usePictureMaker(maker)
  const isDrawing = seconds !== undefined
  return (
    <Modal footer={null} onCancel={onClose} open title={t('drawn.title')} width={720}>
      {isMissing && (
        <Alert description={<ConnectHint />} showIcon title={t('drawn.missing')} type="warning" />
      )}
      <PromptForm
        isDrawing={isDrawing}
        isOff={isMissing}
        maker={maker}
        onDraw={(request) => void draw(request)}
        onStop={stop}
        prompt={prompt}
        ratio={ratio}
        trouble={trouble}
      />
      {isDrawing && (
        <output className="kit-drawing">
          <Spin size="small" /> {t('drawn.drawing', { seconds })}
        </output>
      )}
      {!isDrawing && pictures.length > 0 && <Results onPick={onPick} pictures={pictures} />}
    </Modal>
  )
}

interface ResultsProps extends Pick<Props, 'onPick'> {
  readonly pictures: readonly MadePicture[]
}

function Results({ pictures, onPick }: ResultsProps) {
  const t = useWords(cardFormWords)
  const [chosen, setChosen] = useState(0)
  const picture = pictures[chosen] ?? pictures[0]
  return (
    <fieldset>
      <legend>{t('drawn.choose')}</legend>
      <div className="kit-drawn-pictures">
        {pictures.map(({ fileId, url }, index) => (
          <label key={fileId}>
            <input
              aria-label={t('drawn.picture', { number: index + 1 })}
              checked={picture?.fileId === fileId}
              name="drawn"
              onChange={() => setChosen(index)}
              type="radio"
            />
            <img alt="" src={url} />
          </label>
        ))}
      </div>
      <div className="kit-drawn-end">
        <Button onClick={() => picture && onPick(picture)} type="primary">
          {t('drawn.take')}
        </Button>
        <span className="kit-muted">{pictures.length > 1 && t('drawn.othersStay')}</span>
      </div>
    </fieldset>
  )
}
