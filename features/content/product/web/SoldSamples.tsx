import { LinkedChoices } from '#kit/pick/web/LinkedChoices.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { decideFreeSample, freeSampleKeys } from '#features/content/activity/freeSample.contract.ts'
import { product } from '../product.contract.ts'

/** Which of the activities that it sells everybody may begin as well (DEF-independent). */
export function SoldSamples({ id }: { readonly id: number }) {
  const { data } = useRead(product.endpoints.get, { query: { id } })
  const choices = (data?.activities ?? []).map(({ freeSample, ...item }) => ({ ...item, value: freeSample }))
  return (
    <LinkedChoices
      choices={choices}
      endpoint={decideFreeSample}
      keys={freeSampleKeys}
      name="freeSample"
      touches={[product.endpoints.get]}
      words="activity"
    />
  )
}
