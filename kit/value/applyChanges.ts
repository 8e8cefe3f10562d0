import { isObject, sameJson, valueAt } from './sameJson.ts'

/**
 * A three-way patch of a JSON value: `now` with what `next` changed of `base`. What was changed elsewhere since `base` stays.
 * Objects are compared name by name, lists item by item: by the items' `id` where all have one, else by place while none has
 * come or gone. Where both changed the same text or number, `next` wins.
 */
export function applyChanges(now: unknown, base: unknown, next: unknown): unknown {
  if (sameJson(base, next)) return now
  if (sameJson(base, now)) return next
  if (isObject(now) && isObject(base) && isObject(next)) return applyToObject(now, base, next)
  if (Array.isArray(now) && Array.isArray(base) && Array.isArray(next)) return applyToList(now, base, next)
  return next
}

type Named = Readonly<Record<string, unknown>>

function applyToObject(now: Named, base: Named, next: Named): Named {
  const added = Object.keys(now).filter((name) => !Object.hasOwn(base, name) && !Object.hasOwn(next, name))
  const names = [...Object.keys(next), ...added]
  const entries = names.map((name) => [
    name,
    applyChanges(valueIn(now, name), valueIn(base, name), valueIn(next, name)),
  ])
  // A name that was removed on one side has no value.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

const valueIn = (named: Named, name: string): unknown =>
  Object.hasOwn(named, name) ? named[name] : undefined

type List = readonly unknown[]

function applyToList(now: List, base: List, next: List): List {
  const [ownNow, ownBase, ownNext] = [byId(now), byId(base), byId(next)]
  if (ownNow && ownBase && ownNext) return applyToItems(ownNow, ownBase, ownNext)
  if (now.length !== next.length || base.length !== next.length) return next
  return next.map((item, index) => applyChanges(now[index], base[index], item))
}

type Items = ReadonlyMap<unknown, unknown>

/** In the order of `now` unless `next` has another one than `base`; who took an item out, or added one, is followed. */
function applyToItems(now: Items, base: Items, next: Items): List {
  const ordered = sameJson([...next.keys()], [...base.keys()]) ? now : next
  const ids = new Set([...ordered.keys(), ...next.keys(), ...now.keys()])
  const isIn = (id: unknown) => (base.has(id) ? now.has(id) && next.has(id) : true)
  return [...ids].filter(isIn).map((id) => {
    if (!base.has(id)) return next.has(id) ? next.get(id) : now.get(id)
    return applyChanges(now.get(id), base.get(id), next.get(id))
  })
}

/** The items by their ids; undefined where one has none, or two have the same. */
function byId(list: List): Items | undefined {
  const items = new Map(list.map((item) => [valueAt(item, 'id'), item]))
  return items.size === list.length && !items.has(undefined) ? items : undefined
}
