import type { RowOf } from '#kit/contract/resource.ts'
import { isAllowed } from '#kit/contract/role.ts'
import {
  agoColumn,
  linksColumn,
  moneyColumn,
  numberColumn,
  personColumn,
  statusColumn,
  valueColumn,
} from '#kit/table/web/columns.tsx'
import type { Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { copyProduct, product } from '../product.contract.ts'
import { productEditableIn } from '../product.machine.ts'
import { productHome } from './paths.ts'
import { useCopyProduct } from './useCopyProduct.ts'

type Row = RowOf<typeof product>

const columns: readonly Column<Row>[] = [
  statusColumn(product.machine, (row) => (row.status === 'rejected' ? row.reviewReason : undefined)),
  valueColumn(product.name, 'kind'),
  numberColumn('itemCount'),
  moneyColumn('salePrice'),
  numberColumn('qrUsers'),
  personColumn('creatorName'),
  agoColumn('updatedAt'),
  { ...valueColumn(product.name, 'delivery'), isOptional: true },
  { ...linksColumn('careers', (row) => row.careers), isOptional: true },
  { ...linksColumn('tags', (row) => row.tags), isOptional: true },
  { ...agoColumn('createdAt'), isOptional: true },
]

/** F1, F2: products with what they sell and what they cost; a rejected one says why. */
export function ProductList() {
  const kit = useWords(kitWords)
  const mayCopy = isAllowed(copyProduct.who, useActor())
  const copy = useCopyProduct()
  return (
    <ListScreen
      resource={product}
      home={productHome}
      columns={columns}
      editableIn={productEditableIn}
      inline={{ name: 'name', tags: 'tagIds' }}
      deletableIn={['draft', 'rejected']}
      rowActions={(row) =>
        mayCopy ? [{ key: 'copy', label: kit('actions.copy'), run: () => void copy(row.id) }] : []
      }
    />
  )
}
