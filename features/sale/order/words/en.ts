import type { FieldWords } from '#kit/contract/fieldWords.ts'
import type { order } from '../order.contract.ts'

export const en = {
  record: 'Order',
  access: { order: 'Orders' },
  title: 'Orders',
  lead: 'Who received which product: by code, by payment or for free.',
  new: 'New order',
  edit: 'Order',
  empty: 'No orders yet',
  emptyLead:
    'Orders appear here when a code is redeemed or someone gets a free product. Enter orders paid elsewhere yourself.',
  fields: {
    name: 'Order number',
    number: 'Order number',
    productId: 'Product',
    productName: 'Product',
    userId: 'Learner',
    userName: 'Learner',
    source: 'Source',
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
    createdFrom: 'Ordered from',
    createdTo: 'Ordered until',
    paidFrom: 'Paid from',
    paidTo: 'Paid until',
    priceFrom: 'Price from',
    priceTo: 'Price to',
  },
  hints: {
    productId: 'Only public products can be chosen.',
  },
  values: { source: { code: 'Redemption code', payment: 'Payment', free: 'Free' } },
  states: { pending: 'Awaiting payment', paid: 'Paid', cancelled: 'Cancelled', refunded: 'Refunded' },
  moves: { confirm: 'Confirm payment', cancel: 'Cancel order', refund: 'Refund' },
  reasons: { refund: 'Shown with the order' },
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
      'This learner already has the unpaid order {{number}} for this product: confirm or cancel that one',
    notFree: 'This product is not free at the moment',
  },
} satisfies FieldWords<typeof order>
