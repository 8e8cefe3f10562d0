import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readToken } from '#kit/http/web/token.ts'
import { targetOf } from '../frame/target.ts'
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx'

const start = '/redirect'

/** `/redirect/{path}` goes to that path of this site: a screen that is left and entered again begins anew. */
export function Redirect() {
  const { href } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!href.startsWith(`${start}/`)) return
    const target = targetOf(`?redirect=${encodeURIComponent(href.slice(start.length))}`)
    // Without a session the guard must look first, and it stands at the entrance of the page.
    if (readToken() === null) window.location.replace(target)
    else void navigate({ href: target, replace: true })
  }, [href, navigate])
  return <ScreenSkeleton />
}
