import type { Recorded } from '#kit/resource/web/formed.ts'
import { ReviewPanel } from '#features/content/audit/web/ReviewPanel.tsx'
import { reviewableOf } from '#features/content/audit/web/reviewable.ts'
import { reviewHomes } from '#features/content/audit/web/reviewPaths.ts'
import { product } from '#features/content/product/product.contract.ts'
import { pageOf } from '#features/content/product/web/productPreview.tsx'
import { SoldCourses } from './SoldCourses.tsx'

/** The page of a product with what its courses promise. */
const wholePage = (record: Recorded) => (
  <>
    {pageOf(record)}
    <SoldCourses record={record} />
  </>
)

const reviewable = reviewableOf(
  { ...product, name: 'product' },
  {
    home: reviewHomes.product,
    shown: wholePage,
    viewHref: (id) => `/manage/product/view?id=${id}`,
  },
)

/** K1, F2: products that wait for a decision, as their buyers see them. */
export const ProductAudit = () => <ReviewPanel reviewable={reviewable} />
