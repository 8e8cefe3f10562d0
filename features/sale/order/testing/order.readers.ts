import type { FieldReaders } from '#kit/server/testing/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  order: {
    'features/sale/order/server/checkOrder.ts': ['productId', 'userId'],
  },
}
