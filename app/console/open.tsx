import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Root } from 'react-dom/client'
import { Notices } from '#kit/notice/web/Notices.tsx'
import { makeQueryClient } from '#kit/http/web/query.ts'
import { readToken } from '#kit/http/web/token.ts'
import { ThemeProvider } from '#kit/theme/web/ThemeProvider.tsx'
import { provideWords } from '#kit/i18n/web/words.ts'
import { loadLocale, useLocale } from './antdLocale.ts'
import { isAtHomeInPlayer } from './routing/entry.ts'
import { enter, followOtherTabs } from './routing/guard.ts'
import { isOpenPath } from './routing/openPaths.ts'
import './pickers.ts'
import { makeRouter, screenAt, type ConsoleRouter } from './router.tsx'
import { settings } from './shell/settings.ts'
import './shell/shell.css'
import { loadConsoleWords } from './words.ts'

/** Draws the console for whoever is signed in; an open page (401, 404) also for nobody. */
export async function openConsole(root: Root): Promise<void> {
  const words = provideWords(loadConsoleWords)
  // Asked for before it is known who comes, so that nobody waits for one after the other.
  if (readToken() !== null)
    void screenAt(window.location.pathname)
      ?.load()
      .catch(() => undefined)
  const [entry] = await Promise.all([enter(words), words, loadLocale()])
  const { pathname } = window.location
  if (!entry && !isOpenPath(pathname)) return
  if (entry && isAtHomeInPlayer(entry, pathname)) return window.location.assign('/learn')
  followOtherTabs()
  // A new one for whoever comes in: nothing that the one before has read is shown.
  const queryClient = makeQueryClient()
  root.render(<Console router={makeRouter(entry, queryClient)} queryClient={queryClient} />)
}

interface ConsoleProps {
  readonly router: ConsoleRouter
  readonly queryClient: QueryClient
}

function Console({ router, queryClient }: ConsoleProps) {
  const { colour, size } = settings.use()
  const locale = useLocale()
  return (
    <ThemeProvider colour={colour} size={size} locale={locale}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
      </QueryClientProvider>
    </ThemeProvider>
  )
}
