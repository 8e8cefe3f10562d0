import type { CDPSession, Page } from 'playwright-core'
import { activityStart } from '#features/learning/learner/web/view/place.ts'

/** 4 Mbit/s with 100 ms there and back: a phone on the way. */
export const slowNetwork = {
  offline: false,
  latency: 100,
  downloadThroughput: 500_000,
  uploadThroughput: 500_000,
}

/** A page, and the most that a browser with an empty cache may load of scripts until it shows what somebody came for. */
export interface Weighed {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly shows: string
  readonly maxKb: number
  readonly maxFiles?: number
}

export const weighedPages = (activityId: number): readonly Weighed[] => [
  {
    name: 'login page',
    path: '/login',
    isSignedIn: false,
    shows: 'input[type=password]',
    maxKb: 200,
  },
  {
    name: 'first list, its rows',
    path: '/manage/activity/list',
    isSignedIn: true,
    shows: 'tr[data-row]',
    maxKb: 340,
    maxFiles: 25,
  },
  {
    name: 'editor, its rail',
    path: `/manage/activity/edit?id=${activityId}`,
    isSignedIn: true,
    shows: '[role=listbox] [role=option]',
    maxKb: 600,
  },
  {
    name: "learner's activity",
    path: `${activityStart}?id=${activityId}`,
    isSignedIn: true,
    shows: 'h2',
    maxKb: 120,
    maxFiles: 15,
  },
]

export interface Loaded {
  readonly url: string
  readonly isScript: boolean
  /** As sent, with its headers, as the browser counts it. */
  readonly bytes: number
  readonly isDone: boolean
}

/** All that the page's browser asks for from now on. */
async function watchRequests(session: CDPSession): Promise<ReadonlyMap<string, Loaded>> {
  const requests = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('http'))
      requests.set(requestId, { url, isScript: /\.js(\?|$)/.test(url), bytes: 0, isDone: false })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) requests.set(requestId, { ...request, bytes: encodedDataLength, isDone: true })
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    const request = requests.get(requestId)
    if (request) requests.set(requestId, { ...request, isDone: true })
  })
  await session.send('Network.enable')
  // It starts behind the page; what it fetches for the page in between would count as nothing.
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  return requests
}

/**
 * What a browser asks for until the page shows what somebody came for, each file counted whole, and how long that took in
 * milliseconds. The page must be a new one of a new context, or its cache is not empty.
 */
export async function weigh(
  page: Page,
  { path, shows }: Weighed,
  network?: typeof slowNetwork,
): Promise<{ readonly loaded: readonly Loaded[]; readonly ms: number }> {
  const session = await page.context().newCDPSession(page)
  const requests = await watchRequests(session)
  if (network) await session.send('Network.emulateNetworkConditions', network)
  const begun = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForSelector(shows)
  const ms = performance.now() - begun
  const ids = [...requests.keys()]
  const loaded = () => ids.flatMap((id) => requests.get(id) ?? [])
  // What was on its way by then arrives; a stream of events would never.
  while (loaded().some(({ isScript, isDone }) => isScript && !isDone)) await page.waitForTimeout(50)
  return { loaded: loaded(), ms }
}

export const kilobytes = (loaded: readonly Loaded[]): number =>
  loaded.reduce((total, { bytes }) => total + bytes, 0) / 1024
