import { call } from '#kit/web/client.ts'
import { errorText } from '#kit/web/errorText.ts'
import { useGo } from '#kit/web/Go.tsx'
import { notify } from '#kit/web/notice.ts'
import { useWords } from '#kit/web/words.ts'
import { copyProduct } from '../product.contract.ts'
import { productWords } from '../product.words.ts'
import { productPaths } from './paths.ts'

/** Copies a product and opens the copy. */
export function useCopyProduct(): (id: number) => Promise<void> {
  const t = useWords(productWords)
  const go = useGo()
  return async (id) => {
    try {
      const copy = await call(copyProduct, { body: { id } })
      notify({ kind: 'success', text: t('copied') })
      go(productPaths.edit(copy))
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
    }
  }
}
