import type { RowOf } from '#kit/resource.ts'
import { isAllowed } from '#kit/role.ts'
import { openMoves } from '#kit/machine.ts'
import {
  agoColumn,
  linksColumn,
  moneyColumn,
  numberColumn,
  personColumn,
  statusColumn,
  valueColumn,
} from '#kit/web/list/columns.tsx'
import type { Column } from '#kit/web/list/columns.tsx'
import { ListScreen } from '#kit/web/ListScreen.tsx'
import { useActor } from '#kit/web/session.ts'
import { kitWords, useWords } from '#kit/web/words.ts'
import { copyProduct, product } from '../product.contract.ts'
import { productEditableIn } from '../product.machine.ts'
import { productWords } from '../product.words.ts'
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

/** The action that opens the decision, for whoever may take it (F2). */
function useReviewNow() {
  const t = useWords(productWords)
  const actor = useActor()
  return (row: Row) =>
    openMoves(product.machine, row, actor).includes('approve')
      ? [{ key: 'review', label: t('reviewNow'), isFirst: true, href: `/audits/product?id=${row.id}` }]
      : []
}

/** F1, F2: products with what they sell and what they cost; a rejected one says why. */
export function ProductList() {
  const kit = useWords(kitWords)
  const mayCopy = isAllowed(copyProduct.who, useActor())
  const copy = useCopyProduct()
  const reviewOf = useReviewNow()
  return (
    <ListScreen
      resource={product}
      home={productHome}
      columns={columns}
      editableIn={productEditableIn}
      deletableIn={['draft', 'rejected']}
      rowActions={(row) => [
        ...reviewOf(row),
        ...(mayCopy ? [{ key: 'copy', label: kit('actions.copy'), run: () => void copy(row.id) }] : []),
      ]}
    />
  )
}
