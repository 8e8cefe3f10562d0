import { describe, expect, test } from 'vitest'
import { compileHidden } from './hiddenText.ts'

const solution = 'Slow water carries fine sand toward the river mouth because its strength fades.'
const zh = '先写下想弄清的一件事，再请对方回忆最近的一次经历。'
const ja = '流れが弱くなると、細かい砂が川の出口に積もっていく。'

const silent = { said: [], replies: [] }
const of = (text: string, language: string, visible: string[] = []) =>
  compileHidden([{ text, visible }], language)

const rot = (text: string, by: number) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const base = letter < 'a' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + by) % 26) + base)
  })
const wide = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const base64 = (text: string) => Buffer.from(text).toString('base64')
const inPieces = (text: string, size: number) =>
  (text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? []).join(' ')

const disguises: readonly (readonly [string, (text: string) => string])[] = [
  ['as it is', (text) => text],
  ['in capitals', (text) => text.toUpperCase()],
  ['letter by letter', (text) => [...text].join(' ')],
  ['with hyphens', (text) => [...text].join('-')],
  ['with invisible signs', (text) => [...text].join('\u200b')],
  ['decomposed', (text) => text.normalize('NFD')],
  ['in full width', wide],
  ['a word a line', (text) => text.split(' ').join('\n\n')],
  [
    'as a numbered list',
    (text) =>
      text
        .split(' ')
        .map((word, index) => `${index + 1}. ${word}`)
        .join('\n'),
  ],
  ['backwards', (text) => [...text].toReversed().join('')],
  ['in rot13', (text) => rot(text, 13)],
  ['in a Caesar cipher', (text) => rot(text, 5)],
  ['in base64', base64],
  ['in base64 for addresses', (text) => Buffer.from(text).toString('base64url')],
  ['in base64 cut into pieces', (text) => inPieces(base64(text), 5)],
  ['in base64 cut into lines', (text) => (base64(text).match(/.{1,20}/g) ?? []).join('\n')],
  ['in base64 behind a word', (text) => `Code:x${base64(text)}`],
  ['each word in base64', (text) => text.split(' ').map(base64).join(' ')],
  ['in base64 twice', (text) => base64(base64(text))],
  ['in hexadecimal', (text) => Buffer.from(text).toString('hex')],
  ['in hexadecimal pairs', (text) => (Buffer.from(text).toString('hex').match(/../g) ?? []).join(' ')],
  [
    'in percents',
    (text) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  ],
  [
    'in escapes',
    (text) => [...text].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  ],
  ['in entities', (text) => [...text].map((each) => `&#${each.charCodeAt(0)};`).join('')],
  ['in numbers', (text) => [...text].map((each) => each.charCodeAt(0)).join(' ')],
  ['in bits', (text) => [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join(' ')],
  ['in JSON', (text) => JSON.stringify({ answer: text })],
  ['in bold', (text) => `**${text.split(' ').join('** **')}**`],
  [
    'in tags',
    (text) =>
      text
        .split(' ')
        .map((word) => `<b>${word}</b>`)
        .join(' '),
  ],
  ['behind many words', (text) => `${'We look at this together. '.repeat(40)}${text}`],
]

describe.each([
  ['en', solution],
  ['zh', zh],
  ['ja', ja],
])('a hidden text in %s', (language, text) => {
  test.each(disguises)('is found %s', (_title, disguise) => {
    expect(of(text, language).find(disguise(text), silent)).toBeDefined()
    expect(of(text, language).find(`Well: ${disguise(text)} - and so on.`, silent)).toBeDefined()
  })
})
