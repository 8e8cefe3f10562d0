import { notify } from '#kit/notice/web/notice.ts'
import { kitWords, translate } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { useEditor } from '../state/context.ts'
import type { Editor } from '../state/editor.ts'
import { workOf } from '../state/editorState.ts'
import { refusalsIn } from '../state/sendable.ts'
import { goToProblem } from './ProblemBar.tsx'

/** Whether all that is seen is saved now. Where it is not, it is said why, and what stands in the way is in sight. */
export async function saveFirst(editor: Editor): Promise<boolean> {
  if (await editor.saver.flush()) return true
  const state = editor.store.get()
  const { save, refusals } = state
  const key = save.kind === 'refused' ? 'form.refused' : 'form.offline'
  const values = save.kind === 'refused' ? { why: save.why } : undefined
  notify({ kind: 'error', text: translate(phrase(kitWords, key, values)) })
  const [first] = refusalsIn(workOf(state), refusals)
  if (first) goToProblem(editor, first)
  return false
}

/** Does what works on the saved activity, once what has just been typed belongs to it too. */
export function useSavedFirst(): (act: () => void) => void {
  const editor = useEditor()
  return (act) => void saveFirst(editor).then((isSaved) => isSaved && act())
}
