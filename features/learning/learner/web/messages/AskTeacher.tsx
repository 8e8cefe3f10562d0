import './ask.css'
import { useEffect, useId, useRef, type SyntheticEvent } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { draftKey } from '#kit/form/web/recoveryDraft.ts'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { helpSheetWords } from '../../help.words.ts'
import { learnWords } from '../../learn.words.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { maxGraphemes } from './maxGraphemes.ts'

interface Props {
  readonly activityId: number
  readonly cardId: number | undefined
  readonly outbox: Outbox
  /** A talk with the tutor or the partner that goes along. */
  readonly talkId?: number | undefined
  /** What the question begins with. */
  readonly text?: string | undefined
  readonly onClose: () => void
}

/** DEF-question. A question about a card; without a connection it goes out later, once. */
export function AskTeacher({ activityId, cardId, outbox, talkId, text: begun = '', onClose }: Props) {
  const t = useWords(learnWords)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { draft, setDraft, drop } = useRecoveryDraft({
    key: draftKey(useActor().id, `ask.${activityId}`, cardId),
    first: { text: begun },
    read: ({ text: left }) => (typeof left === 'string' ? { text: left } : undefined),
    isWritten: (written) => written.text.trim() !== '',
  })
  const { text } = draft
  useEffect(() => dialog.current?.showModal(), [])
  const left = maxGraphemes - countGraphemes(text.trim())
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === '' || left < 0) return
    const body = { clientId: newKey(), activityId, cardId, talkId, text: text.trim() }
    outbox.add(
      { kind: 'ask', body, text: body.text },
      {
        onAnswer: () => {
          notify({ kind: 'success', text: t('ask.sent') })
        },
        // The sign above every screen says why, and holds the question.
        onRefusal: () => undefined,
        onStall: () => notify({ kind: 'info', text: t('ask.later') }),
      },
    )
    drop()
    dialog.current?.close()
  }
  return (
    <dialog aria-labelledby={`${id}-title`} className="learn-ask" onClose={onClose} ref={dialog}>
      <form onSubmit={send}>
        <h2 id={`${id}-title`}>{t('ask.title')}</h2>
        <p className="learn-lead" id={`${id}-lead`}>
          {t('ask.lead')}
          {talkId !== undefined && <TalkNote />}
        </p>
        <textarea
          aria-describedby={`${id}-lead`}
          aria-invalid={left < 0}
          aria-label={t('ask.text')}
          className="learn-textarea"
          onChange={(event) => setDraft({ text: event.target.value })}
          rows={5}
          value={text}
        />
        <p className={left < 0 ? 'learn-ask-left is-over' : 'learn-ask-left'}>
          {left < 60 && t('ask.left', { count: left })}
        </p>
        <div className="learn-ask-foot">
          <button className="learn-button is-quiet" onClick={() => dialog.current?.close()} type="button">
            {t('ask.cancel')}
          </button>
          <button className="learn-button" disabled={text.trim() === '' || left < 0} type="submit">
            {t('ask.send')}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** Its words came with the sheet from which the talk goes along. */
function TalkNote() {
  const t = useWords(helpSheetWords)
  return <strong className="learn-ask-along">{t('talkGoesAlong')}</strong>
}
