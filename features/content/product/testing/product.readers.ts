import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  product: {
    'features/content/product/server/product.queries.ts': ['delivery', 'startsAt', 'endsAt'],
    'features/content/product/web/ProductPage.tsx': ['title', 'overview', 'cover', 'salePrice'],
    'features/content/product/web/SoldItems.tsx': ['kind'],
    'features/content/product/server/product.detail.ts': ['courseIds', 'activityIds', 'abilityIds'],
    'features/content/product/web/ProductList.tsx': ['careerIds=careers', 'tagIds=tags'],
  },
}
