import type { WorkerScope } from './scope.ts'
import { kindOf, pagePath, networkTimeoutMs, shellName, picturesName, overLimit } from './cacheRules.ts'

declare const self: WorkerScope
/** Written in by the build: the files without which no page opens, and all that belong to this version. */
declare const shellFiles: readonly string[]
declare const everyFile: readonly string[]

// Named once, or the build writes the long list wherever it is read.
const ownFiles = everyFile

const shell = () => caches.open(shellName)

self.addEventListener('install', (event) => {
  event.waitUntil(install())
})
self.addEventListener('activate', (event) => {
  event.waitUntil(sweep().then(() => self.clients.claim()))
})
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(cacheFiles(event.data))
})
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, self.location.origin)
  if (kind === 'page') event.respondWith(page(event.request))
  if (kind === 'file') event.respondWith(file(event.request))
  if (kind === 'picture') event.respondWith(picture(event.request))
})

/** A new version has its shell before it takes over, and takes over at once: its files have names of their own. */
async function install(): Promise<void> {
  await cacheFiles(shellFiles)
  await (await shell()).put(pagePath, await fetch(pagePath, { cache: 'no-cache' }))
  await self.skipWaiting()
}

/** Files of versions that are gone. */
async function sweep(): Promise<void> {
  const cache = await shell()
  const current = new Set([pagePath, ...ownFiles])
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname))
  await Promise.all(old.map((request) => cache.delete(request)))
}

/** What a page has loaded; its files never change, so that none is fetched twice. */
async function cacheFiles(paths: readonly unknown[]): Promise<void> {
  const cache = await shell()
  const requested = ownFiles.filter((path) => paths.includes(path))
  const here = await Promise.all(requested.map((path) => cache.match(path)))
  await cache.addAll(requested.filter((_path, index) => !here[index]))
}

/** The newest page; the cached one where there is no connection, or one that takes too long. */
async function page(request: Request): Promise<Response> {
  const cache = await shell()
  const cached = await cache.match(pagePath)
  const newest = fetch(request).then(async (response) => {
    if (response.ok) await cache.put(pagePath, response.clone())
    return response.ok || !cached ? response : cached
  })
  if (!cached) return newest
  const waited = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), networkTimeoutMs))
  return Promise.race([newest.catch(() => cached), waited])
}

async function file(request: Request): Promise<Response> {
  const cache = await shell()
  const cached = await cache.match(request)
  if (cached) return cached
  const response = await fetch(request)
  // The page tells what it has loaded later on, and may be gone by then.
  if (response.ok && ownFiles.includes(new URL(request.url).pathname))
    void cache.put(request, response.clone()).catch(() => undefined)
  return response
}

/** Pictures of what was opened; signing out takes them away. */
async function picture(request: Request): Promise<Response> {
  const cache = await caches.open(picturesName)
  const cached = await cache.match(request)
  if (cached) return cached
  // The address may lead to another origin, whose answer can be cached only where it is read in this mode.
  const response = await fetch(request.url, { mode: 'cors', credentials: 'omit' })
  if (response.ok && response.status === 200) await cachePicture(cache, request, response.clone())
  return response
}

async function cachePicture(cache: Cache, request: Request, response: Response): Promise<void> {
  try {
    await cache.put(request, response)
    await Promise.all(overLimit(await cache.keys()).map((old) => cache.delete(old)))
  } catch {
    // A full disk: it is shown all the same.
  }
}
