import type { Editor } from '../state/editor.ts'
import type { EditorState } from '../state/editorState.ts'

const keyOf = (activityId: number): string => `lectern.publishTried.${activityId}`

/** Whether somebody wanted this activity published, in this tab or ever: until then what is missing is not a fault yet. */
export const wasPublishTried = ({ isPublishTried, record }: EditorState): boolean =>
  isPublishTried || record.versionNumber > 0 || sessionStorage.getItem(keyOf(record.id)) !== null

/** Remembers that it was wanted, for this tab also when it is loaded anew. */
export function rememberPublishTry(editor: Editor): void {
  sessionStorage.setItem(keyOf(editor.store.get().record.id), 'yes')
  editor.store.set({ isPublishTried: true })
}
