import type { Recorded } from '#kit/resource/web/formed.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { FormScreen } from '#kit/record/web/FormScreen.tsx'
import { product } from '../product.contract.ts'
import { productEditableIn } from '../product.machine.ts'
import { productHome } from './paths.ts'
import { productEditors } from './productEditors.tsx'
import { productHead, productLayout } from './productLayout.ts'
import { previewOf } from './productPreview.tsx'
import { productRenderers } from './productRenderers.tsx'
import { SoldSamples } from './SoldSamples.tsx'
import { useBroughtCourse } from './useBroughtCourse.ts'

const samplesOf = ({ id }: Recorded) => <SoldSamples id={id} />

const form = {
  resource: product,
  home: productHome,
  layout: productLayout,
  head: productHead,
  editors: productEditors,
  editableIn: productEditableIn,
  renderers: productRenderers,
  aside: previewOf,
  note: samplesOf,
} as const

/** A new product; `?courseId=` begins with a course that it sells. */
export function ProductAdd() {
  const { begin, isLoading } = useBroughtCourse()
  return isLoading ? <FormSkeleton /> : <FormScreen {...form} begin={begin} mode="add" />
}
export const ProductEdit = () => <FormScreen {...form} mode="edit" />
/** Nothing is made before it is saved. */
export const ProductCopy = () => <FormScreen {...form} mode="copy" />
