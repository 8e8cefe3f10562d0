/**
 * Where a value holds text that PostgreSQL cannot keep: a null character, or half of a surrogate pair. Undefined where it
 * holds none. Walks without recursion, since whoever sends it also chooses how deep it is.
 */
export function unstorablePath(value: unknown): string | undefined {
  const waiting: { readonly at: unknown; readonly path: string }[] = [{ at: value, path: '' }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { at, path } = next
    if (typeof at === 'string' && !isStorable(at)) return path
    if (typeof at !== 'object' || at === null) continue
    for (const [name, inner] of Object.entries(at)) {
      if (!isStorable(name)) return path
      waiting.push({ at: inner, path: path === '' ? name : `${path}.${name}` })
    }
  }
  return undefined
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
