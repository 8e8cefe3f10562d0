import type { Recorded } from '#kit/resource/web/formed.ts'
import { FormScreen } from '#kit/record/web/FormScreen.tsx'
import { product } from '../product.contract.ts'
import { productEditableIn } from '../product.machine.ts'
import { productHome } from './paths.ts'
import { productEditors } from './productEditors.tsx'
import { productLayout } from './productLayout.ts'
import { previewOf } from './productPreview.tsx'
import { productRenderers } from './productRenderers.tsx'
import { SoldSamples } from './SoldSamples.tsx'

const samplesOf = ({ id }: Recorded) => <SoldSamples id={id} />

const form = {
  resource: product,
  home: productHome,
  layout: productLayout,
  editors: productEditors,
  editableIn: productEditableIn,
  renderers: productRenderers,
  aside: previewOf,
  note: samplesOf,
} as const

export const ProductAdd = () => <FormScreen {...form} mode="add" />
export const ProductEdit = () => <FormScreen {...form} mode="edit" />
/** Nothing is made before it is saved. */
export const ProductCopy = () => <FormScreen {...form} mode="copy" />
