import './frame.css'
import { isObject } from '#kit/value/sameJson.ts'

/** Where this browser remembers how the console looks. */
export const settingsKey = 'lectern.settings'

const parts = { isCollapsed: 'narrow', hasLogo: 'logo', hasTabs: 'tabs' } as const

/** Shows the frame that stands in the page itself, as this browser's console was left, until the console draws its own. */
export function showFrame(): void {
  const settings = readSettings()
  const shown = Object.entries(parts).flatMap(([name, part]) => (settings[name] === true ? [part] : []))
  document.documentElement.dataset['frame'] = ['shown', ...shown].join(' ')
}

function readSettings(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(settingsKey) ?? 'null')
    return isObject(stored) ? stored : {}
  } catch {
    return {}
  }
}
