/** What a person may choose for the page's theme; `system` follows the device. The first holds where nothing was chosen. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Where a browser keeps it; absent: `system`. */
export const themeKey = 'theme'

/**
 * Stands in the head of every page and runs before the first paint: no page is light for a moment and dark then. It is the one
 * inline script that the policy of pages lets through, by its hash; each letter counts.
 */
export const themeScript = `try{document.documentElement.style.colorScheme=localStorage.getItem('${themeKey}')??''}catch{}`

/** The same as an element of a page's head. */
export const themeElement = `<script>${themeScript}</script>`
