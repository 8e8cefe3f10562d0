import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language, Phrases } from '#kit/i18n/words.ts'
import { en as cardForm } from '#kit/card/words/cardForm.en.ts'
import { zh as cardFormZh } from '#kit/card/words/cardForm.zh.ts'
import { en } from '#kit/i18n/words/en.ts'
import { zh } from '#kit/i18n/words/zh.ts'
import { clearNotices } from '#kit/notice/web/notice.ts'
import { Notices } from '#kit/notice/web/Notices.tsx'
import { makeQueryClient } from '#kit/http/web/query.ts'
import { ThemeProvider } from '#kit/theme/web/ThemeProvider.tsx'
import { addWords, changeLanguage } from '#kit/i18n/web/words.ts'
import { eventually } from './page.ts'
import type { FakeServer } from './fakeServer.ts'

type Words = Readonly<Partial<Record<Language, Readonly<Record<string, Phrases>>>>>

export interface Drawn {
  /** The address of the router, with its search. */
  readonly address: () => string
  readonly go: (href: string) => void
  /** Waits for what is still being asked, then takes the page away. */
  readonly undraw: () => Promise<void>
}

interface DrawOptions {
  readonly at: string
  readonly routes: Readonly<Record<string, () => ReactNode>>
  readonly fake?: FakeServer
  readonly words?: Words
  readonly language?: Language
}

/** Sends the page's calls, which have no host, to the fake. */
export function aimAt(fake: FakeServer): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`${fake.url}/`)
}

/** Draws screens behind a router, as the console does: theme, words, cache of server data, notices. */
export async function draw({ at, routes, fake, words = {}, language = 'zh' }: DrawOptions): Promise<Drawn> {
  // What another test began may have told of itself after its screen was gone.
  clearNotices()
  if (fake) aimAt(fake)
  addWords('zh', { kit: zh, 'kit-card-form': cardFormZh, ...words.zh })
  addWords('en', { kit: en, 'kit-card-form': cardForm, ...words.en })
  await changeLanguage(language)
  const history = createMemoryHistory({ initialEntries: [at] })
  const root = createRootRoute({ component: Outlet })
  const children = Object.entries(routes).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  )
  const router = createRouter({ routeTree: root.addChildren(children), history })
  const client = makeQueryClient()
  const host = document.createElement('div')
  document.body.append(host)
  const reactRoot = createRoot(host)
  reactRoot.render(
    <QueryClientProvider client={client}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
      <Notices />
    </QueryClientProvider>,
  )
  return {
    address: () => history.location.href,
    go: (href) => history.push(href),
    undraw: async () => {
      await eventually(() => {
        if (client.isFetching() > 0) throw new Error('still asking')
      })
      reactRoot.unmount()
      clearNotices()
      document.body.replaceChildren()
      localStorage.clear()
    },
  }
}
