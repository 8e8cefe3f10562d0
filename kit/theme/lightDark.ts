/** A colour in the text of a style sheet, or a variable that holds one. */
const colour =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)|\btransparent\b|var\(--ant-(?:color|control)[\w-]*\)/gi

/**
 * Two texts of a style sheet, for light and dark, that differ in nothing but colours, as one: each colour that differs becomes
 * `light-dark(…)`.
 * @throws Error where they differ in more
 */
export function lightDark(light: string, dark: string): string {
  if (light === dark) return light
  const [frame, otherFrame] = [light, dark].map((text) => text.replace(colour, '§'))
  if (frame !== otherFrame) throw new Error(`Not only colours differ: ${light} and ${dark}`)
  const others = dark.match(colour) ?? []
  let index = -1
  return light.replace(colour, (one) => {
    index += 1
    const other = others[index] ?? one
    return one.toLowerCase() === other.toLowerCase() ? one : `light-dark(${one}, ${other})`
  })
}
