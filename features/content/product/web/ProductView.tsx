import type { Recorded } from '#kit/resource/web/formed.ts'
import { ViewScreen } from '#kit/record/web/ViewScreen.tsx'
import { product } from '../product.contract.ts'
import { productEditableIn } from '../product.machine.ts'
import { CopyButton } from './CopyButton.tsx'
import { productHome } from './paths.ts'
import { productHead, productViewLayout } from './productLayout.ts'
import { pageOf } from './productPreview.tsx'
import { productRenderers } from './productRenderers.tsx'
import { SoldSamples } from './SoldSamples.tsx'

const copyOf = ({ id }: Recorded) => <CopyButton id={id} />

const samplesOf = ({ id }: Recorded) => <SoldSamples id={id} />

/** F1, F2: a product with the moves that are open to the reader; what its buyers see is behind a button. */
export const ProductView = () => (
  <ViewScreen
    resource={product}
    home={productHome}
    layout={productViewLayout}
    head={productHead}
    editableIn={productEditableIn}
    renderers={productRenderers}
    actions={copyOf}
    note={samplesOf}
    aside={pageOf}
  />
)
