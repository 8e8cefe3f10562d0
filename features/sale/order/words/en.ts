import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { order } from '../order.contract.ts'

export const en = {
  record: 'Order',
  access: { order: 'Orders' },
  title: 'Orders',
  lead: 'Who got which product: by a code, by a payment or for free.',
  new: 'New order',
  edit: 'Order',
  empty: 'No orders yet',
  emptyLead:
    'An order appears here as soon as a code is redeemed or somebody gets a free product. For a payment you enter one yourself.',
  fields: {
    name: 'Order number',
    number: 'Order number',
    productId: 'Product',
    productName: 'Product',
    userId: 'Learner',
    userName: 'Learner',
    source: 'Came by',
    codeId: 'Code',
    price: 'Price',
    status: 'Status',
    reason: 'Reason',
    paidAt: 'Paid',
    cancelledAt: 'Cancelled',
    refundedAt: 'Refunded',
    refundReason: 'Reason for the refund',
    creatorName: 'Entered by',
    createdAt: 'Ordered',
    updatedAt: 'Updated',
    createdFrom: 'Ordered, from',
    createdTo: 'Ordered, to',
    paidFrom: 'Paid, from',
    paidTo: 'Paid, to',
    priceFrom: 'Price, from',
    priceTo: 'Price, to',
  },
  hints: {
    productId: 'Only public products can be sold.',
  },
  values: { source: { code: 'Redemption code', payment: 'Payment', free: 'Free' } },
  states: { pending: 'To be paid', paid: 'Paid', cancelled: 'Cancelled', refunded: 'Refunded' },
  moves: { confirm: 'Confirm payment', cancel: 'Cancel order', refund: 'Refund' },
  reasons: { refund: 'It will be shown with the order' },
  mine: {
    title: 'My orders',
    empty: 'No orders yet',
    emptyLead:
      'What you buy, get for free or redeem with a code is listed here with its number, should you need help with it.',
  },
  summary: {
    title: 'Totals of these orders',
    all: 'All',
    orders_one: '{{amount}} order',
    orders_other: '{{amount}} orders',
  },
  faults: {
    alreadyHas: 'This learner already has everything in this product',
    alreadyOrdered:
      'Order {{number}} of this product is waiting to be paid by this learner already: confirm or cancel that one',
    notFree: 'This product cannot be had for free at the moment',
  },
} satisfies FieldWords<typeof order>
