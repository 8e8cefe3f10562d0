import { useMissingLength } from '#kit/media/web/useMissingLength.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardFormWords } from '../../../cardFormWords.ts'
import { withFile } from '../../../video/videoEdits.ts'
import type { CardEditorProps } from '../../cardUi.ts'
import { problemAt } from '../CardField.tsx'
import { FileField } from '../FileField.tsx'
import type { VideoEdited } from './videoEdited.ts'

/** The video of a card: one of our files, whose length is measured where nobody knows it. */
export function VideoFileField(props: CardEditorProps<VideoEdited>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const t = useWords(cardFormWords)
  const stored = card.fileId === null ? undefined : files[card.fileId]
  useMissingLength({
    kind: 'video',
    url: disabled || card.durationMs !== null ? undefined : stored?.url,
    onLength: (durationMs) => onChange({ ...card, durationMs }),
  })
  return (
    <FileField
      disabled={disabled}
      file={stored}
      kind="video"
      label={t('video.file')}
      onChange={(fileId, file) => {
        if (fileId !== null && file) onFile(fileId, file)
        onChange(withFile(card, fileId, file?.durationMs ?? null))
      }}
      path="fileId"
      problem={problemAt(problems, 'fileId')}
      value={card.fileId}
    />
  )
}
