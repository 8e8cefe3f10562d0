import { keyNames } from '../shortcut.ts'

/** Whether this keyboard has a Command key. */
export const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The keys of a shortcut in one cap, as a button tells them; of several ways the first. */
export function KeyCap({
  keys,
  className = 'kit-kbd',
}: {
  readonly keys: string
  readonly className?: string
}) {
  const [names = []] = keyNames(keys, isApple)
  return <kbd className={className}>{names.join(' ')}</kbd>
}
