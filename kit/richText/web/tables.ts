import {
  callOrReturn,
  getExtensionField,
  mergeAttributes,
  Node,
  type Editor,
  type ParentConfig,
} from '@tiptap/core'
import type { NodeType, Schema } from '@tiptap/pm/model'
import type { Command } from '@tiptap/pm/state'
import { TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    /** What prosemirror-tables takes a node for. */
    tableRole?:
      | string
      | ((this: {
          name: string
          options: Options
          storage: Storage
          parent: ParentConfig<NodeConfig<Options>>['tableRole']
        }) => string)
  }
}

const runs = (editor: Editor, command: Command) => command(editor.state, editor.view.dispatch)

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: () => {
        if (runs(this.editor, goToNextCell(1))) return true
        return (
          this.editor.isActive('table') &&
          runs(this.editor, addRowAfter) &&
          runs(this.editor, goToNextCell(1))
        )
      },
      'Shift-Tab': () => runs(this.editor, goToNextCell(-1)),
    }
  },
  extendNodeSchema(extension) {
    const context = { name: extension.name, options: extension.options, storage: extension.storage }
    return { tableRole: callOrReturn(getExtensionField(extension, 'tableRole', context)) }
  },
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', mergeAttributes(HTMLAttributes), 0],
})

/** prosemirror-tables wants `colwidth`; our widths follow the content, so it stays null and is not kept. */
const span = () => ({
  colspan: { default: 1, parseHTML: (cell: HTMLTableCellElement) => cell.colSpan },
  rowspan: { default: 1, parseHTML: (cell: HTMLTableCellElement) => cell.rowSpan },
  colwidth: { default: null, rendered: false },
})

export const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  tableRole: 'cell',
  isolating: true,
  addAttributes: span,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', mergeAttributes(HTMLAttributes), 0],
})

export const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  tableRole: 'header_cell',
  isolating: true,
  addAttributes: span,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', mergeAttributes(HTMLAttributes), 0],
})

const typeOf = (schema: Schema, name: string): NodeType => schema.nodes[name] as NodeType

/** Puts a table of `rows` by `columns` where the cursor is, its first row as heads. */
export function insertTable(editor: Editor, rows: number, columns: number): void {
  const { schema, selection } = editor.state
  const line = (cell: string) =>
    typeOf(schema, 'tableRow').create(
      null,
      Array.from({ length: columns }, () => typeOf(schema, cell).createAndFill()).flatMap(
        (made) => made ?? [],
      ),
    )
  const lines = Array.from({ length: rows }, (_, index) => line(index === 0 ? 'tableHeader' : 'tableCell'))
  const table = typeOf(schema, 'table').create(null, lines)
  const transaction = editor.state.tr.replaceSelectionWith(table)
  const at = transaction.doc.resolve(Math.min(selection.from + 1, transaction.doc.content.size))
  editor.view.dispatch(transaction.setSelection(TextSelection.near(at)).scrollIntoView())
  editor.commands.focus()
}

export const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
} as const satisfies Record<string, Command>

/** Changes the table around the cursor and gives the focus back to the editor; outside a table nothing happens. */
export function doInTable(editor: Editor, name: keyof typeof tableCommands): void {
  runs(editor, tableCommands[name])
  editor.commands.focus()
}
