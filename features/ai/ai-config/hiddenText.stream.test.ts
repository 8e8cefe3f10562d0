import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '#kit/value/shuffle.ts'
import { compileHidden, type HiddenTexts } from './hiddenText.ts'

type Random = () => number

const pick = <Item>(items: readonly Item[], random: Random, none: Item): Item =>
  items[Math.floor(random() * items.length)] ?? none

const syllables = ['ba', 'ko', 'ri', 'tu', 'mel', 'sno', 'vak', 'dip', 'gur', 'fen', 'zol', 'wi']
const han = [...'山水火木金土日月星云雨雪花草虫鱼鸟马牛羊门窗灯书笔纸刀车船桥路城']
const kana = [...'あかさたなまらいきちにひみりうくすつぬふむえけせてねへめおこそとのほも']

const nonsense: Readonly<Record<string, (random: Random) => string>> = {
  en: (random) =>
    Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(syllables, random, '')).join(''),
  zh: (random) => pick(han, random, '') + pick(han, random, ''),
  ja: (random) => pick(han, random, '') + pick(kana, random, '') + pick(kana, random, ''),
}

const others = ['ya', 'qu', 'xe', 'jo', 'cha']
const otherText = (count: number, random: Random) =>
  Array.from({ length: count }, () => pick(others, random, '') + pick(others, random, ''))
    .join(' ')
    .slice(0, count)

function textOf(language: string, count: number, random: Random): string {
  const words = Array.from({ length: count }, () => nonsense[language]?.(random) ?? '')
  return words.join(language === 'en' ? ' ' : random() < 0.2 ? '，' : '')
}

const honest: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Look at the picture once more. ',
    'What changes when it gets wider? ',
    'Try it with 3 of them first! ',
  ],
  zh: ['再看一遍图片。', '变宽的时候会发生什么？', '先用三个试试！'],
  ja: ['もう一度絵を見てください。', '広くなるとどうなりますか。', 'まず三つで試しましょう。'],
}

/** Written apart from the guard, which must not be its own judge. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

function longestRunShown(hidden: string, language: string, shown: string): number {
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(hidden)]
  const words = segments.filter(({ isWordLike }) => isWordLike).map(({ segment }) => bare(segment))
  const letters = bare(shown)
  let most = 0
  for (let first = 0; first < words.length; first += 1)
    while (first + most < words.length && letters.includes(words.slice(first, first + most + 1).join('')))
      most += 1
  return most
}

const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => [...text].join(' '),
  (text) => [...text].join('\u200b'),
  (text) => text.split(' ').join('\n'),
  (text) => `> "${text}"`,
]
const encodings: readonly ((text: string) => string)[] = [
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(text).toString('hex'),
  (text) => encodeURIComponent(text),
]

/** Cuts a text between any two characters. */
function chunksOf(text: string, random: Random): string[] {
  const chunks: string[] = []
  const most = 1 + Math.floor(random() * 12)
  const characters = [...text]
  for (let at = 0; at < characters.length;) {
    const size = 1 + Math.floor(random() * most)
    chunks.push(characters.slice(at, at + size).join(''))
    at += size
  }
  return chunks
}

/** What a learner would see, and whether it was held back. */
function shownOf(hidden: HiddenTexts, reply: string, replies: readonly string[], random: Random) {
  const watch = hidden.watch({ said: [], replies })
  let shown = ''
  for (const chunk of chunksOf(reply, random)) {
    const watched = watch.take(chunk)
    if ('leak' in watched) return { shown, isHeld: true }
    shown += watched.text
  }
  const last = watch.end()
  return 'leak' in last ? { shown, isHeld: true } : { shown: shown + last.text, isHeld: false }
}

