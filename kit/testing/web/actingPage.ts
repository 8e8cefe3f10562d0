import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { changeLanguage } from '#kit/i18n/web/words.ts'

/**
 * A part of the page, in English, on which React draws each step before the next one is taken. It is there for each test of the
 * file that calls this, behind `prepare`, and gone after it with all that was mocked.
 */
export function actingPage(prepare: () => Promise<void> = async () => undefined) {
  const page = document.createElement('div')
  let root: Root
  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await prepare()
    await changeLanguage('en')
    document.body.append(page)
    root = createRoot(page)
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    page.remove()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  /** Waits as long as something on the page fits the selector `busy`. */
  async function settle(busy = '[aria-busy=true]'): Promise<void> {
    const pause = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
    await pause()
    while (page.querySelector(busy)) await pause()
  }
  return {
    page,
    settle,
    /** Draws, and settles. */
    async render(node: ReactNode, busy?: string): Promise<void> {
      await act(async () => root.render(node))
      await settle(busy)
    },
  }
}
