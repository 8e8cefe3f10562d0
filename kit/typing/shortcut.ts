import type { Phrase } from '#kit/i18n/words.ts'

/** Keys that are pressed together, and what they do on a screen. */
export interface Shortcut {
  /** As `aria-keyshortcuts` writes it: `Control+K`, `Alt+ArrowUp`, `/`; several ways are parted by spaces. Control is Command on a Mac. */
  readonly keys: string
  readonly says: Phrase
}

/** The shortcuts of a part of a screen, by what they are for. */
export interface ShortcutGroup<Name extends string = string> {
  readonly title: Phrase
  readonly shortcuts: Readonly<Record<Name, Shortcut>>
}

/** What of a key press decides which shortcut it is; a `KeyboardEvent` has it. */
export interface Pressed {
  readonly key: string
  /** The place of the key, which stays the same where Alt makes another sign of it. */
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

const modifiers = ['Control', 'Alt', 'Shift'] as const

const partsOf = (keys: string) => {
  const parts = keys.split('+')
  return { key: parts.at(-1) ?? '', held: new Set(parts.slice(0, -1)) }
}

/** Whether Shift only makes the sign, as it makes `?` on some keyboards and not on others. */
const isSign = (key: string): boolean => /^[^a-z0-9]$/i.test(key)

const isKey = ({ code, key: pressed, altKey }: Pressed, key: string): boolean =>
  (altKey && /^[a-z0-9]$/i.test(key) && [`Key${key.toUpperCase()}`, `Digit${key}`].includes(code)) ||
  pressed.toLowerCase() === (key === 'Plus' ? '+' : key.toLowerCase())

/** Whether these keys were pressed, in any of the ways that `keys` names. */
export function isPressed(pressed: Pressed, keys: string): boolean {
  return keys.split(' ').some((way) => {
    const { held, key } = partsOf(way)
    return (
      isKey(pressed, key) &&
      held.has('Control') === (pressed.ctrlKey || pressed.metaKey) &&
      held.has('Alt') === pressed.altKey &&
      (isSign(key) || key === 'Plus' || held.has('Shift') === pressed.shiftKey)
    )
  })
}

/** Whether a shortcut is a single key, which is a letter where somebody types. */
export const isSingleKey = (keys: string): boolean =>
  keys.split(' ').every((way) => {
    const { held } = partsOf(way)
    return !held.has('Control') && !held.has('Alt')
  })

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Plus: '+',
}
const appleSigns: Readonly<Record<string, string>> = { Control: '⌘', Alt: '⌥', Shift: '⇧' }
const otherSigns: Readonly<Record<string, string>> = { Control: 'Ctrl' }

/** The keys as their keyboard names them, way by way: `[['Ctrl', 'K']]`. */
export function keyNames(keys: string, isApple: boolean): readonly (readonly string[])[] {
  const own: Readonly<Record<string, string>> = {
    ...signs,
    ...(isApple ? appleSigns : otherSigns),
    ...(keys.includes('+') && { Enter: '↵' }),
  }
  const nameOf = (key: string): string =>
    own[key] ?? (key.length === 1 && keys.includes('+') ? key.toUpperCase() : key)
  return keys.split(' ').map((way) => {
    const { held, key } = partsOf(way)
    return [...modifiers.filter((modifier) => held.has(modifier)), key].map(nameOf)
  })
}