describe.each(['en', 'zh', 'ja'])('a stream in %s, cut anywhere', (language) => {
  const around = (random: Random) =>
    Array.from({ length: Math.floor(random() * 8) }, () => pick(honest[language] ?? [], random, '')).join('')

  test('shows no four words of a hidden text, and none at all where they come together', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = randomFrom(seed)
      const text = textOf(language, 5 + Math.floor(random() * 30), random)
      const hidden = compileHidden([{ text, visible: [] }], language)
      const disguise = pick([...disguises, ...encodings], random, String)
      const reply = `${around(random)}${disguise(text)} ${around(random)}`
      const { shown, isHeld } = shownOf(hidden, reply, [], random)
      expect({ seed, isHeld }).toEqual({ seed, isHeld: true })
      expect({ seed, most: longestRunShown(text, language, shown) < 4 }).toEqual({ seed, most: true })
      expect(reply.startsWith(shown)).toBe(true)
    }
  })

  test('shows no four words of it over several replies', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const random = randomFrom(seed)
      const text = textOf(language, 16, random)
      const hidden = compileHidden([{ text, visible: [] }], language)
      const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(
        ({ segment }) => segment,
      )
      const size = 1 + Math.floor(random() * 6)
      const replies: string[] = []
      for (let at = 0; at < words.length; at += size) {
        const piece =
          disguises[Math.floor(random() * 3)]?.(
            words
              .slice(at, at + size)
              .join('')
              .trim(),
          ) ?? ''
        const { shown, isHeld } = shownOf(hidden, `${around(random)}"${piece}"`, replies, random)
        replies.push(isHeld ? '—' : shown)
      }
      const most = Math.max(
        ...[replies.join(''), replies.join(' ')].map((all) => longestRunShown(text, language, all)),
      )
      expect({ seed, most: most < 4 }).toEqual({ seed, most: true })
    }
  })

  test('shows the whole of what gives nothing away', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const random = randomFrom(seed)
      const hidden = compileHidden([{ text: textOf(language, 30, random), visible: [] }], language)
      const reply = `${around(random)}${around(random)}👩‍👩‍👧 A4, https://example.org/x?y=1 ${around(random)}`
      expect(shownOf(hidden, reply, [], random)).toEqual({ shown: reply, isHeld: false })
    }
  })

  test('is told of in good time: what waits is no longer than a sentence', () => {
    const hidden = compileHidden([{ text: textOf(language, 30, randomFrom(1)), visible: [] }], language)
    const watch = hidden.watch({ said: [], replies: [] })
    let [came, shown] = [0, 0]
    for (const sentence of Array.from({ length: 60 }, (_, at) => honest[language]?.[at % 3] ?? '')) {
      came += sentence.length
      const watched = watch.take(sentence)
      shown += 'text' in watched ? watched.text.length : 0
      expect(came - shown).toBeLessThan(120)
    }
  })
})

test('sentences that share less than three words with a hidden one are let through', async () => {
  for (const language of ['en', 'es', 'zh', 'ja']) {
    const file = new URL(`../sensitive-word/testing/clean.${language}.txt`, import.meta.url)
    const sentences = (await readFile(file, 'utf8')).trim().split('\n')
    for (const text of sentences.filter((_sentence, at) => at % 100 === 7)) {
      const hidden = compileHidden([{ text, visible: [] }], language)
      const apart = sentences.filter(
        (reply, at) => at % 3 === 0 && longestRunShown(text, language, reply) < 3,
      )
      const held = apart.filter((reply) => hidden.find(reply, { said: [], replies: [] }))
      expect({ text, held }).toEqual({ text, held: [] })
    }
  }
})

test('a reply that is eight times as long does not cost the square of it', () => {
  const random = randomFrom(7)
  const text = textOf('en', 300, random)
  const hidden = compileHidden([{ text, visible: [] }], 'en')
  const kinds: readonly ((count: number) => string)[] = [
    (count) => 'bakori tuya '.repeat(count).slice(0, count),
    (count) => otherText(count, random),
    (count) => Buffer.from(otherText(count, random)).toString('base64').slice(0, count),
    (count) => '一'.repeat(count),
    (count) => '12 '.repeat(count).slice(0, count),
    (count) => '%4'.repeat(count).slice(0, count),
    (count) => 'f'.repeat(count),
    (count) => '<'.repeat(count),
  ]
  // What this thread has worked, not what a clock says: others may be at work on the same machine.
  const workOf = (reply: string) => {
    const before = process.threadCpuUsage()
    const watch = hidden.watch({ said: [], replies: [] })
    for (let at = 0; at < reply.length; at += 6) watch.take(reply.slice(at, at + 6))
    expect(watch.end()).toHaveProperty('text')
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  for (const [kind, make] of kinds.entries()) {
    const [short, long] = [make(5_000), make(40_000)]
    // The least of some runs: the others also pay for what the engine does meanwhile.
    const least = (reply: string) => Math.min(...[1, 2, 3].map(() => workOf(reply)))
    const [few, many] = [least(short), least(long)]
    // Its square would be 64 times as much.
    expect({ kind, few, many, isLinear: many < 24 * few + 50 }).toMatchObject({ kind, isLinear: true })
  }
})
