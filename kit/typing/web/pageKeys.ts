import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]') !==
    null

const isCovered = () => document.querySelector('[role=dialog], .ant-drawer-open') !== null

/** Whether a key press is free for the screen: no one types, no dialog is open, no modifier is held. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  !isCovered()

/** Single keys of a screen, while nobody types. */
export function usePageKeys(actions: Readonly<Record<string, () => void>>): void {
  const act = useEffectEvent((key: string) => actions[key])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = isForPage(event) ? act(event.key) : undefined
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
