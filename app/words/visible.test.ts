import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'

/** Attributes whose text a person sees or hears. */
const told = new Set([
  ...['title', 'alt', 'label', 'placeholder', 'content', 'description', 'extra', 'help', 'hint', 'lead'],
  ...['okText', 'cancelText', 'tooltip', 'addonBefore', 'addonAfter', 'suffix', 'prefix', 'message', 'text'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'],
])
const word = /\p{L}{2}/u
/** Written alike in every language: addresses, and the commands of formulas. */
const universal = /https?:\/\/\S*|\\[a-z]+/g
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** What stands in a screen's source without being a phrase, with its line. */
function visibleTexts(code: string): string[] {
  const found: string[] = []
  const note = (text: unknown, start: number) => {
    if (typeof text !== 'string' || !word.test(text.replace(universal, ''))) return
    found.push(`${code.slice(0, start).split('\n').length}: ${text.trim()}`)
  }
  const noteValue = (node: unknown): void => {
    if (!isNode(node)) return
    if (node.type === 'Literal') note(node['value'], node.start)
    if (node.type === 'TemplateElement' && isNode(node['value'])) return
    if (node.type === 'TemplateLiteral')
      listOf(node['quasis']).forEach((quasi) => note(cooked(quasi), node.start))
    if (node.type === 'ConditionalExpression') [node['consequent'], node['alternate']].forEach(noteValue)
    if (node.type === 'LogicalExpression') noteValue(node['right'])
    if (node.type === 'JSXExpressionContainer') noteValue(node['expression'])
  }
  walk(parseAst(code, { lang: 'tsx' }), (node) => {
    if (node.type === 'JSXText') note(node['value'], node.start)
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      listOf(node['children'])
        .filter((child) => child.type === 'JSXExpressionContainer')
        .forEach(noteValue)
    }
    if (node.type === 'JSXAttribute' && isNode(node['name']) && told.has(String(node['name']['name']))) {
      noteValue(node['value'])
    }
  })
  return found
}

interface Node extends Record<string, unknown> {
  type: string
  start: number
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

function cooked(quasi: Node): unknown {
  const { value } = quasi
  return typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : undefined
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) value.forEach((one) => walk(one, visit))
  if (!isNode(value)) return
  visit(value)
  for (const [key, below] of Object.entries(value)) if (key !== 'parent') walk(below, visit)
}

const sources = import.meta.glob<string>('/{kit,cards,deck,features,app}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const isTest = /\.test\.tsx?$|\/testing\//
/** Phrases themselves, tables of characters, and content as authors and learners write it. */
const isContent = /\/words\/|\.sample\.ts$|\.(headings|characters)\.ts$|\/demo/

describe('every visible text is a phrase', () => {
  test('the search finds text, attributes and branches, and nothing else', () => {
    const bad = `const A = () => <p title="Hello there" id="main">
      Some words {isOn ? 'Yes' : t('no')} {name} · <img alt={\`Picture of \${name}\`} src="/a.png" />
    </p>`
    expect(visibleTexts(bad)).toEqual(['2: Yes', '1: Hello there', '1: Some words', '2: Picture of'])
  })

  const screens = Object.entries(sources).filter(([path]) => path.endsWith('.tsx') && !isTest.test(path))
  test.each(screens)('%s', (_path, text) => {
    expect(visibleTexts(text)).toEqual([])
  })
})

test('no Chinese or Japanese stands outside of the words', () => {
  const outside = Object.entries(sources).filter(([path]) => !isTest.test(path) && !isContent.test(path))
  const found = outside.filter(([, text]) => eastAsian.test(text)).map(([path]) => path)
  expect(found).toEqual([])
})
