const lockPrefix = 'lectern-open-'

/** Marks `tab` as open for other tabs, so that they do not take its work as left behind; returns what ends that. */
export function lockTab(tab: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  // Pages without a secure origin have no locks; then work of an open tab may be offered, and nothing is lost by it.
  void navigator.locks?.request(lockPrefix + tab, () => released)
  return release
}

/** Who is open now, in any tab. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : [])),
  )
}
