import { useState } from 'react'
import { z } from 'zod'
import { errorText } from '#kit/http/web/errorText.ts'
import { movesFor, moveIn, moveRecord } from '#kit/review/web/moveRecords.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { shareWhenPublic } from '#kit/share/web/sharing.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { activity, activityProblem, notReadyCode } from '#features/content/activity/activity.contract.ts'
import { activityProblems } from '#features/content/activity/activity.problems.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { useEditor, useEditorState, useEditorStateDeferred } from '../state/context.ts'
import type { Editor } from '../state/editor.ts'
import { workOf } from '../state/editorState.ts'
import { fetchActivity } from '../state/sync.ts'
import { goToProblem } from './ProblemBar.tsx'
import { rememberPublishTry } from './publishTried.ts'
import { saveFirst } from './useSavedFirst.ts'

const refused = z.object({ problems: z.array(activityProblem).min(1) })

/** A move that is open to this person. */
export interface OfferedMove {
  readonly name: string
  readonly label: string
  /** What the editor is there for: its button stands in the head. */
  readonly isMain: boolean
  readonly isPrimary: boolean
  readonly isOff: boolean
  /** Why it is of no use now. */
  readonly why: string | undefined
  readonly run: () => void
}

/** The moves that are open to this person, after everything has been saved; publishing goes to what is missing first. */
export function usePublishing(): {
  readonly moves: readonly OfferedMove[]
  readonly isMoving: string | null
} {
  const t = useWords(activityWords)
  const words = useResourceWords(activity.name)
  const editor = useEditor()
  const actor = useActor()
  const record = useEditorState((state) => state.record)
  const isUnsaved = useEditorStateDeferred(({ save }) => save.kind !== 'saved' && save.kind !== 'clean')
  const isEmpty = useEditorStateDeferred(({ history }) => history.present.length === 0)
  const [isMoving, setMoving] = useState<string | null>(null)

  const textOf = (name: string) =>
    name === 'publish'
      ? t('editor.published', { number: editor.store.get().record.versionNumber })
      : words.did(name)
  const run = async (name: string) => {
    setMoving(name)
    const isDone = await move(editor, name)
      .catch(showRefusal(editor))
      .finally(() => setMoving(null))
    if (isDone !== true) return
    notify({ kind: 'success', text: textOf(name) })
    shareWhenPublic(activity.name, record.id, moveIn(activity.machine, name)?.to)
  }
  const isUpToDate = record.status === 'public' && !record.hasUnpublishedChanges && !isUnsaved
  // The editor's button keeps its place while there is nothing to publish, and says so.
  const lasting = { ...record, hasUnpublishedChanges: true }
  const moves = movesFor(activity.machine, lasting, actor).map((name): OfferedMove => {
    const isPublish = name === 'publish'
    const isMain = moveIn(activity.machine, name)?.tone === 'primary'
    return {
      name,
      label: words.move(name),
      isMain,
      // Without cards the one thing to do is to add the first.
      isPrimary: !isEmpty && isMain,
      isOff: isPublish && isUpToDate,
      why: isPublish && isUpToDate ? t('editor.nothingNew') : undefined,
      run: () => void run(name),
    }
  })
  return { moves, isMoving }
}

/** Whether nothing is missing, and what is seen is what is saved: else that is in sight. */
async function isPublishable(editor: Editor): Promise<boolean> {
  const { fields, deck } = workOf(editor.store.get())
  const [first] = activityProblems(fields, deck)
  if (first) goToProblem(editor, first)
  return first === undefined && saveFirst(editor)
}

/** True when the record has moved; false when something must be done first, which is then in sight. */
async function move(editor: Editor, name: string): Promise<boolean> {
  // A save that is under way would raise the revision. What cannot be saved holds up publishing alone.
  await editor.saver.flush()
  if (name === 'publish') {
    rememberPublishTry(editor)
    if (!(await isPublishable(editor))) return false
  }
  const { record } = editor.store.get()
  const revision = await moveRecord(activity, { ...record, revision: editor.saver.revision }, name)
  const moved = await fetchActivity(record.id)
  if (moved.revision === revision) editor.saver.moved(moved)
  else await editor.saver.refresh()
  return true
}

/** What the server still misses is gone to like what the editor found itself. */
const showRefusal = (editor: Editor) => (error: unknown) => {
  notify({ kind: 'error', text: errorText(error) })
  if (isRefusal(error, 409)) void editor.saver.refresh()
  if (!isRefusal(error, notReadyCode)) return
  const [first] = refused.safeParse(error.data).data?.problems ?? []
  if (first) goToProblem(editor, first)
}
