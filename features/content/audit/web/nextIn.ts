/** The one behind `id` in its queue; after the last one the first. */
export function nextIn(ids: readonly number[], id: number): number | undefined {
  const others = ids.filter((one) => one !== id)
  const behind = ids.indexOf(id) + 1
  return behind > 0 && behind < ids.length ? ids[behind] : others[0]
}
