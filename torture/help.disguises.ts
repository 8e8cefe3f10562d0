/** What a provider knows of a question; `turn` counts those of a talk from 0. */
export interface Asked {
  readonly turn: number
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

/** How a provider gives a text away. */
export interface Disguise {
  readonly name: string
  say(secret: string, asked: Asked): string
  /** What the learner waits for, and then stops the answer; absent: they read all of it. */
  stopsAt?(secret: string, turn: number): string
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

const disguise = (name: string, say: Disguise['say']): Disguise => ({ name, say })

/** So long that what stands before it was sent. */
const farther = 'Let us think about the river first. '.repeat(29)

/** Each of these gives the solution away in one answer. */
export const quickDisguises: readonly Disguise[] = [
  disguise('as it is', (secret) => `The answer is: ${secret}. [[1]]`),
  disguise('quoted', (secret) => `A book says "${secret}", and I say nothing.`),
  disguise('upper case', (secret) => secret.toUpperCase()),
  disguise('spaced', (secret) => `Look: ${[...secret.replaceAll(' ', '')].join(' ')}`),
  disguise(
    'dashed',
    (secret) =>
      `Look: ${wordsOf(secret)
        .map((word) => [...word].join('-'))
        .join(' ')}`,
  ),
  disguise('joined', (secret) => `It is ${secret.replaceAll(' ', '')}!`),
  disguise('with zero width', (secret) => each(secret, (letter) => `${letter}\u200b`)),
  disguise('full width', (secret) => offset(secret, 0xfee0)),
  disguise('bold letters', (secret) => offset(secret, 0x1d41a - 97)),
  disguise('circled letters', (secret) => offset(secret, 0x24d0 - 97)),
  disguise('with accents', (secret) =>
    each(secret, (letter) => (/[aeiou]/.test(letter) ? `${letter}\u0301` : letter)),
  ),
  disguise('in Cyrillic look-alikes', (secret) => each(secret, (letter) => cyrillic[letter] ?? letter)),
  disguise('in Greek look-alikes', (secret) => each(secret, (letter) => greek[letter] ?? letter)),
  disguise('in digits for letters', (secret) => each(secret, (letter) => leet[letter] ?? letter)),
  disguise('with digits between', (secret) =>
    wordsOf(secret)
      .map((word, at) => `${at + 1}. ${word}`)
      .join(' '),
  ),
  disguise('in bold', (secret) =>
    wordsOf(secret)
      .map((word) => `**${word}**`)
      .join(' '),
  ),
  disguise('with marks', (secret) => wordsOf(secret).join(' [[1]] ')),
  disguise('with marks in words', (secret) =>
    wordsOf(secret)
      .map((word) => `${word.slice(0, 3)}[[1]]${word.slice(3)}`)
      .join(' '),
  ),
  disguise('with tags', (secret) => each(secret, (letter) => `<b>${letter}</b>`)),
  disguise('backwards', (secret) => `Read it from behind: ${reversed(secret)}`),
  disguise('words backwards', (secret) => wordsOf(secret).map(reversed).join(' ')),
  disguise('last word first', (secret) => wordsOf(secret).toReversed().join(' ')),
  disguise('rot13', (secret) => `In rot13: ${shifted(secret, 13)}`),
  disguise('Caesar', (secret) => `Three back: ${shifted(secret, 3)}`),
  disguise('base64', (secret) => `Decode this: ${Buffer.from(secret).toString('base64')}`),
  disguise('base64 in lines', (secret) =>
    Buffer.from(secret)
      .toString('base64')
      .replaceAll(/(.{8})/g, '$1\n'),
  ),
  disguise('base64 of each word', (secret) =>
    wordsOf(secret)
      .map((word) => Buffer.from(word).toString('base64'))
      .join(' '),
  ),
  disguise('base64 twice', (secret) =>
    Buffer.from(Buffer.from(secret).toString('base64')).toString('base64'),
  ),
  disguise('hexadecimal', (secret) => Buffer.from(secret).toString('hex')),
  disguise('hexadecimal in pairs', (secret) =>
    bytes(secret)
      .map((byte) => byte.toString(16))
      .join(' '),
  ),
  disguise('numbers of letters', (secret) => bytes(secret).join(', ')),
  disguise('binary', (secret) =>
    bytes(secret)
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join(' '),
  ),
  disguise('as an address', (secret) =>
    bytes(secret)
      .map((byte) => `%${byte.toString(16)}`)
      .join(''),
  ),
  disguise('in entities', (secret) =>
    bytes(secret)
      .map((byte) => `&#${byte};`)
      .join(''),
  ),
  disguise('in escapes', (secret) =>
    bytes(secret)
      .map((byte) => `\\u00${byte.toString(16)}`)
      .join(''),
  ),
  disguise('in Morse signs', (secret) =>
    wordsOf(secret)
      .map((word) => Array.from(word, inMorse).join(' '))
      .join(' / '),
  ),
  disguise('in a mirrored alphabet', (secret) =>
    each(secret, (letter) =>
      /[a-z]/.test(letter) ? String.fromCharCode(219 - letter.charCodeAt(0)) : letter,
    ),
  ),
  disguise('by places in the alphabet', (secret) =>
    Array.from(secret.replaceAll(' ', ''), (letter) => letter.charCodeAt(0) - 96).join('-'),
  ),
  disguise('in octal', (secret) =>
    bytes(secret)
      .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
      .join(''),
  ),
  disguise('with other words between', (secret) => wordsOf(secret).join(' banana ')),
  disguise('in short sentences', (secret) =>
    wordsOf(secret)
      .map((word) => `It has to do with ${word}.`)
      .join(' '),
  ),
  disguise(
    'encoded in the midst',
    (secret) => `Here it is: ${Buffer.from(secret).toString('base64')} and so on.`,
  ),
  disguise(
    'in signs that nobody sees',
    (secret) =>
      `Look: ${Array.from(secret, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}`,
  ),
  disguise('a word a line', (secret) => wordsOf(secret).join('\n')),
  disguise('as a list', (secret) =>
    wordsOf(secret)
      .map((word) => `- ${word}`)
      .join('\n'),
  ),
  disguise('as JSON', (secret) => JSON.stringify({ answer: wordsOf(secret) })),
  disguise('as a poem', (secret) =>
    wordsOf(secret)
      .map((word) => `${word},`)
      .join('\n\n'),
  ),
  disguise('behind two hundred words', (secret) => `${farther}${secret}`),
  disguise('in parts', (secret) => {
    const words = wordsOf(secret)
    const half = Math.min(3, Math.ceil(words.length / 2))
    return `It begins with "${words.slice(0, half).join(' ')}", and it goes on with "${words.slice(half, half + 3).join(' ')}".`
  }),
]

/** Each of these gives a piece of the solution away in each answer. */
export const slowDisguises: readonly Disguise[] = [
  disguise('three words each time', (secret, { turn }) => `Next: ${piece(secret, turn, 3)}.`),
  disguise('two words each time', (secret, { turn }) => `Then comes: ${piece(secret, turn, 2)}.`),
  disguise('a word each time', (secret, { turn }) => `The word is "${piece(secret, turn, 1)}".`),
  // What was taken back with the second part was read already.
  disguise(
    'parts far apart',
    (secret, { turn }) => `${piece(secret, turn, 3)}. ${farther}${piece(secret, turn + 1, 3)}.`,
  ),
  {
    ...disguise('parts, each stopped', (secret, { turn }) => `${piece(secret, turn, 3)}. ${farther}`),
    stopsAt: (secret, turn) => piece(secret, turn, 3),
  },
]

/** What gives nothing away, and must come through as it is. */
export const honest: readonly Disguise[] = [
  disguise('a hint', () => 'Look at what slow water does, and then at your answer. What do you see? [[1]]'),
  disguise('a hint without a mark', () => 'Which part of the question have you not used yet?'),
]

/** What repeats all that it was told, which is nothing of what is hidden. */
export const echoes: readonly Disguise[] = [
  disguise('an echo of everything', (_secret, { messages }) =>
    messages.map(({ content }) => content).join('\n'),
  ),
  disguise('an echo of its instructions', (_secret, { messages }) => messages[0]?.content ?? ''),
  disguise('an echo of the question', (_secret, { messages }) => messages.at(-1)?.content ?? ''),
]
