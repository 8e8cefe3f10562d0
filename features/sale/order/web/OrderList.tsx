import type { RowOf } from '#kit/contract/resource.ts'
import {
  agoColumn,
  moneyColumn,
  personColumn,
  statusColumn,
  textColumn,
  valueColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { order, orderEndpoints } from '../order.contract.ts'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderTotals } from './OrderTotals.tsx'

type Row = RowOf<typeof order>

const orders = { ...order, endpoints: orderEndpoints }

const columns: readonly Column<Row>[] = [
  textColumn('productName'),
  personColumn('userName'),
  statusColumn(order.machine, ({ refundReason }) => refundReason || undefined),
  moneyColumn('price'),
  valueColumn(order.name, 'source'),
  agoColumn('createdAt'),
  agoColumn('paidAt'),
  { ...agoColumn('refundedAt'), isOptional: true },
  { ...personColumn('creatorName'), isOptional: true },
]

const face = ({ number }: Row) => ({ name: number })
const drawer = { resource: orders, note: (record: object) => <OrderFacts record={record} /> }
/** An order is entered and moved, never rewritten. */
const never: readonly string[] = []

/** F3: orders with what they come to; a row opens all that is known of it. */
export const OrderList = () => (
  <ListScreen
    resource={orders}
    drawer={drawer}
    columns={columns}
    face={face}
    editableIn={never}
    summary={<OrderTotals />}
  />
)
