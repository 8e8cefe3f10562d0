import { draftKey } from '#kit/form/web/recoveryDraft.ts'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import { useActor } from '#kit/http/web/session.ts'

/** `asked` is on its way: it is text again where it does not arrive, also when the page is gone meanwhile. */
interface Written {
  readonly text: string
  readonly asked: string
}

const blank: Written = { text: '', asked: '' }
const unsent = ({ text, asked }: Written): Written => ({ text: text || asked, asked: '' })

/** What the learner is about to ask in an activity, until the server has it. */
export function useHelpDraft(activityId: number) {
  const { draft, setDraft } = useRecoveryDraft({
    key: draftKey(useActor().id, 'help', activityId),
    first: blank,
    read: ({ text, asked }) =>
      typeof text === 'string' && typeof asked === 'string' ? unsent({ text, asked }) : undefined,
    isWritten: ({ text, asked }) => text.trim() !== '' || asked !== '',
  })
  return {
    text: draft.text,
    write: (text: string) => setDraft((now) => ({ ...now, text })),
    /** Sends `said`, which may be the text or not. */
    async send(said: string, send: (said: string) => Promise<boolean>): Promise<void> {
      setDraft((now) => ({ text: now.text.trim() === said ? '' : now.text, asked: said }))
      const isSent = await send(said)
      setDraft((now) => (isSent ? { ...now, asked: '' } : unsent(now)))
    },
    clear: () => setDraft(blank),
  }
}

export type Draft = ReturnType<typeof useHelpDraft>
