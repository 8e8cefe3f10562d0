import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  order: {
    'features/sale/order/server/checkOrder.ts': ['productId', 'userId'],
  },
}
