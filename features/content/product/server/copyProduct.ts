import { and, inArray, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import { visibleRecord } from '#kit/resource/server/crud.ts'
import type { Link } from '#kit/resource/server/crud.ts'
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

/** F1: a draft of one's own with the same fields; links that whoever copies may not choose are left behind. */
export async function copyProduct(call: Call, sourceId: number): Promise<number> {
  const isSeen = visibleRecord(productSpec, call.actor, sourceId)
  const [seen] = await call.db.select({ id: productTable.id }).from(productTable).where(isSeen)
  if (!seen) refuse(kitFaults.notFound)
  const source = await readProduct(call.db, sourceId)
  const links: Partial<Content> = {}
  for (const name of ['courseIds', 'activityIds', 'careerIds', 'abilityIds', 'tagIds'] as const)
    links[name] = await pickableOf(call, productLinks[name], source[name])
  return createProduct(call, { ...source, ...links, title: titleOfCopy(call, source.title) })
}

async function pickableOf(call: Call, { target, pickable }: Link, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await call.db
    .select({ id: target.id })
    .from(target)
    .where(and(inArray(target.id, ids), isNull(target.deletedAt), pickable(call.actor)))
  const found = new Set(rows.map(({ id }) => Number(id)))
  return ids.filter((id) => found.has(id))
}

function titleOfCopy(call: Call, title: string): string {
  const titleWith = (part: string) => call.translate(phrase(productWords, 'copyTitle', { title: part }))
  const room = productFields.title.max - countGraphemes(titleWith(''))
  const shortened = [...new Intl.Segmenter().segment(title)].slice(0, room).map(({ segment }) => segment)
  return titleWith(shortened.join('').trim())
}
