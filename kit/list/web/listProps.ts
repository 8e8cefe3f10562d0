import type { ReactNode } from 'react'
import type { Fields } from '#kit/contract/field.ts'
import type { Values } from '#kit/form/values.ts'
import type { Formed, Recorded } from '#kit/resource/web/formed.ts'
import type { ListResource, RowIn } from '#kit/resource/web/listResource.ts'
import type { FormLayout } from '#kit/record/web/layout.ts'
import type { Creating } from '#kit/record/web/RecordDrawer.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import type { Column } from '#kit/table/web/columns.tsx'
import type { Home } from '#kit/resource/web/rowPaths.ts'
import type { InlineFields } from './inline/useInlineColumns.tsx'
import type { RowAction } from './RowActions.tsx'

/** A form that opens over the list instead of on a screen of its own. */
export interface ListDrawer {
  readonly resource: Formed
  /** The fields of a new record, where they are not those of an old one. */
  readonly newFields?: Fields
  readonly layout?: FormLayout
  readonly editors?: Readonly<Record<string, FieldEditor>>
  /** What a new record begins with, where the address says; null: that is still being asked for. */
  readonly begin?: Values | null | undefined
  /** What making a new one is called, and where it leads. */
  readonly creating?: Creating
  /** Above the form, once the record is there. */
  readonly note?: (record: Recorded) => ReactNode
}

export interface ListScreenProps<R extends ListResource, Row = RowIn<R>> {
  /** Its name is the namespace of `title`, `lead`, `new`, `empty`, `emptyLead`, `fields.*` … */
  readonly resource: R
  /** Where its screens are, e.g. `/base/career` for `/base/career/edit?id=`; without it rows open nothing. */
  readonly home?: Home
  /** For resources with one address: add and edit happen in a drawer over the list. */
  readonly drawer?: ListDrawer
  /** Where the phrases of another heading are: of `title`, `lead`, `empty`, `emptyLead`. */
  readonly heading?: (key: string) => string
  /** After the title column. By default: status, creator, updated. */
  readonly columns?: readonly Column<Row>[]
  /** Name, first words and picture of a row, where the form's fields do not say. */
  readonly face?: (row: Row) => { readonly name: string; readonly lead?: string; readonly picture?: string }
  /** Where a row leads, where that is neither its form nor its view. */
  readonly hrefOf?: (row: Row) => string
  /** Rows are tiles with their pictures, unless the reader prefers rows. */
  readonly hasTiles?: boolean
  /** Filters in the first row. */
  readonly quick?: number
  readonly canAdd?: boolean
  /** States in which the form may be opened; all by default. */
  readonly editableIn?: readonly string[]
  /** Fields that are edited in the list itself, by column, in the states in which the form may be opened. */
  readonly inline?: InlineFields
  /** States in which a row may be deleted; the first one by default. */
  readonly deletableIn?: readonly string[]
  /** More to do with a row, behind the usual actions. */
  readonly rowActions?: (row: Row) => readonly RowAction[]
  /** More to do with the selected rows. */
  readonly bulkActions?: (rows: readonly Row[]) => readonly RowAction[]
  /** Which part of the records a screen shows, where several show parts: each has columns and views of its own. */
  readonly part?: string
  /** Filters that always apply and are not shown. */
  readonly fixed?: Readonly<Record<string, unknown>>
  /** Filters that apply while the reader has chosen nothing else for them. */
  readonly usual?: Readonly<Record<string, unknown>>
  /** Above the rows, where a screen joins several lists. */
  readonly tabs?: ReactNode
  /** Beside the primary button. */
  readonly headActions?: ReactNode
  /** Figures between the head and the rows. */
  readonly summary?: ReactNode
}
