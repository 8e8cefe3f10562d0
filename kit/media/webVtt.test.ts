import fc from 'fast-check'
import { expect, test } from 'vitest'
import { captionWords, readChapters } from './webVtt.ts'

const vtt = `\uFEFFWEBVTT - three parts\r
\r
NOTE 00:00.000 --> 00:01.000\r
not shown\r
\r
second\r
01:05.500 --> 02:00.000 align:start\r
<v Anna>The <i>second</i> call &amp; more</v>\r
\r
00:00:00.000 --> 00:01:05.500\r
Before\r
the call\r
\r
05:00.000 --> 04:00.000\r
backwards\r
`

test('chapters are read from a WebVTT file, in order and without tags', () => {
  expect(readChapters(vtt)).toEqual([
    { from: 0, to: 65.5, text: 'Before the call' },
    { from: 65.5, to: 120, text: 'The second call & more' },
  ])
})

test('chapters are read from lines as people write them', () => {
  const text = `What you will see:
0:00 开场
1:05 - The second call
[12:30] Closing: what now
1:02:03 后记
no time here
2:75 no such time`
  expect(readChapters(text).map(({ from, text: words }) => [from, words])).toEqual([
    [0, '开场'],
    [65, 'The second call'],
    [750, 'Closing: what now'],
    [3723, '后记'],
  ])
})

test('any text is read without a fault, and quickly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      readChapters(text)
      for (const { from, text: words } of readChapters(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`))
        expect(from >= 0 && words.length > 0).toBe(true)
    }),
  )
  expect(readChapters(`WEBVTT\n\n${'<'.repeat(100_000)}`)).toEqual([])
  expect(readChapters(`0:00${' '.repeat(50_000)}`)).toEqual([])
})

test('the words of captions are read without times and tags, what stays on the screen once', () => {
  const captions = `WEBVTT\n\nNOTE by Ana\n\n1\n00:00.000 --> 00:02.000\n<v Ana>The tide\nturns.\n\n00:02.000 --> 00:04.000\n<i>The tide turns.</i>\n\n00:04.000 --> 00:06.000\nAt noon &amp; midnight.`
  expect(captionWords(captions)).toBe('The tide turns.\nAt noon & midnight.')
  expect(captionWords('no captions')).toBe('')
})
