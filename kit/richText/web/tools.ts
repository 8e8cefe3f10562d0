import type { Editor } from '@tiptap/core'
import { insertTable } from './tables.ts'

export type ToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'code'
  | 'link'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'callout'
  | 'codeBlock'
  | 'table'
  | 'formula'
  | 'formulaBlock'
  | 'rule'
  | 'undo'
  | 'redo'

export interface Tool {
  readonly name: ToolName
  readonly icon: string
  /** Is on or off, rather than done once. */
  readonly isToggle: boolean
  run(editor: Editor): void
  isActive(editor: Editor): boolean
}

const mark = (name: 'bold' | 'italic' | 'underline' | 'strike' | 'code', icon: string): Tool => ({
  name,
  icon,
  isToggle: true,
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
  isActive: (editor) => editor.isActive(name),
})

const block = (
  name: ToolName,
  icon: string,
  run: (editor: Editor) => unknown,
  isActive: (editor: Editor) => boolean,
): Tool => ({ name, icon, isToggle: true, run, isActive })

const once = (name: ToolName, icon: string, run: (editor: Editor) => unknown): Tool => ({
  name,
  icon,
  isToggle: false,
  run,
  isActive: () => false,
})

/** A new formula is selected, so that its line opens. */
function insertFormula(editor: Editor, type: 'formula' | 'formulaBlock'): void {
  const { from } = editor.state.selection
  editor
    .chain()
    .focus()
    .insertContent({ type, attrs: { tex: '' } })
    .run()
  let at = from
  editor.state.doc.nodesBetween(
    Math.max(0, from - 1),
    Math.min(from + 2, editor.state.doc.content.size),
    (node, place) => {
      if (node.type.name === type) at = place
    },
  )
  editor.commands.setNodeSelection(at)
}

const heading = (level: 2 | 3) => (editor: Editor) => editor.chain().focus().toggleHeading({ level }).run()

export const toolGroups: readonly (readonly Tool[])[] = [
  [
    mark('bold', 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z'),
    mark('italic', 'M10 5h7M7 19h7M14 5l-4 14'),
    mark('underline', 'M7 5v6a5 5 0 0 0 10 0V5M6 20h12'),
    mark(
      'strike',
      'M16.5 7.5C15.5 5.5 8 4.5 8 8.5c0 2 2 3 4 3.5M4 12h16M7.5 16.5c1.5 3 9 3 9-1 0-.8-.2-1.4-.6-2',
    ),
    mark('code', 'M8.5 7L4 12l4.5 5M15.5 7l4.5 5-4.5 5'),
    {
      name: 'link',
      icon: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
      isToggle: true,
      run: () => {},
      isActive: (editor) => editor.isActive('link'),
    },
  ],
  [
    block('heading', 'M5 5v14M14 5v14M5 12h9M18 10l2-1v10', heading(2), (editor) =>
      editor.isActive('heading', { level: 2 }),
    ),
    block(
      'subheading',
      'M5 8v11M12 8v11M5 13.5h7M16 12c1-1.5 4-1 4 .8 0 1.7-4 3.2-4 6.2h4',
      heading(3),
      (editor) => editor.isActive('heading', { level: 3 }),
    ),
    block(
      'bullets',
      'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
      (editor) => editor.chain().focus().toggleBulletList().run(),
      (editor) => editor.isActive('bulletList'),
    ),
    block(
      'numbers',
      'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 14c.3-1.3 2.5-1.2 2.5.2 0 1-2.5 1.6-2.5 2.8h2.5',
      (editor) => editor.chain().focus().toggleOrderedList().run(),
      (editor) => editor.isActive('orderedList'),
    ),
    block(
      'quote',
      'M5 5v14M10 8h9M10 12h9M10 16h6',
      (editor) => editor.chain().focus().toggleBlockquote().run(),
      (editor) => editor.isActive('blockquote'),
    ),
    block(
      'callout',
      'M4 5h16v11h-7l-4 4v-4H4zM12 8v4M12 13.6h.01',
      (editor) => editor.chain().focus().toggleWrap('callout').run(),
      (editor) => editor.isActive('callout'),
    ),
    block(
      'codeBlock',
      'M4 5h16v14H4zM9 9l-2.5 3L9 15M15 9l2.5 3-2.5 3',
      (editor) => editor.chain().focus().toggleCodeBlock().run(),
      (editor) => editor.isActive('codeBlock'),
    ),
  ],
  [
    once('table', 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14M15 5v14', (editor) => insertTable(editor, 3, 3)),
    once('formula', 'M17 6H7l5 6-5 6h10', (editor) => insertFormula(editor, 'formula')),
    once('formulaBlock', 'M4 5h16M4 19h16M15 8.5H9l3 3.5-3 3.5h6', (editor) =>
      insertFormula(editor, 'formulaBlock'),
    ),
    once('rule', 'M4 12h16', (editor) => editor.chain().focus().setHorizontalRule().run()),
  ],
  [
    once('undo', 'M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2', (editor) =>
      editor.chain().focus().undo().run(),
    ),
    once('redo', 'M15 7l4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h2', (editor) =>
      editor.chain().focus().redo().run(),
    ),
  ],
]
