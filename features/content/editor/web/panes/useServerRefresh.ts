import { useEffect } from 'react'
import { useEditor } from '../state/context.ts'

const refreshIntervalMs = 10 * 60_000

/**
 * Stays in touch with the server while the editor is open: whoever comes back to it sees what others have saved, and the
 * addresses of files are renewed before they run out.
 */
export function useServerRefresh(): void {
  const editor = useEditor()
  useEffect(() => {
    // A refresh that fails is tried again at the next interval; a save reports a dead network by itself.
    const refresh = () =>
      void (document.visibilityState === 'visible' && editor.saver.refresh().catch(() => {}))
    const timer = setInterval(refresh, refreshIntervalMs)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [editor])
}
