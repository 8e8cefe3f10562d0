import { useEffect, useRef } from 'react'
import { extensionsFor } from '#kit/contract/file.ts'
import type { useSendings } from '#kit/files/web/useSendings.ts'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { fileLimit } from '#features/learning/message/message.limits.ts'
import { learnWords } from '../../learn.words.ts'
import type { Replies } from './useReplies.ts'

interface Props {
  readonly reply: Pick<Replies, 'files' | 'attach'>
  readonly sending: ReturnType<typeof useSendings>
}

const accept = extensionsFor('work')
  .map((extension) => `.${extension}`)
  .join(',')

/** The files of a reply: added several at once, each with how far it is, taken out again. */
export function ReplyFiles({ reply: { files, attach }, sending }: Props) {
  const { sendings, left, isTooMany, take, retry, drop } = sending
  const t = useWords(learnWords)
  const kit = useWords(kitWords)
  const { chooser, thenFocus } = useChooser()
  return (
    <div className="learn-attach">
      <ul>
        {files.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Remove
              name={name}
              onClick={thenFocus(() => attach((list) => list.filter((one) => one.id !== id)))}
            />
          </li>
        ))}
        {sendings.map((one) => (
          <li className={one.error === undefined ? undefined : 'is-over'} key={one.key}>
            <span>{one.file.name}</span>
            {one.error === undefined ? (
              <span>{t('reply.sendingFile', { percent: Math.round(one.share * 100) })}</span>
            ) : (
              <>
                <span role="alert">{one.error}</span>
                <button className="learn-reply" onClick={thenFocus(() => retry(one))} type="button">
                  {t('retry')}
                </button>
                <Remove name={one.file.name} onClick={thenFocus(() => drop(one))} />
              </>
            )}
          </li>
        ))}
      </ul>
      {isTooMany && (
        <p className="is-over" role="alert">
          {kit('problems.tooMany', { max: fileLimit })}
        </p>
      )}
      {left > 0 && (
        <label className="learn-attach-add">
          <input
            accept={accept}
            className="kit-visually-hidden"
            multiple
            ref={chooser}
            onChange={({ target }) => {
              take([...(target.files ?? [])])
              target.value = ''
            }}
            type="file"
          />
          <LineIcon path="M12 5v14M5 12h14" size={18} />
          {t('reply.addFiles')}
        </label>
      )}
    </div>
  )
}

/** What was pressed on a file goes with it or changes: the focus moves on to where files are chosen. */
function useChooser() {
  const chooser = useRef<HTMLInputElement>(null)
  const isNext = useRef(false)
  useEffect(() => {
    if (!isNext.current) return
    isNext.current = false
    chooser.current?.focus()
  })
  const thenFocus = (act: () => void) => () => {
    isNext.current = true
    act()
  }
  return { chooser, thenFocus }
}

function Remove({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  const t = useWords(learnWords)
  return (
    <button aria-label={t('reply.removeFile', { name })} onClick={onClick} type="button">
      <LineIcon path={crossPath} size={18} />
    </button>
  )
}
