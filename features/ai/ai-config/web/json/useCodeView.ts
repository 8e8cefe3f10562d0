import './adoptStyles.ts'
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, syntaxHighlighting } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { Annotation, Compartment, type Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

const always = [
  lineNumbers(),
  lintGutter(),
  history(),
  json(),
  syntaxHighlighting(classHighlighter),
  bracketMatching(),
  closeBrackets(),
  EditorView.lineWrapping,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
]
const changing = new Compartment()
const fromOutside = Annotation.define<true>()

interface Code {
  /** With `\n` between its lines. */
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onCaret: (at: number) => void
}

/** Reports what is typed and where the caret is. */
const changeListener = (newest: RefObject<Code>, pending: RefObject<Set<string>>): Extension =>
  EditorView.updateListener.of(({ state, docChanged, selectionSet, transactions }) => {
    if (docChanged && !transactions.some((one) => one.annotation(fromOutside))) {
      const typed = state.doc.toString()
      pending.current.add(typed)
      newest.current.onChange(typed)
    }
    if (docChanged || selectionSet) newest.current.onCaret(state.selection.main.head)
  })

/** CodeMirror within an element of React's; its text goes in and comes out as a value. */
export function useCodeView(
  parent: RefObject<HTMLElement | null>,
  settings: Extension,
  code: Code,
): EditorView | undefined {
  const { text } = code
  const [view, setView] = useState<EditorView>()
  const newest = useRef(code)
  // What was typed and comes back as a value may be behind what is typed by then; it replaces nothing.
  const pending = useRef(new Set<string>())
  useLayoutEffect(() => {
    newest.current = code
  })
  useLayoutEffect(() => {
    const made = new EditorView({
      doc: newest.current.text,
      extensions: [always, changing.of([]), changeListener(newest, pending)],
      ...(parent.current && { parent: parent.current }),
    })
    setView(made)
    return () => made.destroy()
  }, [parent])
  useLayoutEffect(() => view?.dispatch({ effects: changing.reconfigure(settings) }), [view, settings])
  useLayoutEffect(() => {
    if (!view) return
    const shown = view.state.doc.toString()
    if (text === shown) pending.current.clear()
    else if (!pending.current.has(text))
      view.dispatch({
        changes: { from: 0, to: shown.length, insert: text },
        annotations: fromOutside.of(true),
      })
  }, [view, text])
  return view
}
