import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compileSensitive, hasLetters } from './sensitive.ts'
import { commonTraditional } from './matching/traditional.common.characters.ts'
import { moreTraditional } from './matching/traditional.more.characters.ts'
import { makeEvasions } from './testing/makeEvasions.ts'

const linesOf = (name: string) =>
  readFileSync(new URL(`./testing/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

const listed = linesOf('words.txt').map((line) => {
  const [language = '', word = ''] = line.split('\t')
  return { language, word }
})
const list = compileSensitive(listed.map(({ word }) => word))

describe('words in disguise', () => {
  const made = makeEvasions(listed, 440)
  const written = linesOf('hand.txt').map((line) => {
    const [word = '', text = ''] = line.split('\t')
    return { word, manner: 'hand', text }
  })

  test('are kept as they were made, so that everybody measures the same ones', () => {
    expect(linesOf('made.txt')).toEqual(made.map((evasion) => JSON.stringify(evasion)))
    expect(written.length).toBeGreaterThanOrEqual(60)
    expect(new Set([...made, ...written].map(({ text }) => text)).size).toBeGreaterThanOrEqual(500)
  })

  test('are found, at least 98 of 100', () => {
    const all = [...made, ...written]
    const missed = all.filter(({ word, text }) => !list.find(text).includes(word))
    // A list of those that were missed says more than their share.
    expect(missed.length / all.length > 0.02 ? missed : []).toEqual([])
  })
})

test('clean text is let pass, at least 99.5 of 100 sentences, and in each language', () => {
  const clean = ['zh', 'en', 'es', 'ja'].map((language) => new Set(linesOf(`clean.${language}.txt`)))
  const count = clean.reduce((sum, sentences) => sum + sentences.size, 0)
  const refused = clean.map((sentences) => [...sentences].filter((text) => list.find(text).length > 0))
  expect(count).toBeGreaterThanOrEqual(2000)
  expect(refused.flat().length / count > 0.005 ? refused.flat() : []).toEqual([])
  for (const [index, sentences] of clean.entries())
    expect((refused[index]?.length ?? 0) / sentences.size).toBeLessThanOrEqual(0.01)
})

describe('a word', () => {
  test.each([
    ['shit', 'sh!t happens', true],
    ['shit', 'shlt', true],
    ['shit', 's\nh\ni\nt', true],
    ['ass', 'as\ufeffs', true],
    ['hell', 'he’ll be back', false],
    ['ass', 'a class of its own', false],
    ['ass', 'Room A55', false],
    ['heroin', 'the hero in the story', false],
    ['heroin', 'her oin', true],
    ['casino', 'casi no llueve', false],
    ['coño', 'un cono de papel', false],
    ['cabrón', 'CABRON', true],
    ['buy weed', 'buy   weed', true],
    ['AK-47', 'ак47', true],
    ['8964', '８９６４', true],
    ['8964', '189641', false],
    ['赌博', '賭｜博', true],
    ['赌博', '我爱打赌。博士也爱', false],
    ['赌博', '一张关于 DǓ-BÓ 的画', true],
    ['赌博', '赌book', false],
    ['大麻', 'La dama juega al ajedrez', false],
    ['大麻', '买dama', true],
    ['毒品', 'Auguste Dupin solved it', false],
    ['海洛因', 'where to get hailuoyin', true],
    ['カジノ', 'ｵﾝﾗｲﾝｶｼﾞﾉ', true],
    ['ドラッグ', 'ドラッグストア', false],
    ['しね', 'おいしね', false],
  ])('%s in "%s": %s', (word, text, isFound) => {
    expect(compileSensitive([word]).find(text)).toEqual(isFound ? [word] : [])
  })

  test('without letters is distinguished from one that can be searched for', () => {
    expect(['***', '\u200b', '。'].map(hasLetters)).toEqual([false, false, false])
    expect(['A', '赌', '64', 'カ'].every(hasLetters)).toBe(true)
    expect(compileSensitive(['***', '']).find('*** and more')).toEqual([])
  })

  test('is reported once and in the list’s order, however often it occurs', () => {
    expect(compileSensitive(['b1', 'zoo', 'bee']).find('bee zoo bee zoo')).toEqual(['zoo', 'bee'])
  })
})

test('what is hostile is read to its end: half surrogates, endless runs, words without end', () => {
  const deep = compileSensitive(['a'.repeat(50), 'ab'.repeat(25)])
  expect(deep.find(`${'a'.repeat(60_000)}\ud800${'abc '.repeat(20_000)}`)).toEqual([])
  expect(deep.find('\u0301'.repeat(100_000))).toEqual([])
})

test('every traditional character has one simplified one, which is no traditional one itself', () => {
  const pairs = `${commonTraditional} ${moreTraditional}`.trim().split(/\s+/)
  expect(pairs.filter((pair) => [...pair].length !== 2)).toEqual([])
  const table = new Map(pairs.map((pair) => [[...pair][0], [...pair][1]]))
  expect([...table].filter(([, simple]) => table.has(simple))).toEqual([])
})
