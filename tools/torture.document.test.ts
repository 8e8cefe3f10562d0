import { expect, test } from 'vitest'
import { withSections } from './docs/sections.ts'
import { sectionOf, tortureDocument } from './torture.document.ts'

const killed = { file: 'torture/a.test.ts', name: '1000 kills', ms: 250_000, isPassed: true }
const failed = { ...killed, name: '5 races', ms: 20, isPassed: false }
const quick = { ...killed, name: 'a lock', ms: 20 }

test('a section names what was long or failed, and counts the rest', () => {
  const section = sectionOf(killed.file, [killed, failed, quick, quick], '2026-11-27')
  expect(section).toContain('## torture/a.test.ts')
  expect(section).toContain('| 1000 kills | 4 min | held |')
  expect(section).toContain('| 5 races | 0 s | **failed** |')
  expect(section).toContain('2 more held.')
  expect(section).not.toContain('a lock')
})

test('where none was long, what they share was: all are named', () => {
  const section = sectionOf(quick.file, [quick, { ...quick, name: 'a key' }], '2026-11-27')
  expect(section).toContain('| a lock | 0 s | held |')
  expect(section).toContain('| a key | 0 s | held |')
  expect(section).not.toContain('more held')
})

test('a run of some files replaces their sections and leaves the others', () => {
  const section = (file: string, text: string) => `## ${file}\n\n${text}\n`
  const write = (document: string, sections: Record<string, string>) =>
    withSections(document, sections, tortureDocument)
  const first = write('', {
    'b.test.ts': section('b.test.ts', 'old b'),
    'c.test.ts': section('c.test.ts', 'c'),
  })
  const second = write(first, {
    'b.test.ts': section('b.test.ts', 'new b'),
    'a.test.ts': section('a.test.ts', 'a'),
  })
  expect(second.match(/^## .*/gm)).toEqual(['## a.test.ts', '## b.test.ts', '## c.test.ts'])
  expect(second).toContain('new b')
  expect(second).not.toContain('old b')
  expect(write(second, {})).toBe(second)
})
