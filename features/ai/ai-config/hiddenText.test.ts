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
  [
    'in octal escapes',
    (text) => [...Buffer.from(text)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join(''),
  ],
  ['with other words between', (text) => text.split(' ').join(' banana ')],
  [
    'in short sentences',
    (text) =>
      text
        .split(' ')
        .map((word) => `It has to do with ${word}.`)
        .join(' '),
  ],
  ['in entities', (text) => [...text].map((each) => `&#${each.charCodeAt(0)};`).join('')],
  ['in base64 backwards', (text) => [...base64(text)].toReversed().join('')],
  ['in octal numbers', (text) => [...text].map((each) => each.charCodeAt(0).toString(8)).join(' ')],
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
    for (const after of ['', ' ok', ' is it', ' that is it', ' - and so on.', ' and so on and so on'])
      expect({
        after,
        leak: of(text, language).find(`Well: ${disguise(text)}${after}`, silent),
      }).toMatchObject({
        after,
        leak: { at: expect.any(Number) },
      })
  })
})

test.each([
  ['in Atbash', 'Hold: dzgvi xziirvh urmv hzmw gldziw'],
  ['in Morse', '... .-.. --- .-- / .-- .- - . .-. / -.-. .- .-. .-. .. . ... / ..-. .. -. .'],
  ['by places in the alphabet', '19-12-15-23-23-1-20-5-18-3-1-18-18-9-5-19-6-9-14-5'],
  ['in base32', 'KNWG65ZAO5QXIZLSEBRWC4TSNFSXGIDGNFXGKIDTMFXGI==='],
])('a hidden text is found %s', (_title, reply) => {
  expect(of(solution, 'en').find(reply, silent)?.rule).toBe('encoded')
})

describe('a reply that is no leak', () => {
  const none = (text: string, language: string, reply: string, visible: string[] = []) =>
    expect(of(text, language, visible).find(reply, silent)).toBeUndefined()

  test('may use three words of it', () => none(solution, 'en', 'Think: what is it that slow water carries?'))

  test('may repeat what the learner sees, and no word more', () => {
    const visible = ['Why does it say that slow water carries fine sand toward the sea?']
    none(solution, 'en', 'Read again: slow water carries fine sand toward the sea.', visible)
    expect(of(solution, 'en', visible).find('carries fine sand toward the river', silent)).toBeDefined()
  })

  test('may hold letters that only look like short words of it', () => {
    none('It is a no for us', 'en', 'It is another way to look at it.')
    expect(of('It is a no for us', 'en').find('It is a no, I think.', silent)).toBeDefined()
  })

  test('may be about the same thing in other words', () => {
    none(
      solution,
      'en',
      'What happens to the strength of a river where it gets wider? And to the sand in it?',
    )
    none(zh, 'zh', '想一想：对方最近做过什么？你想从他那里听到什么？')
    none(ja, 'ja', '川の流れは、出口の近くでどうなりますか。砂は重いですか。')
  })
})

describe('a short answer', () => {
  const short = (text: string, visible: string[] = []) =>
    compileHidden([{ text, visible, isShort: true }], 'en')
  const isHeld = (hidden: ReturnType<typeof short>, reply: string, said: string[] = []) =>
    hidden.find(reply, { said, replies: [] }) !== undefined

  test.each([
    ['Paris', 'It is Paris.', true],
    ['Paris', 'PARIS', true],
    ['Paris', 'Say p-a-r-i-s.', true],
    ['Paris', 'Comparison helps.', false],
    ['75', 'It is 75 %.', true],
    ['75', 'That makes 75kg.', true],
    ['75', 'In 1975 it was 0.75.', false],
    ['0.75', 'It is 0.75.', true],
    ['next', 'What will you do next?', false],
    ['next', 'The word is "next".', true],
    ['next', 'Answer: next.', true],
    ['经历', '说说你的经历。', true],
    ['は', 'これは本です。', false],
    ['は', '「は」を入れます。', true],
    ['photosynthesis', Buffer.from('photosynthesis').toString('base64'), true],
    ['photosynthesis', 'sisehtnysotohp', true],
    ['photosynthesis', 'cubgbflagurfvf', true],
  ])('%s in "%s"', (text, reply, held) => expect(isHeld(short(text), reply)).toBe(held))

  test('may be said where the learner sees or has said it', () => {
    expect(isHeld(short('Paris', ['Paris or Rome?']), 'It is Paris.')).toBe(false)
    expect(isHeld(short('art', ['a part of it']), 'It is art.')).toBe(true)
    expect(isHeld(short('Paris'), 'Paris it was.', ['Is it paris?'])).toBe(false)
    // From seven letters on it is found in ciphers too, of which the word itself is one.
    expect(isHeld(short('gravity'), 'Yes, gravity.', ['Is it gravity?'])).toBe(false)
    expect(isHeld(short('gravity'), 'Yes, gravity.', ['Is it a force?'])).toBe(true)
  })
})

describe('a text told in pieces', () => {
  const held = (replies: readonly string[], now: string, said: string[] = []) =>
    of(solution, 'en').find(now, { said, replies })?.rule

  test.each([
    [['Slow water'], 'carries fine sand'],
    [['It begins: slow water carries.'], 'Then comes: fine sand toward.'],
    [['The first two are slow water.', 'Good.'], 'The next two are carries fine.'],
    [['Word one: slow.', 'Word two: water.', 'Word three: carries.'], 'Word four: fine.'],
    [['The first word is slow.', 'Then comes water.', 'Next is carries!'], 'Now it is fine, I think.'],
    [[], 'Word 1: slow. Word 2: water. Word 3: carries. Word 4: fine.'],
  ])('%j and then "%s" is too much', (replies, now) => expect(held(replies, now)).toBeDefined())

  test('is not made of single words in whole sentences', () => {
    const replies = ['What does it mean that a river is slow in one place and fast in another?']
    const now =
      'Think of the water in the third picture: what else is it that the river carries there, fine or coarse?'
    expect(held(replies, now)).toBeUndefined()
  })

  test('may be so word by word, though nobody says the small ones', () => {
    const hidden = compileHidden(
      [{ text: 'The sand of the river is the soil of the fields.', visible: [] }],
      'en',
    )
    const talk = { said: [], replies: ['First: sand.'] }
    expect(hidden.find('Then: river.', talk)).toBeDefined()
    expect(hidden.find('Then: soil.', talk)).toBeUndefined()
  })

  test('is not made of what stands in any sentence', () => {
    const hidden = compileHidden([{ text: zh, visible: [] }], 'zh')
    expect(hidden.find('对方最近做过什么？先写下你的猜测，再问。', { said: [], replies: [] })).toBeUndefined()
  })

  test('is not what two words of it make, far from each other', () => {
    expect(held(['What does slow water do?'], 'And where is the river mouth?')).toBeUndefined()
  })
})

describe('a lone < hides nothing but what a tag would hold', () => {
  const before = 'It holds that 2 < 3. Now count the words with me, and write down each of them as it comes.'
  const [begin, end] = ['1. Slow 2. water 3. carries', '4. fine 5. sand']

  test('in a reply before', () => {
    const talk = { said: [], replies: [`${before} ${begin}`] }
    expect(of(solution, 'en').find(end, talk)).toBeDefined()
  })

  test('in what is decoded', () => {
    const reply = Buffer.from(`${before} ${begin} ${end}`).toString('base64')
    expect(of(solution, 'en').find(reply, silent)).toBeDefined()
  })
})
