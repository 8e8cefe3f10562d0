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
  readonly pathOf: (activityId: number) => string
  readonly isSignedIn: boolean
  readonly shows: string
  readonly maxKb: number
  readonly maxFiles: number
}

export const weighedPages: readonly Weighed[] = [
  {
    name: 'login page',
    pathOf: () => '/login',
    isSignedIn: false,
    shows: 'input[type=password]',
    maxKb: 200,
    maxFiles: 10,
  },
  {
    name: 'first list, its rows',
    pathOf: () => '/manage/activity/list',
    isSignedIn: true,
    shows: 'tr[data-row]',
    maxKb: 340,
    maxFiles: 25,
  },
  {
    name: 'editor, its rail',
    pathOf: (activityId) => `/manage/activity/edit?id=${activityId}`,
    isSignedIn: true,
    shows: '[role=listbox] [role=option]',
    maxKb: 600,
    maxFiles: 40,
  },
  {
    name: "learner's activity",
    pathOf: (activityId) => `${activityStart}?id=${activityId}`,
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
  /** When it was asked for, in Unix milliseconds. */
  readonly askedAt: number
  readonly isDone: boolean
}

/** All that the page's browser asks for from now on. */
async function watchRequests(session: CDPSession): Promise<ReadonlyMap<string, Loaded>> {
  const requests = new Map<string, Loaded>()
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, wallTime }) => {
    const asked = { isScript: /\.js(\?|$)/.test(url), bytes: 0, askedAt: wallTime * 1000, isDone: false }
    if (url.startsWith('http')) requests.set(requestId, { url, ...asked })
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

/** Notes in the page itself when it first has this: whoever asks from outside learns it late where the machine is busy. */
const noteShown = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      const { height = 0 } = document.querySelector(wanted)?.getBoundingClientRect() ?? {}
      if (height === 0) return
      observer.disconnect()
      Object.assign(window, { shownAt: Date.now(), shownMs: performance.now() })
    })
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, selector)

/**
 * What a browser asks for until the page shows what somebody came for, each file counted whole, and how long that took in
 * milliseconds. The page must be a new one of a new context, or its cache is not empty.
 */
export async function weigh(
  page: Page,
  { pathOf, shows }: Weighed,
  activityId: number,
  network?: typeof slowNetwork,
): Promise<{ readonly loaded: readonly Loaded[]; readonly ms: number }> {
  const session = await page.context().newCDPSession(page)
  const requests = await watchRequests(session)
  if (network) await session.send('Network.emulateNetworkConditions', network)
  await noteShown(page, shows)
  await page.goto(pathOf(activityId), { waitUntil: 'commit' })
  await page.waitForFunction(() => 'shownAt' in window)
  const of = (name: string) => page.evaluate((key) => Number(Reflect.get(window, key)), name)
  const [shownAt, ms] = [await of('shownAt'), await of('shownMs')]
  const loaded = () => [...requests.values()].filter(({ askedAt }) => askedAt <= shownAt)
  // What was on its way by then arrives; a stream of events would never.
  while (loaded().some(({ isScript, isDone }) => isScript && !isDone)) await page.waitForTimeout(50)
  return { loaded: loaded(), ms }
}

export const kilobytes = (loaded: readonly Loaded[]): number =>
  loaded.reduce((total, { bytes }) => total + bytes, 0) / 1024
