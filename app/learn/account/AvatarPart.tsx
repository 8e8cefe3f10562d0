import './own.css'
import { lazy, Suspense, useRef, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { undoable } from '#kit/notice/web/notice.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { fileIn } from '#kit/files/web/fileIn.ts'
import { usePictureUpload, type PictureUpload } from '#kit/picture/web/usePictureUpload.ts'
import { profileWords } from '#features/people/profile/profile.words.ts'
import defaultAvatar from '../../frame/avatar.svg'
import { SaveText } from './PartFoot.tsx'
import { profileCalls, uploadCall, type Person } from './account.calls.ts'
import { usePart } from './usePart.ts'

// Rarely needed, so not part of the first load.
const CropDialog = lazy(async () => ({
  default: (await import('#kit/picture/web/LightCropDialog.tsx')).LightCropDialog,
}))

interface AvatarPartProps {
  readonly person: Person
  readonly onChanged: (part: Partial<Person>) => void
}

/** One's picture: chosen, cut to a square where it is none, sent and saved at once. */
export function AvatarPart({ person, onChanged }: AvatarPartProps) {
  const t = useWords(profileWords)
  // What was sent and could not be saved stays to be saved once more.
  const [unsaved, setUnsaved] = useState<string>()
  const { state, problems, save } = usePart({
    send: (body: { readonly avatar: string }) => call(profileCalls.change, { body }),
    onSaved: (body) => {
      setUnsaved((now) => (now === body.avatar ? undefined : now))
      onChanged(body)
    },
  })
  const take = (avatar: string) => {
    setUnsaved(avatar)
    save({ avatar })
  }
  const upload = usePictureUpload('avatar', ({ url }) => take(url), uploadCall)
  const shown = unsaved ?? person.avatar
  const remove = () => {
    take('')
    undoable(t('own.removed'), () => take(shown))
  }
  const problem = upload.problem ?? problems['avatar']
  const isRefused = unsaved !== undefined && (state.kind === 'refused' || state.kind === 'unsaved')
  return (
    <div aria-label={t('fields.avatar')} className="own-avatar" role="group">
      <img alt="" className="own-face" height={84} src={shown || defaultAvatar} width={84} />
      <div className="own-avatar-side">
        <p className="own-username">{t('own.username', { name: person.username })}</p>
        <Choice hasPicture={shown !== ''} upload={upload} onRemove={remove} />
        {problem && (
          <p className="sign-problem" role="alert">
            {problem}
          </p>
        )}
        {isRefused && (
          <button className="own-link" onClick={() => save({ avatar: unsaved })} type="button">
            {t('own.again')}
          </button>
        )}
        <SaveText state={state} />
      </div>
      {upload.uncut && upload.ratio && (
        <Suspense>
          <CropDialog
            onCancel={upload.cancel}
            onCrop={(area) => void upload.cut(area)}
            ratio={upload.ratio}
            url={upload.uncut.url}
          />
        </Suspense>
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly hasPicture: boolean
  readonly upload: PictureUpload
  readonly onRemove: () => void
}

function Choice({ hasPicture, upload, onRemove }: ChoiceProps) {
  const t = useWords(profileWords)
  const kit = useWords(kitWords)
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const { progress } = upload
  if (progress !== undefined)
    return <output>{kit('picture.uploading', { percent: format.percent(progress) })}</output>
  return (
    <p className="own-choices">
      <button className="own-link" onClick={() => input.current?.click()} type="button">
        {t(hasPicture ? 'own.changePicture' : 'own.addPicture')}
      </button>
      {hasPicture && (
        <button className="own-link" onClick={onRemove} type="button">
          {t('own.removePicture')}
        </button>
      )}
      <input
        accept="image/jpeg,image/png"
        aria-label={t('fields.avatar')}
        hidden
        onChange={({ target }) => {
          const file = fileIn(target.files)
          // The same one can be chosen again after a refusal.
          if (file) void upload.take(file).finally(() => (target.value = ''))
        }}
        ref={input}
        type="file"
      />
    </p>
  )
}
