import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'exchange-task': {
    'features/sale/exchange-task/server/downloadCodes.ts': ['name', 'qr', 'title', 'channel', 'expiresAt'],
    'features/sale/exchange-task/server/generateCodes.ts': ['productId', 'quantity'],
  },
}
