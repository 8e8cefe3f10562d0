import type { RowOf } from '#kit/contract/resource.ts'
import { agoColumn, CellText, personColumn, statusColumn, type Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { file, library } from '../file.contract.ts'
import { kindPicture } from './kindPicture.ts'
import { FileNote } from './FileNote.tsx'
import { QuotaNote } from './QuotaNote.tsx'
import { UploadMany } from './UploadMany.tsx'

type Row = RowOf<typeof file>

const columns: readonly Column<Row>[] = [
  { key: 'kind', cell: (row) => <Kind row={row} /> },
  { key: 'size', align: 'end', cell: (row) => <Size row={row} /> },
  { key: 'durationMs', align: 'end', cell: (row) => <Length row={row} /> },
  { ...statusColumn(file.machine), isOptional: true },
  personColumn('creatorName'),
  agoColumn('createdAt'),
]

const drawer = { resource: library, note: FileNote }
const face = (row: Row) => ({ name: row.name, picture: row.thumbUrl || kindPicture(row.kind) })

/** What was uploaded, to be found, seen, renamed and, where it is used nowhere, deleted. */
export const MediaList = () => (
  <ListScreen
    resource={library}
    columns={columns}
    drawer={drawer}
    face={face}
    hasTiles
    deletableIn={['private', 'public']}
    headActions={
      <>
        <QuotaNote />
        <UploadMany />
      </>
    }
  />
)

function Kind({ row }: { readonly row: Row }) {
  return <span>{useResourceWords(library.name).value('kind', row.kind)}</span>
}

function Size({ row }: { readonly row: Row }) {
  return <span>{useFormat().kilobytes(row.size / 1024)}</span>
}

function Length({ row }: { readonly row: Row }) {
  const format = useFormat()
  return <CellText text={row.durationMs === null ? null : format.length(row.durationMs)} />
}
