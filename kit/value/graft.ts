import { isObject, sameJson, valueAt } from './sameJson.ts'

/**
 * `now` with what `next` changed of `given`, three states of one JSON value: what was changed elsewhere since `given` stays.
 * Objects are compared name by name, lists item by item: by the items' `id` where all have one, else by place while none has
 * come or gone. Where both changed the same text or number, `next` wins.
 */
export function graft(now: unknown, given: unknown, next: unknown): unknown {
  if (sameJson(given, next)) return now
  if (sameJson(given, now)) return next
  if (isObject(now) && isObject(given) && isObject(next)) return graftObject(now, given, next)
  if (Array.isArray(now) && Array.isArray(given) && Array.isArray(next)) return graftList(now, given, next)
  return next
}

type Named = Readonly<Record<string, unknown>>

function graftObject(now: Named, given: Named, next: Named): Named {
  const added = Object.keys(now).filter((name) => !Object.hasOwn(given, name) && !Object.hasOwn(next, name))
  const names = [...Object.keys(next), ...added]
  const grafted = names.map((name) => [
    name,
    graft(valueIn(now, name), valueIn(given, name), valueIn(next, name)),
  ])
  // Taken away meanwhile.
  return Object.fromEntries(grafted.filter(([, value]) => value !== undefined))
}

const valueIn = (named: Named, name: string): unknown =>
  Object.hasOwn(named, name) ? named[name] : undefined

type List = readonly unknown[]

function graftList(now: List, given: List, next: List): List {
  const [ownNow, ownGiven, ownNext] = [byId(now), byId(given), byId(next)]
  if (ownNow && ownGiven && ownNext) return graftItems(ownNow, ownGiven, ownNext)
  if (now.length !== next.length || given.length !== next.length) return next
  return next.map((item, index) => graft(now[index], given[index], item))
}

type Items = ReadonlyMap<unknown, unknown>

/** In the order of `now` unless `next` has another one than `given`; who took an item out, or added one, is followed. */
function graftItems(now: Items, given: Items, next: Items): List {
  const lead = sameJson([...next.keys()], [...given.keys()]) ? now : next
  const ids = new Set([...lead.keys(), ...next.keys(), ...now.keys()])
  const isIn = (id: unknown) => (given.has(id) ? now.has(id) && next.has(id) : true)
  return [...ids].filter(isIn).map((id) => {
    if (!given.has(id)) return next.has(id) ? next.get(id) : now.get(id)
    return graft(now.get(id), given.get(id), next.get(id))
  })
}

/** The items by their ids; undefined where one has none, or two have the same. */
function byId(list: List): Items | undefined {
  const items = new Map(list.map((item) => [valueAt(item, 'id'), item]))
  return items.size === list.length && !items.has(undefined) ? items : undefined
}
