import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import { visibleRecord } from '#kit/resource/server/crud.ts'
import { titleOfCopy } from '#kit/resource/server/crud.copy.ts'
import { pickableIds } from '#kit/resource/server/crud.links.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { product } from '../product.contract.ts'
import { productFields } from '../product.fields.ts'
import { productWords } from '../product.words.ts'
import { productLinks } from './product.links.ts'
import { productSpec } from './product.crud.ts'
import { productTable } from './product.table.ts'
import { readProduct } from './readProduct.ts'
import { createProduct } from './saveProduct.ts'

type Content = WrittenOf<typeof product>

const copyTitle = (title: string) => phrase(productWords, 'copyTitle', { title })

/** F1: a draft of one's own with the same fields; links that whoever copies may not choose are left behind. */
export async function copyProduct(call: Call, sourceId: number): Promise<number> {
  const isSeen = visibleRecord(productSpec, call.actor, sourceId)
  const [seen] = await call.db.select({ id: productTable.id }).from(productTable).where(isSeen)
  if (!seen) refuse(kitFaults.notFound)
  const source = await readProduct(call.db, sourceId)
  const links: Partial<Content> = {}
  for (const name of ['courseIds', 'activityIds', 'careerIds', 'abilityIds', 'tagIds'] as const)
    links[name] = await pickableIds(call, productLinks[name], source[name])
  const title = titleOfCopy(call, copyTitle, source.title, productFields.title.max)
  return createProduct(call, { ...source, ...links, title })
}
