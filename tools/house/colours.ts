import { contrast } from '#kit/theme/colour.ts'
import { faintPairs, leastOfText } from '#kit/theme/contrast.ts'
import { coloursOf, inScheme, schemes, type ColourName } from '#kit/theme/palette.ts'
import type { Source } from '../sources.ts'

/** Where colours are made; everywhere else they are called by name. */
const isPalette = (path: string) => path.startsWith('kit/theme/')
/** What is no part of a page that people see: tests, samples of content, what the server draws. */
const isApart = (path: string) => /\.(test|sample)\.tsx?$|\/(testing|server)\//.test(path)

const rawInSheet =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|[:\s,(](?:white|black)(?=[;\s,)])/gi
const rawInText = /(?<=['"`][^'"`\n]*)(?:#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3})\b|\b(?:rgb|hsl)a?\()/gi

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\//g, '')

/** Colours that a file makes itself instead of calling one of the palette, which alone knows light and dark, one line each. */
export function findRawColours(sources: readonly Source[], sheets: readonly Source[]): string[] {
  const found = (files: readonly Source[], raw: RegExp) =>
    files
      .filter(({ path }) => !isPalette(path) && !isApart(path))
      .flatMap(({ path, text }) =>
        [...withoutComments(text).matchAll(raw)].map(
          ([colour]) => `${path}: ${colour.trim()} is not of kit/theme`,
        ),
      )
  return [...new Set([...found(sheets, rawInSheet), ...found(sources, rawInText)])]
}

const colours = coloursOf()
const nameOf = (value: string | undefined): ColourName | undefined => {
  const name = /^var\(--([\w-]+)\)$/.exec(value?.replace('!important', '').trim() ?? '')?.[1]
  return Object.keys(colours).find((each): each is ColourName => each === name)
}

const isSolid = (name: ColourName) =>
  schemes.every((scheme) => inScheme(colours[name], scheme).startsWith('#'))

/** Rules that put text on a ground on which it cannot be read in the light or in the dark, one line each. */
export function findFaintRules(sheets: readonly Source[]): string[] {
  return sheets.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', rule = '']) => {
      const valueOf = (property: RegExp) =>
        nameOf(
          rule
            .split(';')
            .find((line) => property.test(line))
            ?.split(':')[1],
        )
      const [over, under] = [valueOf(/^\s*color\s*:/), valueOf(/^\s*background(-color)?\s*:/)]
      // What one sees through has no colour of its own.
      if (over === undefined || under === undefined || !isSolid(over) || !isSolid(under)) return []
      return schemes.flatMap((scheme) => {
        const shown = contrast(inScheme(colours[over], scheme), inScheme(colours[under], scheme))
        if (shown >= leastOfText) return []
        return [`${path}: ${selector.trim()} has ${over} on ${under}, in ${scheme} ${shown.toFixed(2)}`]
      })
    }),
  )
}

/** Names of colours that nothing declares, one line each. */
export function findUnknownNames(sources: readonly Source[], sheets: readonly Source[]): string[] {
  const declared = new Set<string>(Object.keys(colours))
  const texts = sheets.map(({ text }) => withoutComments(text))
  for (const text of texts) for (const [, name = ''] of text.matchAll(/--([\w-]+)\s*:/g)) declared.add(name)
  for (const { text } of sources)
    for (const [, name = ''] of text.matchAll(/['"`]--([\w-]+)/g)) declared.add(name)
  return sheets.flatMap(({ path }, index) =>
    [...(texts[index] ?? '').matchAll(/var\(--([\w-]+)/g)].flatMap(([, name = '']) =>
      declared.has(name) || name.startsWith('ant-') ? [] : [`${path}: nothing declares --${name}`],
    ),
  )
}

/** All that is wrong with colours. */
export const checkColours = (sources: readonly Source[], sheets: readonly Source[]): string[] => [
  ...findRawColours(sources, sheets),
  ...findUnknownNames(sources, sheets),
  ...findFaintRules(sheets),
  ...faintPairs(),
]
