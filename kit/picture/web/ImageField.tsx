import type { PicturePurpose } from '#kit/contract/file.ts'
import { PictureDrop } from './PictureDrop.tsx'
import { usePictureUpload } from './usePictureUpload.ts'

interface ImageFieldProps {
  readonly id: string
  readonly label: string
  readonly purpose: PicturePurpose
  /** The address that upload gave; '' is none. */
  readonly value: string
  readonly onChange: (url: string) => void
  readonly disabled?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string
}

/** A record's picture: dropped, pasted or chosen, cut to its ratio, uploaded (C5). */
export function ImageField({ value, purpose, onChange, ...common }: ImageFieldProps) {
  const upload = usePictureUpload(purpose, (file) => onChange(file.url))
  return <PictureDrop {...common} url={value} upload={upload} onRemove={() => onChange('')} />
}
