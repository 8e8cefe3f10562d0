import { useEffect } from 'react'
import { useEditor } from '../state/context.ts'

const renewal = 10 * 60_000

/**
 * Stays in touch with the server while the editor is open: whoever comes back to it sees what others have saved, and the
 * addresses of files are renewed before they run out.
 */
export function useCompany(): void {
  const editor = useEditor()
  useEffect(() => {
    // What cannot be asked now is asked the next time; saving tells of a dead network by itself.
    const look = () => void (document.visibilityState === 'visible' && editor.saver.look().catch(() => {}))
    const timer = setInterval(look, renewal)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [editor])
}
