import { filePurposes, type PicturePurpose } from '#kit/contract/file.ts'
import { LibraryButton } from '#kit/files/web/LibraryButton.tsx'
import { PromptButton } from './PromptButton.tsx'
import type { PictureUpload, UploadedFile } from './usePictureUpload.ts'

interface PictureSourcesProps {
  readonly purpose: PicturePurpose
  readonly upload: PictureUpload
  readonly disabled: boolean
  /** What the picture that is there was drawn from, where that is known. */
  readonly prompt?: string | undefined
  /** A stored picture that can stay as it is. */
  readonly onTake: (file: UploadedFile) => void
}

/** The ways to a picture beside one's own device: the library, and a prompt. What was stored for another purpose is copied and cut. */
export function PictureSources({ purpose, upload, disabled, prompt, onTake }: PictureSourcesProps) {
  const take = (file: UploadedFile, storedFor: string) =>
    storedFor === purpose ? onTake(file) : void upload.takeFrom(file.url, file.name)
  return (
    <>
      <LibraryButton disabled={disabled} onPick={(file) => take(file, file.purpose)} purpose={purpose} />
      <PromptButton
        disabled={disabled}
        onPick={({ fileId, url, prompt: asked }) =>
          // The server stores what it draws like the picture of a card.
          take({ id: fileId, url, name: `${fileId}.png`, prompt: asked }, 'card')
        }
        prompt={prompt}
        ratio={filePurposes[purpose].ratio}
      />
    </>
  )
}
