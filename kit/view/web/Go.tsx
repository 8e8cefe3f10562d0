import { useRouter } from '@tanstack/react-router'
import { useCallback, type MouseEvent, type ReactNode } from 'react'

/** Opens an address of the console. Screens of features name addresses as text, since routes are data of the app. */
export function useGo(): (href: string) => void {
  const { history } = useRouter()
  return useCallback((href) => history.push(href), [history])
}

/** Whether a click should stay the browser's: new tab, new window, download. */
const isBrowsers = (event: MouseEvent) =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey

/** The click of a link that opens an address of the console, unless it is the browser's; `onGo` runs before it leads on. */
export function useFollow(href: string, onGo?: () => void): (event: MouseEvent) => void {
  const go = useGo()
  return (event) => {
    if (isBrowsers(event)) return
    event.preventDefault()
    onGo?.()
    go(href)
  }
}

interface GoProps {
  readonly href: string
  readonly children: ReactNode
  readonly className?: string
  readonly label?: string
  /** It leads to where one is. */
  readonly isCurrent?: boolean
  /** On hover. */
  readonly title?: string
  readonly onNear?: () => void
  /** Before it leads on inside the console. */
  readonly onGo?: () => void
}

/** A link inside the console: a real one, so that it can be opened in a new tab. */
export function Go({ href, children, className, label, isCurrent = false, title, onNear, onGo }: GoProps) {
  const follow = useFollow(href, onGo)
  return (
    <a
      href={href}
      className={className}
      title={title}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={onNear}
      onClick={follow}
    >
      {children}
    </a>
  )
}
