import type { RowOf } from '#kit/contract/resource.ts'
import { format } from '#kit/i18n/web/format.ts'
import { agoColumn, personColumn, reviewColumn } from '#kit/table/web/columns.tsx'
import type { Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { ability } from '../ability.contract.ts'

const columns: readonly Column<RowOf<typeof ability>>[] = [
  reviewColumn(ability.machine),
  {
    key: 'recommendedCourses',
    cell: (row) => format().list(row.recommendedCourses.map((course) => course.title)),
  },
  personColumn('creatorName'),
  agoColumn('updatedAt'),
  { ...agoColumn('createdAt'), isOptional: true },
]

const home = '/base/ability'

/** C2: abilities; a rejected one says why. */
export const AbilityList = () => (
  <ListScreen
    resource={ability}
    home={home}
    columns={columns}
    editableIn={['draft']}
    inline={{ name: 'name' }}
  />
)
