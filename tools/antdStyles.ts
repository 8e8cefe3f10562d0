import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { createElement } from 'react'
import { parseAst, type Plugin } from 'vite'
import { lightDark } from '../kit/theme/lightDark.ts'
import type { Scheme } from '../kit/theme/palette.ts'
import { isObject } from '../kit/value/sameJson.ts'
import { cssKey, themeOf } from '../kit/theme/web/theme.ts'

/** Components that nothing here uses; their rules are left out of the sheet. */
const unused = [
  ...[
    'Affix',
    'Anchor',
    'BackTop',
    'Calendar',
    'Carousel',
    'Cascader',
    'FloatButton',
    'Image',
    'Layout',
    'List',
  ],
  ...[
    'Listy',
    'Masonry',
    'Mentions',
    'QRCode',
    'Rate',
    'Result',
    'Splitter',
    'Statistic',
    'Timeline',
    'Tour',
  ],
  ...['Transfer', 'TreeSelect', 'Typography', 'Watermark', 'message', 'notification'],
]

const extract = (scheme: Scheme, colour?: string): string =>
  extractStyle({
    excludes: unused,
    customTheme: (nodes) =>
      createElement(ConfigProvider, { theme: { ...themeOf(colour, scheme), zeroRuntime: false } }, nodes),
    // Some components repeat all variables under a key of their own, which is another one each time.
  }).replace(/\.css-var-\w+[^{}]*\{[^}]*\}/g, '')

const declaration = /(--[\w-]+):([^;}]+)/g
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** antd's global variables stand on this selector; all others belong to one component. */
const globals = new RegExp(`\\.${cssKey}\\{([^}]*)\\}`, 'g')

/** antd's style sheet under our theme: what is drawn for light and for dark as one, with `light-dark(…)` where both differ. */
export function antdSheet(): string {
  const dark = rules(sheetIn('dark'))
  return rules(sheetIn('light'))
    .map((rule, index) => lightDark(rule, dark[index] ?? ''))
    .join('')
}

/** The sheet in pieces, so that an error names the one where light and dark differ in more than colours. */
const rules = (sheet: string): string[] => sheet.split(/(?<=[;{}])/)

/**
 * The sheet for light or dark. Global variables move to `:root`, where a script may set them; a component's value that follows
 * the theme colour becomes `var(…)` of the global one. Which values follow is found by drawing the sheet in a second colour.
 */
function sheetIn(scheme: Scheme): string {
  const sheet = extract(scheme)
  const inOtherColour = [...extract(scheme, '#d9480f').matchAll(declaration)].map(([, , value]) => value)
  const names = new Map<string, string>()
  const globalText = [...sheet.matchAll(globals)].map(([, text]) => text).join(';')
  for (const [, name = '', value = ''] of globalText.matchAll(declaration)) {
    if (/^--ant-(color-primary|color-link|control)/.test(name) && !names.has(value)) names.set(value, name)
  }
  const colours = new RegExp(
    [...names.keys()]
      .toSorted((a, b) => b.length - a.length)
      .map(literally)
      .join('|'),
    'g',
  )
  let index = -1
  return sheet
    .replace(declaration, (whole: string, name: string, value: string) => {
      index += 1
      const isFixed = inOtherColour[index] === value || /^--ant-(color|control)-/.test(name)
      return isFixed ? whole : `${name}:${value.replace(colours, (found) => `var(${names.get(found)})`)}`
    })
    .replace(globals, ':root{$1}')
}

/** What antd's style files export in a build, where the sheet already holds their rules: class names and nothing else. */
const emptyStyles: Readonly<Record<string, string>> = {
  genStyleHooks: `() => ["", "${cssKey}"]`,
  genComponentStyleHook: '() => ""',
  genSubStyleComponent: '() => null',
}

/**
 * `updateCSS` through constructed sheets: a style element would be refused by the Content-Security-Policy. Sheets of
 * others, such as what is drawn while something is dragged, stay.
 */
const constructedSheets = `
const sheets = new Map()
const made = new WeakSet()
const apply = () => {
  const others = document.adoptedStyleSheets.filter((sheet) => !made.has(sheet))
  document.adoptedStyleSheets = [...others, ...sheets.values()]
}
export const removeCSS = (key) => { if (sheets.delete(key)) apply() }
export const clearContainerCache = () => {}
export const injectCSS = () => document.createElement('style')
export const updateCSS = (css, key, option) => {
  if (!option || !option.mark) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    made.add(sheet)
    sheets.set(key, sheet)
    apply()
  }
  return document.createElement('style')
}
`

/** What would turn styles into text at run time; there are none. */
const noStyleCompiler = ['compile', 'middleware', 'prefixer', 'serialize', 'stringify']
  .map((name) => `export const ${name} = () => []`)
  .join('\n')

const styleFile = /\/antd\/es\/(?:.+\/)?style\/[\w-]+\.js$|\/antd\/es\/_util\/wave\/style\.js$/

/**
 * Builds antd without styles at run time: `antd/dist/antd.css` becomes our own sheet, and the functions that compute
 * styles leave the bundle.
 */
export function antdStyles(): Plugin {
  return {
    name: 'lectern:antd-styles',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (id.endsWith('/antd/dist/antd.css')) return antdSheet()
      if (id.endsWith('/@rc-component/util/es/Dom/dynamicCSS.js')) return constructedSheets
      if (id.endsWith('/antd/es/theme/util/useResetIconStyle.js')) return 'export default () => {}'
      if (id.endsWith('/stylis/index.js')) return noStyleCompiler
      return undefined
    },
    transform(code, id) {
      // A text area measures itself through a style attribute, which the policy refuses; the same text by script is not.
      if (id.endsWith('/@rc-component/input/es/calculateNodeHeight.js'))
        return {
          code: code.replace(/(\w+)\.setAttribute\('style', (.+)\);/, '$1.style.cssText = $2;'),
          map: null,
        }
      if (!styleFile.test(id)) return undefined
      let emptied = code
      for (const { start, end, stub } of styleCalls(parseAst(code)).toReversed())
        emptied = emptied.slice(0, start) + stub + emptied.slice(end)
      return { code: emptied, map: null }
    },
  }
}

interface StyleCall {
  readonly start: number
  readonly end: number
  readonly stub: string
}

/** The calls that compute styles, in their order, wherever they stand: some are made only when a component is drawn. */
function styleCalls(node: unknown): StyleCall[] {
  if (Array.isArray(node)) return node.flatMap(styleCalls)
  if (!isObject(node)) return []
  const { type, callee, start, end } = node
  const name = isObject(callee) && callee['type'] === 'Identifier' ? String(callee['name']) : ''
  const stub = type === 'CallExpression' ? emptyStyles[name] : undefined
  if (stub === undefined) return Object.values(node).flatMap(styleCalls)
  return [{ start: Number(start), end: Number(end), stub }]
}
