import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { FilePurpose } from '#kit/contract/file.ts'
import { isAllowed } from '#kit/contract/role.ts'
import { useActor } from '#kit/http/web/session.ts'
import { libraryEndpoint } from '#kit/feature/web/kitSettings.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { LibraryFile } from './MediaPicker.tsx'

const MediaPicker = lazy(() => import('./MediaPicker.tsx').then((file) => ({ default: file.MediaPicker })))

interface Props {
  readonly purpose: FilePurpose
  readonly disabled: boolean
  onPick(file: LibraryFile): void
}

/** Offers what was uploaded before, where the page has a library and one may see it. */
export function LibraryButton({ purpose, disabled, onPick }: Props) {
  const t = useWords(kitWords)
  const [isOpen, setOpen] = useState(false)
  const actor = useActor()
  const endpoint = libraryEndpoint()
  if (!endpoint || !isAllowed(endpoint.who, actor)) return null
  return (
    <>
      <Button disabled={disabled} onClick={() => setOpen(true)} type="text">
        {t('file.fromLibrary')}
      </Button>
      {isOpen && (
        <Suspense>
          <MediaPicker
            onClose={() => setOpen(false)}
            onPick={(file) => {
              setOpen(false)
              onPick(file)
            }}
            purpose={purpose}
          />
        </Suspense>
      )}
    </>
  )
}
