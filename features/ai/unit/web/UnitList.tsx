import type { RowOf } from '#kit/contract/resource.ts'
import type { Language } from '#kit/i18n/words.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { agoColumn, statusColumn, valueColumn, type Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useLanguage } from '#kit/i18n/web/words.ts'
import { unit } from '../unit.contract.ts'
import { decimalsOf } from '../unit.measures.ts'
import { unitEditors } from './unitEditors.tsx'

type Row = RowOf<typeof unit>

const faces: Readonly<Record<Language, (row: Row) => { readonly name: string }>> = {
  zh: (row) => ({ name: row.nameZh }),
  en: (row) => ({ name: row.nameEn }),
  es: (row) => ({ name: row.nameEs }),
  ja: (row) => ({ name: row.nameJa }),
}

const columns: readonly Column<Row>[] = [
  statusColumn(unit.machine),
  valueColumn(unit.name, 'kind'),
  valueColumn(unit.name, 'measure'),
  { key: 'price', align: 'end', cell: ({ price }) => <Price price={price} /> },
  agoColumn('updatedAt'),
]

const drawer = { resource: unit, editors: unitEditors }

/** I3: units by their name in the reader's language; the search finds them in any. */
export function UnitList() {
  const language = useLanguage()
  return (
    <ListScreen
      resource={unit}
      drawer={drawer}
      columns={columns}
      face={faces[language]}
      deletableIn={['retired']}
    />
  )
}

/** All its decimals: what a thousand tokens cost may be less than a fen. */
function Price({ price }: { readonly price: number | null }) {
  const format = useFormat()
  return price === null ? null : <>{format.number(price, decimalsOf(price))}</>
}
