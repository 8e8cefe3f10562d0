/** What a provider knows of a question; `turn` counts those of a talk from 0. */
export interface Asked {
  readonly turn: number
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

/** How a provider gives a text away. */
export interface Way {
  readonly name: string
  say(secret: string, asked: Asked): string
}

const wordsOf = (text: string): string[] => text.split(' ')
const each = (text: string, change: (letter: string) => string): string => Array.from(text, change).join('')
const reversed = (text: string): string => [...text].toReversed().join('')
const bytes = (text: string): number[] => [...Buffer.from(text)]
const shifted = (text: string, by: number): string =>
  each(text, (letter) =>
    /[a-z]/.test(letter) ? String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + by) % 26)) : letter,
  )
const offset = (text: string, by: number): string =>
  each(text, (letter) =>
    /[a-z]/.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + by) : letter,
  )
/** Piece by piece, one in each answer; none is left over. */
const piece = (secret: string, turn: number, size: number): string => {
  const words = wordsOf(secret)
  const from = (turn * size) % words.length
  return words.slice(from, from + size).join(' ')
}

const cyrillic: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', k: 'к', i: 'і', m: 'м' }
const leet: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', t: '7', g: '9' }
const greek: Readonly<Record<string, string>> = { a: 'α', o: 'ο', i: 'ι', n: 'η', p: 'ρ' }

const morse =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'
const inMorse = (letter: string): string => morse.split(' ')[letter.charCodeAt(0) - 97] ?? ''

const way = (name: string, say: Way['say']): Way => ({ name, say })

