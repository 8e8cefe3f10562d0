import { theme } from 'antd'
import { defaultColour } from './colour.ts'
import { brandOf, themeOf } from './theme.ts'

/** `colorPrimaryBg` is `--ant-color-primary-bg`, as antd writes it. */
const variableOf = (token: string): string =>
  `--ant-${token
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z0-9]+)/g, '$1-$2')
    .toLowerCase()}`

let applied: readonly string[] = []

/**
 * Puts a theme colour on the page. The style sheet holds the default one; any other is a handful of variables set by
 * script, so that no style element is made and the strict Content-Security-Policy holds.
 */
export function applyColour(colour: string): void {
  const { style } = document.documentElement
  for (const name of applied) style.removeProperty(name)
  const variables = colour === defaultColour ? {} : variablesOf(colour)
  for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
  applied = Object.keys(variables)
}

function variablesOf(colour: string): Record<string, string> {
  const usual: Readonly<Record<string, unknown>> = { ...theme.getDesignToken(themeOf()) }
  const changed = Object.entries(theme.getDesignToken(themeOf(colour)))
    .filter(([token, value]) => typeof value === 'string' && usual[token] !== value)
    .map(([token, value]) => [variableOf(token), String(value)] as const)
  return { ...brandOf(colour), ...Object.fromEntries(changed) }
}
