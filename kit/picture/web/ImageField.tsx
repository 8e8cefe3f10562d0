import type { PicturePurpose } from '#kit/contract/file.ts'
import { PictureDrop } from './PictureDrop.tsx'
import { PictureSources } from './PictureSources.tsx'
import { usePictureUpload, type UploadedFile } from './usePictureUpload.ts'

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

/** A record's picture: dropped, pasted, chosen here or from the library, or drawn; cut to its ratio, uploaded (C5). */
export function ImageField({ value, purpose, onChange, ...common }: ImageFieldProps) {
  const { disabled = false } = common
  const take = (file: UploadedFile) => onChange(file.url)
  const upload = usePictureUpload(purpose, take)
  return (
    <PictureDrop
      {...common}
      url={value}
      upload={upload}
      more={<PictureSources {...{ purpose, upload, disabled }} onTake={take} />}
      onRemove={() => onChange('')}
    />
  )
}
