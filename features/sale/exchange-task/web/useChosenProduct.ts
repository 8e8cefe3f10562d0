import { useSearch } from '@tanstack/react-router'
import type { Values } from '#kit/form/values.ts'
import { useRead } from '#kit/http/web/query.ts'
import { rememberOption } from '#kit/pick/web/picked.ts'
import { idSearch } from '#kit/resource/web/recordId.ts'
import { product } from '#features/content/product/product.contract.ts'

/** G2: who looks at the batches of one product makes the next one of it; null while its name is asked for. */
export function useChosenProduct(): Values | null | undefined {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { id } = idSearch({ id: search['productId'] })
  const isAsked = id !== undefined
  const { data, error } = useRead(product.endpoints.get, { query: { id: id ?? 0 } }, { enabled: isAsked })
  if (!isAsked || error) return undefined
  if (!data) return null
  rememberOption('product', { id: data.id, label: data.title, picture: data.cover })
  return { productId: data.id }
}
