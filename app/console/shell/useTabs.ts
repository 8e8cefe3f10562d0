import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { close, closeAll, closeOthers, neighbour, viewOf, type View } from '../visits/views.ts'
import { views } from '../visits/visited.ts'
import { isPinned } from './useVisits.ts'

/** What can be done with the tabs (B3). Closing the open one first goes to its neighbour, which unsaved typing may stop. */
export function useTabs() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { pathname, searchStr } = useLocation()
  const open = viewOf(pathname, searchStr)

  async function saveTabs(after: readonly View[], towards?: View): Promise<void> {
    const before = views.get()
    if (!after.some((view) => view.key === open.key)) {
      const target = towards ?? neighbour(before, after, open.key)
      if (!target) return
      await router.navigate({ href: target.href })
      // The person was asked about unsaved changes, and stays.
      if (viewOf(router.state.location.pathname, router.state.location.searchStr).key !== target.key) return
    }
    views.set(after)
  }

  return {
    open,
    close: (view: View) => void saveTabs(close(views.get(), view.key, isPinned)),
    closeOthers: (view: View) => void saveTabs(closeOthers(views.get(), view.key, isPinned), view),
    closeAll: () => void saveTabs(closeAll(views.get(), isPinned)),
    /** Leaves and enters the screen again, with everything read anew. */
    refresh: async (view: View) => {
      await router.navigate({ href: `/redirect${view.href}`, replace: view.key === open.key })
      await queryClient.invalidateQueries()
    },
  }
}
