import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
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
