/** Where the build puts it; it serves the learner's pages alone. */
const path = '/learn-worker.js'

/** Lets the page open without a connection, and be installed. Browsers offer this over a safe connection only. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(path, { scope: '/learn' })
  const { active } = await navigator.serviceWorker.ready
  const report = (entries: readonly { readonly name: string }[]) => {
    const paths = entries.map(({ name }) => new URL(name).pathname)
    const files = paths.filter((each) => each.startsWith('/assets/'))
    if (files.length > 0) (navigator.serviceWorker.controller ?? active)?.postMessage(files)
  }
  // What was loaded before it was there, and all that comes.
  new PerformanceObserver((list) => report(list.getEntries())).observe({ type: 'resource', buffered: true })
}
