import { setDiagnostics, type Diagnostic } from '@codemirror/lint'
import type { EditorView } from '@codemirror/view'
import { useLayoutEffect } from 'react'
import { useTranslate } from '#kit/i18n/web/words.ts'
import type { JsonProblem } from '../../ai-config.problems.ts'
import { tokenEnd } from './jsonCursor.ts'
import { textOfProblem } from './JsonProblems.tsx'

/** Marks each problem at its place and at its line; the word there says what is wrong. */
export function useMarks(view: EditorView | undefined, text: string, problems: readonly JsonProblem[]): void {
  const translate = useTranslate()
  useLayoutEffect(() => {
    // A letter behind what is shown: the next value brings its marks.
    if (view?.state.doc.length !== text.length) return
    const marks = problems.map((problem): Diagnostic => {
      const { at } = problem
      return {
        from: at,
        to: tokenEnd(text, at),
        severity: 'error',
        message: textOfProblem(problem, translate),
      }
    })
    view.dispatch(setDiagnostics(view.state, marks))
  }, [view, text, problems, translate])
}
