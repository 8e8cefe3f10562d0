import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright-core'
import { chromiumFlags, findChromium } from '../tools/chromium.mjs'

/** A browser of one person, with a profile that outlives it. */
export interface OwnBrowser {
  readonly page: Page
  /** As when the power goes: nothing is told, nothing is put away. */
  kill(): Promise<void>
  /** As people leave it: what it keeps is on the disk. */
  close(): Promise<void>
}

const startWithin = 20_000
const open = new Set<() => Promise<void>>()

/** Ends what a test that failed has left open. */
export const killBrowsers = async (): Promise<void> =>
  void (await Promise.all([...open].map((kill) => kill())))

/** Starts Chromium on this profile, as a process of its own that can be killed. */
export async function openBrowser(profile: string): Promise<OwnBrowser> {
  const executable = findChromium()
  if (!executable) throw new Error('Chromium is not installed')
  const portFile = join(profile, 'DevToolsActivePort')
  await rm(portFile, { force: true })
  const flags = [...chromiumFlags, '--headless=new', '--remote-debugging-port=0', '--window-size=1440,900']
  const child = spawn(executable, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
    // A group of its own: killing it takes its renderers along.
    detached: true,
  })
  const ended = once(child, 'exit')
  const kill = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await ended
    open.delete(kill)
  }
  open.add(kill)
  void ended.then(() => open.delete(kill))
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`)
    return { page: await pageOf(browser), kill, close: () => leave(browser, ended) }
  } catch (error) {
    await kill()
    throw error
  }
}

async function portIn(file: string): Promise<string> {
  const until = Date.now() + startWithin
  while (Date.now() < until) {
    const [port] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    if (port) return port
    await wait(50)
  }
  throw new Error('Chromium did not start')
}

async function pageOf(browser: Browser): Promise<Page> {
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no window')
  context.setDefaultTimeout(20_000)
  return context.pages()[0] ?? context.newPage()
}

async function leave(browser: Browser, ended: Promise<unknown>): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  await session.send('Browser.close').catch(() => undefined)
  await ended
}
