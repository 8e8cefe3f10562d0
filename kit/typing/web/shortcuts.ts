import { useEffect, useEffectEvent } from 'react'
import { sharedValue } from '#kit/value/web/sharedValue.ts'
import { isPressed, isSingleKey, type ShortcutGroup } from '../shortcut.ts'
import { isForPage } from './pageKeys.ts'

let mounted: readonly ShortcutGroup[] = []
const shown = sharedValue<readonly ShortcutGroup[]>([])

/** Two forms on one screen tell the same group, which is shown until both are gone. */
function setMounted(groups: readonly ShortcutGroup[]): void {
  mounted = groups
  shown.set([...new Set(groups)])
}

/** The shortcuts of everything that is on the screen now, the outermost part first; each group once. */
export const useShownShortcuts = shown.use

/** Has the sheet of shortcuts tell these while the component is there, which obeys them by itself. */
export function useToldShortcuts(group: ShortcutGroup): void {
  useEffect(() => {
    setMounted([...mounted, group])
    return () => setMounted(mounted.toSpliced(mounted.indexOf(group), 1))
  }, [group])
}

/** What a shortcut does; `false` leaves the key to others. */
export type ShortcutAction = (event: KeyboardEvent) => unknown

const isMeant = (event: KeyboardEvent, keys: string): boolean =>
  isPressed(event, keys) &&
  (isSingleKey(keys) ? isForPage(event) : !event.isComposing && !event.defaultPrevented)

/**
 * The shortcuts of a part of a screen while it is there: a single key acts while nobody types and nothing lies over the screen,
 * keys with Control or Alt always do. What has no action is only told.
 */
export function useShortcuts<Name extends string>(
  group: ShortcutGroup<Name>,
  actions: Readonly<Partial<Record<NoInfer<Name>, ShortcutAction>>>,
): void {
  useToldShortcuts(group)
  const press = useEffectEvent((event: KeyboardEvent) => {
    for (const [name, action] of Object.entries<ShortcutAction | undefined>(actions)) {
      const shortcut = group.shortcuts[name as Name]
      if (!action || !isMeant(event, shortcut.keys) || action(event) === false) continue
      event.preventDefault()
      return
    }
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

const sheet = sharedValue(false)

/** Opens or closes the sheet that tells the shortcuts of the screen; the shell has it. */
export const showShortcutSheet = sheet.set

/** Whether that sheet is open. */
export const useShortcutSheet = sheet.use
