import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sourceOf, docx, mp3, mp4, ogg, pdf, vtt, wav, webm, zip } from '#kit/testing/server/smallFiles.ts'
import { captionFromSubRip, wrongCaptionLine } from './fileType.caption.ts'
import { rightlyNamed, typeOf } from './fileType.ts'
import { readFileType } from './readFileType.ts'

const read = (bytes: Uint8Array, name = 'file') => readFileType(sourceOf(bytes), name)
const text = (value: string) => Buffer.from(value)

const samples: [string, Buffer, string, number | null, string?][] = [
  ['a film', mp4(), 'mp4', 12_500],
  ['a film of a camera', mp4({ isIndexLast: true, brand: 'qt  ' }), 'mov', 12_500],
  ['a sound in the same boxes', mp4({ brand: 'M4A ', handlers: ['soun'] }), 'm4a', 12_500],
  ['a film for the web', webm({ ms: 3210 }), 'webm', 3210],
  ['what a browser recorded', webm({ type: 2 }), 'weba', null],
  ['a wave', wav({ ms: 1500 }), 'wav', 1500],
  ['an MP3', mp3(), 'mp3', 1043],
  ['an MP3 with a tag before it', mp3({ tag: true }), 'mp3', 1043],
  ['an Ogg', ogg(), 'ogg', 2000],
  ['a PDF', pdf(), 'pdf', null],
  ['a Word document', docx(), 'docx', null],
  ['a sheet', zip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' }), 'xlsx', null],
  ['slides', zip({ '[Content_Types].xml': '', 'ppt/presentation.xml': '' }), 'pptx', null],
  ['a book', zip({ mimetype: 'application/epub+zip', 'OEBPS/a.xhtml': '' }), 'epub', null],
  ['an archive', zip({ 'a.txt': 'a' }), 'zip', null],
  ['subtitles', vtt(), 'vtt', null],
  ['text', text('一二三\n'), 'txt', null, 'a.txt'],
  ['Markdown', text('# Title'), 'md', null, 'a.MD'],
  ['a table of an older system', Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0x2c, 0x31]), 'csv', null, 'a.csv'],
]

test.each(samples)('%s is known by its bytes', async (_name, bytes, extension, durationMs, name) => {
  expect(await read(bytes, name)).toMatchObject({ extension, durationMs })
})

test.each(samples)(
  '%s under a wrong name is still what it is',
  async (_name, bytes, extension, _ms, name) => {
    if (name === undefined) expect(await read(bytes, 'x.exe')).toMatchObject({ extension })
    else expect(await read(bytes, 'x.exe')).toEqual({ kind: 'refused', why: 'unknown' })
  },
)

const refusals: [string, Buffer, string, string?][] = [
  ['a web page', text('<!doctype html><script>alert(1)</script>'), 'unknown', 'a.txt'],
  ['a drawing', text(' \n<svg onload="alert(1)"/>'), 'unknown', 'a.md'],
  ['a shell script', text('#!/bin/sh\nrm -rf /'), 'unknown', 'a.txt'],
  ['a Windows program', bytesOf('MZ', 300), 'unknown', 'a.txt'],
  ['a Linux program', bytesOf('\u007fELF', 300), 'unknown', 'a.csv'],
  ['nothing', Buffer.alloc(0), 'unknown', 'a.mp4'],
  [
    'a photograph of a telephone',
    Buffer.concat([mp4().subarray(0, 4), text('ftypheic'), Buffer.alloc(12)]),
    'unknown',
  ],
  ['Matroska that is no WebM', webm({ docType: 'matroska' }), 'unknown'],
  ['a Java program', zip({ 'META-INF/MANIFEST.MF': '', 'A.class': '' }), 'unknown'],
  ['a document with macros', docx({ 'word/vbaProject.bin': 'x' }), 'macros'],
  ['a film without its index', mp4({ size: 500, isIndexLast: true }).subarray(0, 532), 'damaged'],
  ['half an archive', zip({ 'a.txt': 'abc' }).subarray(0, 40), 'damaged'],
  [
    'an archive with something before its entries',
    Buffer.concat([zip({ a: 'a' }).subarray(0, 4), zip({ a: 'a' })]),
    'damaged',
  ],
  ['a PDF that is an archive too', Buffer.concat([pdf(), zip({ a: 'a' })]), 'disguised'],
  ['an MP3 that is an archive too', Buffer.concat([mp3(), zip({ a: 'a' })]), 'disguised'],
  ['one frame alone', Buffer.concat([mp3({ frames: 1 }), Buffer.alloc(500)]), 'unknown'],
]

function bytesOf(start: string, length: number): Buffer {
  return Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(length)])
}

test.each(refusals)('%s is refused', async (_name, bytes, why, name) => {
  expect(await read(bytes, name)).toMatchObject({ kind: 'refused', why })
})

test('any bytes get an answer, whatever they begin like', async () => {
  const starts = [mp4(), webm(), wav(), mp3(), ogg(), zip({ a: 'b' }), vtt()]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 400 }),
      fc.nat(120),
      async (start, noise, at) => {
        const type = await read(Buffer.concat([start.subarray(0, at), noise]), 'a.txt')
        expect(type.kind).toBeTypeOf('string')
      },
    ),
    { numRuns: 300 },
  )
})

describe('subtitles', () => {
  test.each([
    ['no first line', '00:01.000 --> 00:02.000\na', 1],
    ['no cue', 'WEBVTT\n\nNOTE nothing', 3],
    ['a comma as in SubRip', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\na', 3],
    ['an end before its beginning', 'WEBVTT\n\n00:02.000 --> 00:01.000\na', 3],
    ['a cue without a time', 'WEBVTT\n\n00:01.000 --> 00:02.000\na\n\nb', 7],
  ])('with %s are wrong in the line that is reported', (_name, text, line) => {
    expect(wrongCaptionLine(text)).toBe(line)
  })

  test.each([
    ['hours and settings', 'WEBVTT - a film\n\n01:00:01.000 --> 01:00:02.000 align:start\na'],
    [
      'Windows line ends and styles',
      'WEBVTT\r\n\r\nSTYLE\r\n::cue{}\r\n\r\nintro\r\n00:01.000 --> 00:02.000\r\na\r\n',
    ],
  ])('with %s are right', (_name, text) => {
    expect(wrongCaptionLine(text)).toBeUndefined()
  })

  test('of SubRip become WebVTT', () => {
    const text = '1\r\n00:00:01,000 --> 00:00:02,500\r\nHello, you\r\n'
    expect(wrongCaptionLine(captionFromSubRip(text))).toBeUndefined()
    expect(captionFromSubRip(text)).toContain('Hello, you')
  })
})

test.each([
  ['lecture.mp4', 'mp4', 'lecture.mp4'],
  ['lecture.exe', 'pdf', 'lecture.exe.pdf'],
  ['IMG.JPEG', 'jpg', 'IMG.JPEG'],
  ['recording', 'weba', 'recording.weba'],
] as const)('%s that is %s is called %s', (name, extension, called) => {
  expect(rightlyNamed(name, typeOf(extension))).toBe(called)
})
