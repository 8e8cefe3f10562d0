import { themeKey, themes, type Theme } from '../themes.ts'

// Without React, which the public pages do not load.
const isInBrowser = typeof document !== 'undefined'
const listeners = new Set<() => void>()
let shown = stored()

function stored(): Theme {
  const name = isInBrowser ? localStorage.getItem(themeKey) : null
  return themes.find((theme) => theme === name) ?? themes[0]
}

function apply(theme: Theme): void {
  shown = theme
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme
  for (const listener of listeners) listener()
}

// Another tab has changed it.
if (isInBrowser)
  window.addEventListener('storage', ({ key }) => {
    if (key === themeKey || key === null) apply(stored())
  })

/** Calls `listener` whenever another theme is shown; answers what ends that. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme that was chosen in this browser. */
export const shownTheme = (): Theme => shown

/** Shows a theme at once and remembers it in this browser; every colour follows by `light-dark()`, so nothing is drawn anew. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(themeKey)
  else localStorage.setItem(themeKey, theme)
  apply(theme)
}
