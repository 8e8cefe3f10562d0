import type { RowOf } from '#kit/resource.ts'
import { agoColumn, linksColumn, numberColumn, personColumn, statusColumn } from '#kit/web/list/columns.tsx'
import type { Column } from '#kit/web/list/columns.tsx'
import { ListScreen } from '#kit/web/ListScreen.tsx'
import { useWords } from '#kit/web/words.ts'
import { career } from '../career.contract.ts'
import { careerWords } from '../career.words.ts'

/** C1: careers with what they are made of; a rejected one says why. */
export function CareerList() {
  const t = useWords(careerWords)
  const columns: readonly Column<RowOf<typeof career>>[] = [
    statusColumn(career.machine, (row) =>
      row.status === 'draft' && row.reviewReason ? t('rejected', { reason: row.reviewReason }) : undefined,
    ),
    numberColumn('abilityCount'),
    linksColumn('tags', (row) => row.tags),
    personColumn('creatorName'),
    agoColumn('updatedAt'),
    { ...agoColumn('createdAt'), isOptional: true },
    { ...numberColumn('order'), isOptional: true },
  ]
  return <ListScreen resource={career} home="/base/career" columns={columns} editableIn={['draft']} />
}
