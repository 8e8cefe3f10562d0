import type { RowOf } from '#kit/resource.ts'
import { agoColumn, linksColumn, numberColumn, personColumn, reviewColumn } from '#kit/web/list/columns.tsx'
import type { Column } from '#kit/web/list/columns.tsx'
import { ListScreen } from '#kit/web/ListScreen.tsx'
import { career } from '../career.contract.ts'

const columns: readonly Column<RowOf<typeof career>>[] = [
  reviewColumn(career.machine),
  numberColumn('abilityCount'),
  linksColumn('tags', (row) => row.tags),
  personColumn('creatorName'),
  agoColumn('updatedAt'),
  { ...agoColumn('createdAt'), isOptional: true },
  { ...numberColumn('order'), isOptional: true },
]

const home = '/base/career'

/** C1: careers with what they are made of; a rejected one says why. */
export const CareerList = () => (
  <ListScreen resource={career} home={home} columns={columns} editableIn={['draft']} />
)

/** K1: careers that wait for a decision; a row opens what its readers will see. */
export const CareerAudit = () => (
  <ListScreen
    resource={career}
    home={home}
    columns={columns.slice(1)}
    heading="audit"
    fixed={reviewing}
    editableIn={[]}
    canAdd={false}
  />
)

const reviewing = { status: 'reviewing' } as const
