import { useWords } from '#kit/i18n/web/words.ts'
import { cardFormWords } from '../../../cardFormWords.ts'
import type { CardEditorProps } from '../../cardUi.ts'
import { CardMediaField } from '../CardMediaField.tsx'
import type { VideoEdited } from './videoEdited.ts'

/** What is seen before a video plays. */
export function PosterField(props: CardEditorProps<VideoEdited>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const t = useWords(cardFormWords)
  return (
    <CardMediaField
      disabled={disabled}
      files={files}
      isOptional
      label={t('video.poster')}
      // It says nothing that the title does not say.
      onChange={(poster) =>
        onChange({ ...card, poster: poster && !card.poster ? { ...poster, decorative: true } : poster })
      }
      onFile={onFile}
      path="poster"
      problems={problems}
      value={card.poster}
    />
  )
}
