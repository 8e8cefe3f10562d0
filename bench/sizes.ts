import { chromium } from 'playwright-core'
import { startServer, signIn } from '../torture/server.ts'
import { chromiumFlags, findChromium } from '../tools/chromium.mjs'

interface Weighed {
  readonly name: string
  readonly path: string
  readonly signedIn: boolean
  /** KB of JavaScript, as sent. */
  readonly most: number
  /** On the page when it answers. */
  readonly answers: string
}

const pages: readonly Weighed[] = [
  { name: 'login page', path: '/login', signedIn: false, most: 200, answers: 'input[type=password]' },
  { name: 'first list', path: '/base/career/list', signedIn: true, most: 380, answers: 'h1' },
  { name: 'player', path: '/learn', signedIn: true, most: 120, answers: 'h1' },
]

/** Compressed JavaScript that a browser fetches until each page answers, with nothing in its cache. */
export async function measureSizes(dataDir: string, print: (line: string) => void): Promise<void> {
  const server = await startServer(`${dataDir}/sizes`)
  const token = await signIn(server)
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  print('\ncompressed JavaScript until the page answers, in KB')
  for (const page of pages) {
    const context = await browser.newContext({ locale: 'zh-CN' })
    if (page.signedIn) await context.addInitScript((value) => localStorage.setItem('token', value), token)
    const tab = await context.newPage()
    let bytes = 0
    tab.on('response', (response) => {
      if (!/\.js(\?|$)/.test(response.url())) return
      bytes += Number(response.headers()['content-length'] ?? 0)
    })
    await tab.goto(server.url + page.path)
    await tab.waitForSelector(page.answers)
    await tab.waitForLoadState('networkidle')
    print(`${page.name}\t${(bytes / 1024).toFixed(0)}\twanted: at most ${page.most}`)
    await context.close()
  }
  await browser.close()
  await server.kill('SIGTERM')
}
