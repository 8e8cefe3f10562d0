import { useTranslate } from '#kit/i18n/web/words.ts'
import type { Media } from '../../card.ts'
import type { Problem } from '../../content.ts'
import type { StoredFile } from '../cardUi.ts'
import { MediaField } from './MediaField.tsx'

interface Props {
  readonly value: Media | null
  readonly files: Readonly<Record<number, StoredFile>>
  readonly label?: string
  readonly disabled?: boolean
  /** Of its `alt`. */
  readonly problem?: Problem | undefined
  /** What the picture was drawn from, where the card keeps it. */
  readonly prompt?: string
  /** `prompt` comes with another picture: what it was drawn from, or ''. */
  onChange(media: Media | null, prompt?: string): void
  onFile(fileId: number, file: StoredFile): void
}

/** The picture of a card or of a part of it: what is uploaded is reported to the editor before the card names it. */
export function CardMedia(props: Props) {
  const { value, files, label, disabled = false, problem, prompt, onChange, onFile } = props
  const translate = useTranslate()
  return (
    <MediaField
      disabled={disabled}
      onChange={(media, file) => {
        if (media && file) onFile(media.fileId, file)
        onChange(media, file && (file.prompt ?? ''))
      }}
      {...(label !== undefined && { label })}
      problems={problem ? { alt: translate(problem) } : {}}
      altPath={problem?.path}
      prompt={prompt}
      purpose="card"
      url={value ? files[value.fileId]?.url : undefined}
      value={value}
    />
  )
}
