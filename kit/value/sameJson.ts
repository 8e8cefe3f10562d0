/** Whether two JSON values are equal, whatever the order of their keys; an absent key equals `undefined`. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => sameJson(item, b[index]))
    )
  }
  if (!isObject(a) || !isObject(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameJson(a[key], b[key]))
}

/** Whether a value is an object with keys: neither null nor a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a dotted path such as `options.0.text`; undefined where there is none. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((here, step) => {
    if (Array.isArray(here)) return here[Number(step)]
    return isObject(here) && Object.hasOwn(here, step) ? here[step] : undefined
  }, value)
}

/** Paths, down to `depth` steps, at which two JSON values differ. */
export function differingPaths(a: unknown, b: unknown, depth: number, path = ''): string[] {
  if (sameJson(a, b)) return []
  const keys = depth > 0 ? keysOf(a, b) : undefined
  if (!keys) return [path]
  return keys.flatMap((key) =>
    differingPaths(valueAt(a, key), valueAt(b, key), depth - 1, path ? `${path}.${key}` : key),
  )
}

function keysOf(a: unknown, b: unknown): string[] | undefined {
  const alike =
    (isObject(a) && isObject(b)) || (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
  return alike ? [...new Set([...Object.keys(Object(a)), ...Object.keys(Object(b))])] : undefined
}
