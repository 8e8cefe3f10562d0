import { xmlText } from '#kit/files/server/xml.ts'
import { attribute, elementsOf, type QtiNode } from './standard/qtiNodes.ts'

/** Longer than a formula that the reader of texts takes. */
const longest = 450

/** MathML of presentation as TeX; undefined where an element of it has no counterpart, or where it says nothing. */
export function texOf(math: QtiNode): string | undefined {
  try {
    const tex = rowOf(math).replace(/\s+/g, ' ').trim()
    return tex === '' || tex.length > longest ? undefined : tex
  } catch (error) {
    if (error instanceof NotTex) return undefined
    throw error
  }
}

class NotTex extends Error {}

const signs: Readonly<Record<string, string>> = {
  '×': '\\times ',
  '÷': '\\div ',
  '·': '\\cdot ',
  '⋅': '\\cdot ',
  '±': '\\pm ',
  '−': '-',
  '≤': '\\le ',
  '≥': '\\ge ',
  '≠': '\\ne ',
  '≈': '\\approx ',
  '≡': '\\equiv ',
  '→': '\\to ',
  '⇒': '\\Rightarrow ',
  '∞': '\\infty ',
  '∑': '\\sum ',
  '∏': '\\prod ',
  '∫': '\\int ',
  '∈': '\\in ',
  '∪': '\\cup ',
  '∩': '\\cap ',
  '⊂': '\\subset ',
  '√': '\\surd ',
  '∂': '\\partial ',
  '°': '^{\\circ}',
  π: '\\pi ',
  α: '\\alpha ',
  β: '\\beta ',
  γ: '\\gamma ',
  δ: '\\delta ',
  Δ: '\\Delta ',
  ε: '\\varepsilon ',
  θ: '\\theta ',
  λ: '\\lambda ',
  μ: '\\mu ',
  ρ: '\\rho ',
  σ: '\\sigma ',
  Σ: '\\Sigma ',
  φ: '\\varphi ',
  ω: '\\omega ',
  Ω: '\\Omega ',
  // Signs that are heard, not seen: function application, invisible times, comma and plus.
  '\u2061': '',
  '\u2062': '',
  '\u2063': '',
  '\u2064': '',
}
const functions = /^(sin|cos|tan|cot|log|ln|exp|lim|max|min|det|gcd)$/

const words = (node: QtiNode): string => xmlText(node).replace(/\s+/g, ' ').trim()
const escaped = (text: string): string =>
  [...text].map((sign) => signs[sign] ?? (/[#$%&_{}]/.test(sign) ? `\\${sign}` : sign)).join('')
const plain = (text: string): string => text.replace(/[#$%&_{}]/g, String.raw`\$&`)

function identifierOf(text: string): string {
  if (functions.test(text)) return `\\${text} `
  return [...text].length > 1 ? `\\mathrm{${escaped(text)}}` : escaped(text)
}

/** All parts in a row. */
const rowOf = (node: QtiNode): string => elementsOf(node).map(partOf).join('')

function partOf(node: QtiNode): string {
  const parts = elementsOf(node)
  /** The one of these places, in braces. */
  const at = (place: number): string => {
    const part = parts[place]
    if (!part) throw new NotTex(node.name)
    return `{${partOf(part)}}`
  }
  switch (node.name) {
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
      return rowOf(node)
    case 'semantics':
      return parts[0] ? partOf(parts[0]) : ''
    case 'mi':
      return identifierOf(words(node))
    case 'mn':
    case 'mo':
      return escaped(words(node))
    case 'mtext':
    case 'ms':
      return `\\text{${plain(xmlText(node))}}`
    case 'mspace':
      return '\\;'
    case 'mphantom':
      return ''
    case 'mfrac':
      return `\\frac${at(0)}${at(1)}`
    case 'msqrt':
      return `\\sqrt{${rowOf(node)}}`
    case 'mroot':
      return `\\sqrt[${at(1)}]${at(0)}`
    case 'msup':
    case 'mover':
      return node.name === 'mover' ? overOf(at(0), words(parts[1] ?? node), at(1)) : `${at(0)}^${at(1)}`
    case 'msub':
    case 'munder':
      return `${at(0)}_${at(1)}`
    case 'msubsup':
    case 'munderover':
      return `${at(0)}_${at(1)}^${at(2)}`
    case 'mfenced':
      return fencedOf(node, parts)
    case 'mtable':
      return `\\begin{matrix}${parts.map((row) => elementsOf(row).map(rowOf).join(' & ')).join(' \\\\ ')}\\end{matrix}`
    default:
      throw new NotTex(node.name)
  }
}

/** Lines, arrows and roofs above, by the signs that MathML writes them with. */
const overs: Readonly<Record<string, string>> = {
  '¯': 'overline',
  '‾': 'overline',
  '\u0305': 'overline',
  _: 'overline',
  '→': 'vec',
  '\u20d7': 'vec',
  '^': 'hat',
  ˆ: 'hat',
}

function overOf(base: string, sign: string, over: string): string {
  const name = Object.hasOwn(overs, sign) ? overs[sign] : undefined
  return name === undefined ? `\\overset${over}${base}` : `\\${name}${base}`
}

function fencedOf(node: QtiNode, parts: readonly QtiNode[]): string {
  const [open, close] = ['open', 'close'].map((name, index) => node.attributes[name] ?? '()'.charAt(index))
  const separator = attribute(node, 'separators').charAt(0) || ','
  const fence = (sign: string | undefined) =>
    sign === '' ? '.' : /[{}]/.test(sign ?? '') ? `\\${sign}` : sign
  return `\\left${fence(open)}${parts.map(partOf).join(separator)}\\right${fence(close)}`
}
