import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { video } from './video.card.ts'
import {
  withFile,
  withNewChapter,
  withPastedChapters,
  withSortedChapters,
} from '#kit/card/video/videoEdits.ts'
import { embedOf } from './video.embed.ts'
import { progressSchema, videoSchema } from './video.schema.ts'

const card = (own: object = {}) =>
  z.parse(videoSchema, { id: 1, type: 'video', fileId: 2, durationMs: 100_000, ...own })
const isDone = (own: object, progress: object | undefined) =>
  video.progress.isComplete(card(own), {
    progress: progress && z.parse(progressSchema, { viewed: true, ...progress }),
    tries: 0,
    scaled: null,
    passed: false,
    chosen: [],
  })

test.each([
  ['seen, not watched', {}, {}, false],
  ['watched to 90%', {}, { ranges: [[0, 90]] }, true],
  ['whose end alone was watched', {}, { ranges: [[85, 100]] }, false],
  ['of which half is asked for', { watchPercent: 50 }, { ranges: [[50, 100]] }, true],
  ['of which a part is shown', { start: 20, end: 40 }, { ranges: [[20, 39]] }, true],
  ['of which what is not shown was claimed', { start: 20, end: 40 }, { ranges: [[40, 100]] }, false],
  ['that a learner calls shorter than it is', {}, { ranges: [[0, 9]], length: 9 }, false],
  ['of unknown length, watched to its end', { durationMs: null }, { ranges: [[0, 9]], length: 9 }, true],
  ['elsewhere, opened', { source: 'address', address: 'https://a.cn' }, { opened: true }, true],
  ['elsewhere, only seen', { source: 'address', address: 'https://a.cn' }, { ranges: [[0, 100]] }, false],
])('a video %s: completion is right', (_, own, progress, done) => {
  expect(isDone(own, progress)).toBe(done)
})

test('what was watched in parts and reported twice is one whole', () => {
  const first = z.parse(progressSchema, { viewed: true, ranges: [[0, 50]], length: 100 })
  const second = z.parse(progressSchema, { ranges: [[40, 95]] })
  const joined = video.progress.join(first, second)
  expect(joined).toEqual({ viewed: true, ranges: [[0, 95]], length: 100 })
  expect(video.progress.join(joined, second)).toEqual(joined)
  expect(video.progress.join({ opened: true }, {})).toEqual({ opened: true })
})

test.each([
  [{ fileId: null }, ['fileId', 'problems.noFile']],
  [{ start: 9, end: 9 }, ['end', 'problems.endFirst']],
  [{ start: 200 }, ['start', 'problems.startLate']],
  [{ source: 'address' }, ['address', 'problems.noAddress']],
  [{ source: 'address', address: 'http://a.cn/x' }, ['address', 'problems.badAddress']],
  [{ source: 'address', address: 'javascript:alert(1)' }, ['address', 'problems.badAddress']],
  [{ captions: [{ fileId: null }] }, ['captions.0.fileId', 'problems.noCaptionFile']],
  [{ chapters: [{ at: 3, title: ' ' }] }, ['chapters.0.title', 'problems.emptyChapter']],
  [{ chapters: [{ at: 100, title: 'Late' }] }, ['chapters.0.at', 'problems.lateChapter']],
  [{ chapters: [{ title: 'a' }, { title: 'b' }] }, ['chapters.1.at', 'problems.twinChapter']],
])('%j stops publishing, beside its field', (own, [path, key]) => {
  expect(video.content.problems(card(own))).toMatchObject([{ path, key }])
})

test.each([
  [
    'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&start=7',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?si=a', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&start=7'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1#t=7'],
  [
    'https://www.bilibili.com/video/BV1xx411c7mD/?p=1',
    'https://player.bilibili.com/player.html?bvid=BV1xx411c7mD&autoplay=0&t=7',
  ],
  ['https://cdn.example.com/a/b.mp4?x=1#t=3', 'https://cdn.example.com/a/b.mp4?x=1#t=7'],
  ['https://example.com/watch?v=dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['https://evil.example/https://youtu.be/dQw4w9WgXcQ', undefined],
  ['http://youtu.be/dQw4w9WgXcQ', undefined],
  ['javascript:alert(1)//.mp4', undefined],
])('%s is framed as %s', (address, url) => {
  expect(embedOf(address, 7.9)?.url).toBe(url)
})

test('another file begins whole; chapters stay', () => {
  const cut = card({ start: 5, end: 9, chapters: [{ at: 1, title: 'a' }] })
  expect(withFile(cut, 7, 3000)).toMatchObject({
    fileId: 7,
    durationMs: 3000,
    start: 0,
    end: null,
    chapters: [{ at: 1 }],
  })
})

test('chapters are pasted as a list, sorted by time, and a new one never stands on another', () => {
  expect(withPastedChapters(card(), 'no times')).toBeUndefined()
  const pasted = withPastedChapters(card(), `1:00 Two\n0:00 ${'长'.repeat(200)}`)
  expect(pasted?.chapters.map(({ at }) => at)).toEqual([0, 60])
  expect(z.safeParse(videoSchema, pasted).success).toBe(true)
  const more = withNewChapter(pasted ?? card(), 60)
  expect(more.chapters.map(({ at }) => at)).toEqual([0, 60, 120])
  expect(withSortedChapters(withNewChapter(more, 30)).chapters.map(({ at }) => at)).toEqual([0, 30, 60, 120])
})

test('files and captions are named, so that they are stored and published', () => {
  const full = card({
    captions: [{ fileId: 8 }, { fileId: null }],
    poster: { fileId: 4, alt: '', decorative: true, caption: '' },
  })
  expect(video.content.files(full).map(({ fileId }) => fileId)).toEqual([4, 2, 8])
})
