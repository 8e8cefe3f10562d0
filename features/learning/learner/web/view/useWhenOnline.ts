import { useEffect } from 'react'

/** Tries again by itself when the connection comes back. */
export function useWhenOnline(retry: () => void): void {
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
}
