import type { RowOf } from '#kit/resource.ts'
import { agoColumn, personColumn, statusColumn } from '#kit/web/list/columns.tsx'
import type { Column } from '#kit/web/list/columns.tsx'
import { ListScreen } from '#kit/web/ListScreen.tsx'
import { useWords } from '#kit/web/words.ts'
import { ability } from '../ability.contract.ts'
import { abilityWords } from '../ability.words.ts'

/** C2: abilities; a rejected one says why. */
export function AbilityList() {
  const t = useWords(abilityWords)
  const columns: readonly Column<RowOf<typeof ability>>[] = [
    statusColumn(ability.machine, (row) =>
      row.status === 'draft' && row.reviewReason ? t('rejected', { reason: row.reviewReason }) : undefined,
    ),
    {
      key: 'recommendedCourses',
      cell: (row) => row.recommendedCourses.map((course) => course.title).join(', '),
    },
    personColumn('creatorName'),
    agoColumn('updatedAt'),
    { ...agoColumn('createdAt'), isOptional: true },
  ]
  return <ListScreen resource={ability} home="/base/ability" columns={columns} editableIn={['draft']} />
}
