import { theme } from 'antd'
import { defaultColour } from '../colour.ts'
import { lightDark } from '../lightDark.ts'
import { brandOf, cssOf, type Scheme } from '../palette.ts'
import { themeOf } from './theme.ts'

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

type Tokens = Readonly<Record<string, unknown>>

const tokensOf = (scheme: Scheme, colour?: string): Tokens => ({
  ...theme.getDesignToken(themeOf(colour, scheme)),
})

function variablesOf(colour: string): Record<string, string> {
  const usual = { light: tokensOf('light'), dark: tokensOf('dark') }
  const now = { light: tokensOf('light', colour), dark: tokensOf('dark', colour) }
  const changed = Object.keys(now.light)
    .filter((token) => typeof now.light[token] === 'string')
    .filter((token) => usual.light[token] !== now.light[token] || usual.dark[token] !== now.dark[token])
    .map(
      (token) => [variableOf(token), lightDark(String(now.light[token]), String(now.dark[token]))] as const,
    )
  const brand = Object.entries(brandOf(colour)).map(([name, pair]) => [`--${name}`, cssOf(pair)] as const)
  return Object.fromEntries([...brand, ...changed])
}