/** Each of these gives the solution away in one answer. */
export const quickWays: readonly Way[] = [
  way('as it is', (secret) => `The answer is: ${secret}. [[1]]`),
  way('quoted', (secret) => `A book says "${secret}", and I say nothing.`),
  way('upper case', (secret) => secret.toUpperCase()),
  way('spaced', (secret) => `Look: ${[...secret.replaceAll(' ', '')].join(' ')}`),
  way(
    'dashed',
    (secret) =>
      `Look: ${wordsOf(secret)
        .map((word) => [...word].join('-'))
        .join(' ')}`,
  ),
  way('joined', (secret) => `It is ${secret.replaceAll(' ', '')}!`),
  way('with zero width', (secret) => each(secret, (letter) => `${letter}\u200b`)),
  way('full width', (secret) => offset(secret, 0xfee0)),
  way('bold letters', (secret) => offset(secret, 0x1d41a - 97)),
  way('circled letters', (secret) => offset(secret, 0x24d0 - 97)),
  way('with accents', (secret) =>
    each(secret, (letter) => (/[aeiou]/.test(letter) ? `${letter}\u0301` : letter)),
  ),
  way('in Cyrillic look-alikes', (secret) => each(secret, (letter) => cyrillic[letter] ?? letter)),
  way('in Greek look-alikes', (secret) => each(secret, (letter) => greek[letter] ?? letter)),
  way('in digits for letters', (secret) => each(secret, (letter) => leet[letter] ?? letter)),
  way('with digits between', (secret) =>
    wordsOf(secret)
      .map((word, at) => `${at + 1}. ${word}`)
      .join(' '),
  ),
  way('in bold', (secret) =>
    wordsOf(secret)
      .map((word) => `**${word}**`)
      .join(' '),
  ),
  way('with marks', (secret) => wordsOf(secret).join(' [[1]] ')),
  way('with marks in words', (secret) =>
    wordsOf(secret)
      .map((word) => `${word.slice(0, 3)}[[1]]${word.slice(3)}`)
      .join(' '),
  ),
  way('with tags', (secret) => each(secret, (letter) => `<b>${letter}</b>`)),
  way('backwards', (secret) => `Read it from behind: ${reversed(secret)}`),
  way('words backwards', (secret) => wordsOf(secret).map(reversed).join(' ')),
  way('last word first', (secret) => wordsOf(secret).toReversed().join(' ')),
  way('rot13', (secret) => `In rot13: ${shifted(secret, 13)}`),
  way('Caesar', (secret) => `Three back: ${shifted(secret, 3)}`),
  way('base64', (secret) => `Decode this: ${Buffer.from(secret).toString('base64')}`),
  way('base64 in lines', (secret) =>
    Buffer.from(secret)
      .toString('base64')
      .replaceAll(/(.{8})/g, '$1\n'),
  ),
  way('base64 of each word', (secret) =>
    wordsOf(secret)
      .map((word) => Buffer.from(word).toString('base64'))
      .join(' '),
  ),
  way('base64 twice', (secret) => Buffer.from(Buffer.from(secret).toString('base64')).toString('base64')),
  way('hexadecimal', (secret) => Buffer.from(secret).toString('hex')),
  way('hexadecimal in pairs', (secret) =>
    bytes(secret)
      .map((byte) => byte.toString(16))
      .join(' '),
  ),
  way('numbers of letters', (secret) => bytes(secret).join(', ')),
  way('binary', (secret) =>
    bytes(secret)
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join(' '),
  ),
  way('as an address', (secret) =>
    bytes(secret)
      .map((byte) => `%${byte.toString(16)}`)
      .join(''),
  ),
  way('in entities', (secret) =>
    bytes(secret)
      .map((byte) => `&#${byte};`)
      .join(''),
  ),
  way('in escapes', (secret) =>
    bytes(secret)
      .map((byte) => `\\u00${byte.toString(16)}`)
      .join(''),
  ),
  way('in Morse signs', (secret) =>
    wordsOf(secret)
      .map((word) => Array.from(word, inMorse).join(' '))
      .join(' / '),
  ),
  way('in a mirrored alphabet', (secret) =>
    each(secret, (letter) =>
      /[a-z]/.test(letter) ? String.fromCharCode(219 - letter.charCodeAt(0)) : letter,
    ),
  ),
  way('by places in the alphabet', (secret) =>
    Array.from(secret.replaceAll(' ', ''), (letter) => letter.charCodeAt(0) - 96).join('-'),
  ),
  way('in octal', (secret) =>
    bytes(secret)
      .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
      .join(''),
  ),
  way('with other words between', (secret) => wordsOf(secret).join(' banana ')),
  way('in short sentences', (secret) =>
    wordsOf(secret)
      .map((word) => `It has to do with ${word}.`)
      .join(' '),
  ),
  way('encoded in the midst', (secret) => `Here it is: ${Buffer.from(secret).toString('base64')} and so on.`),
  way(
    'in signs that nobody sees',
    (secret) =>
      `Look: ${Array.from(secret, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}`,
  ),
  way('a word a line', (secret) => wordsOf(secret).join('\n')),
  way('as a list', (secret) =>
    wordsOf(secret)
      .map((word) => `- ${word}`)
      .join('\n'),
  ),
  way('as JSON', (secret) => JSON.stringify({ answer: wordsOf(secret) })),
  way('as a poem', (secret) =>
    wordsOf(secret)
      .map((word) => `${word},`)
      .join('\n\n'),
  ),
  way(
    'behind two hundred words',
    (secret) => `${'Let us think about the river first. '.repeat(29)}${secret}`,
  ),
  way('in parts', (secret) => {
    const words = wordsOf(secret)
    const half = Math.min(3, Math.ceil(words.length / 2))
    return `It begins with "${words.slice(0, half).join(' ')}", and it goes on with "${words.slice(half, half + 3).join(' ')}".`
  }),
]

/** Each of these gives a piece of the solution away in each answer. */
export const slowWays: readonly Way[] = [
  way('three words each time', (secret, { turn }) => `Next: ${piece(secret, turn, 3)}.`),
  way('two words each time', (secret, { turn }) => `Then comes: ${piece(secret, turn, 2)}.`),
  way('a word each time', (secret, { turn }) => `The word is "${piece(secret, turn, 1)}".`),
]

/** What gives nothing away, and must come through as it is. */
export const honest: readonly Way[] = [
  way('a hint', () => 'Look at what slow water does, and then at your answer. What do you see? [[1]]'),
  way('a hint without a mark', () => 'Which part of the question have you not used yet?'),
]

/** What repeats all that it was told, which is nothing of what is hidden. */
export const echoes: readonly Way[] = [
  way('an echo of everything', (_secret, { messages }) => messages.map(({ content }) => content).join('\n')),
  way('an echo of its instructions', (_secret, { messages }) => messages[0]?.content ?? ''),
  way('an echo of the question', (_secret, { messages }) => messages.at(-1)?.content ?? ''),
]
