import { coloursOf, inScheme, type ColourName, type Scheme } from '../palette.ts'

/**
 * What a colour of the style sheet is in `element`, for what draws by itself: a variable there may hold `light-dark(…)`, which no
 * canvas reads.
 */
export function colourOf(element: Element, name: ColourName, scheme: Scheme): string {
  const value = getComputedStyle(element).getPropertyValue(`--${name}`).trim()
  const [, light, dark] = /^light-dark\((#\w+),\s*(#\w+)\)$/.exec(value) ?? []
  if (value === '') return inScheme(coloursOf()[name], scheme)
  return (scheme === 'light' ? light : dark) ?? value
}
