import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zipFile as file, zipOf } from '#kit/testing/server/zipOf.ts'
import { ArchiveError, officeLimits, plainArchive, readArchive } from './archive.ts'

const small = { ...officeLimits, entries: 3, total: 20_000_000, each: 10_000_000 }
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

test('an archive is read into memory, and written again as it was', async () => {
  const files = await readArchive(zipOf([file('a.txt', 'one'), file('b/c.xml', '<a><b/></a>')]))
  expect([...files].map(([name, bytes]) => [name, String(bytes)])).toEqual([
    ['a.txt', 'one'],
    ['b/c.xml', '<a><b/></a>'],
  ])
  expect(await readArchive(await plainArchive(files))).toEqual(files)
})

test.each([
  '<!DOCTYPE html>',
  '<!doctype assessmentItem >',
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
  "<!DOCTYPE svg\n  PUBLIC '-//W3C//DTD SVG 1.1//EN'>",
])('%s declares nothing and is read', async (doctype) => {
  const files = await readArchive(zipOf([file('a.xml', `${doctype}<a/>`), file('a.html', `${doctype}<p>`)]))
  expect([...files.keys()]).toEqual(['a.xml', 'a.html'])
})

test('files that nobody asks for are neither unpacked nor judged, whatever they hold', async () => {
  const entries = [
    file('a.txt', 'one'),
    file('page.html', '<!doctype html><p>A page</p>'),
    file('b.txt', Buffer.alloc(9_000_000)),
  ]
  const files = await readArchive(zipOf(entries), small, (names) => {
    expect(names).toEqual(['a.txt', 'page.html', 'b.txt'])
    return (name) => name === 'a.txt'
  })
  expect([...files.keys()]).toEqual(['a.txt'])
  const climbing = [file('a.txt', 'one'), file('../b.txt', 'x')]
  await expect(readArchive(zipOf(climbing), small, () => () => false)).rejects.toMatchObject({
    why: 'unsafe',
  })
})

describe('what is refused', () => {
  const laughs = '<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'
  test.each([
    ['a name that climbs out of its folder', [file('../../etc/passwd', 'x')], 'unsafe'],
    ['a name from the root', [file('/etc/passwd', 'x')], 'unsafe'],
    ['a name with backslashes', [file('..\\x', 'x')], 'unsafe'],
    ['an entry that grows to more than 200 times', [file('a.txt', Buffer.alloc(9_000_000))], 'tooLarge'],
    ['an entry larger than one may be', [file('a.txt', Buffer.alloc(11_000_000, 'ab'))], 'tooLarge'],
    [
      'an entry that says it is small',
      [file('a.txt', Buffer.alloc(9_000_000), { declaredSize: 10 })],
      'broken',
    ],
    [
      'more entries than a document has',
      [1, 2, 3, 4].map((each) => file(`${each}.txt`, 'x')),
      'tooManyEntries',
    ],
    ['an entry with a password', [file('a.txt', 'x', { flags: 1 })], 'encrypted'],
    ['entities that grow', [file('a.xml', laughs)], 'unsafe'],
    ['a document type in UTF-16', [file('a.xml', wide(laughs))], 'unsafe'],
    [
      'a document type that reaches out',
      [file('a.rels', '<!doctype a SYSTEM "file:///etc/passwd"><a/>')],
      'unsafe',
    ],
    ['a document type that declares nothing yet', [file('a.xml', '<!DOCTYPE a []><a/>')], 'unsafe'],
    [
      'a second document type that declares entities',
      [file('a.xml', `<!DOCTYPE a><!-- -->${laughs}`)],
      'unsafe',
    ],
    [
      'a public document type that declares entities',
      [file('a.xml', '<!DOCTYPE a PUBLIC "x" "y" [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')],
      'unsafe',
    ],
    ['an entity without a document type', [file('a.xml', '<!ENTITY b "b"><a/>')], 'unsafe'],
    ['tags nested without end', [file('a.xml', '<a>'.repeat(50_000))], 'unsafe'],
  ])('%s', async (_name, entries, why) => {
    await expect(readArchive(zipOf(entries), small)).rejects.toMatchObject({ why })
  })

  test('pages and drawings that declare entities, without the archive around them', async () => {
    const files = await readArchive(
      zipOf([
        file('a.svg', laughs),
        file('b.html', laughs),
        file('c.xhtml', '<a>'.repeat(50_000)),
        file('d.xml', '<a/>'),
      ]),
      { ...small, entries: 4 },
    )
    expect([...files.keys()]).toEqual(['d.xml'])
  })

  test('what says itself that it is too much, before any of it is unpacked', async () => {
    const entries = [file('a.bin', 'broken', { declaredSize: 9_000 }), file('b.bin', Buffer.alloc(9_000))]
    await expect(readArchive(zipOf(entries), { ...small, total: 20_000 })).rejects.toMatchObject({
      why: 'broken',
    })
    await expect(readArchive(zipOf(entries), { ...small, total: 10_000 })).rejects.toMatchObject({
      why: 'tooLarge',
    })
  })

  test('what grows beyond the limit all together', async () => {
    const noise = (seed: number) =>
      Buffer.from(Uint8Array.from({ length: 8000 }, (_, index) => (index * seed) >> 5))
    const entries = [7, 11, 13].map((seed) => file(`${seed}.bin`, noise(seed)))
    await expect(readArchive(zipOf(entries), { ...small, total: 20_000 })).rejects.toMatchObject({
      why: 'tooLarge',
    })
  })
})

test('whatever is cut off or changed, the answer is the files or a refusal', async () => {
  const good = zipOf([file('a.txt', 'one two three'), file('b.xml', '<a>b</a>')])
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: good.length }),
      fc.array(fc.tuple(fc.nat({ max: good.length - 1 }), fc.nat({ max: 255 })), { maxLength: 4 }),
      async (length, changes) => {
        const bytes = Buffer.from(good.subarray(0, length))
        for (const [at, value] of changes) if (at < length) bytes[at] = value
        const answer = await readArchive(bytes, small).catch((error: unknown) => error)
        expect(answer instanceof Map || answer instanceof ArchiveError).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
