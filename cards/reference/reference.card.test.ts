import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reference } from './reference.card.ts'
import { citationOf } from './reference.citation.ts'
import { entryEdits, withNewEntry } from './reference.edits.ts'
import { referenceSchema } from './reference.schema.ts'

const card = (...entries: object[]) => z.parse(referenceSchema, { id: 1, type: 'reference', entries })
const entry = (own: object) => {
  const [made] = card({ id: 'a', ...own }).entries
  if (!made) throw new Error('no entry')
  return made
}

const book = {
  title: 'Thinking aloud',
  author: 'Ruiz, A.',
  year: '2011',
  source: 'River Press',
  page: '12-14',
}

describe('a citation', () => {
  test.each([
    [book, 'Ruiz, A. (2011). Thinking aloud. River Press, pp. 12-14.'],
    [{ ...book, page: '12' }, 'Ruiz, A. (2011). Thinking aloud. River Press, p. 12.'],
    [{ title: 'Why?', year: '2011' }, 'Why? (2011).'],
    [{ kind: 'link', title: 'A page', url: 'https://example.com/x' }, 'A page. https://example.com/x'],
  ])('of %o reads %s', (own, text) => {
    expect(citationOf(entry(own), 'apa')).toBe(text)
  })

  test.each([
    [book, 'Ruiz, A. Thinking aloud[M]. River Press, 2011: 12-14.'],
    [{ kind: 'paper', title: '访谈', author: '陈向明', year: '2000' }, '陈向明. 访谈[J]. 2000.'],
    [{ kind: 'link', title: '清单' }, '清单[EB/OL].'],
  ])('of %o in a Chinese list reads %s', (own, text) => {
    expect(citationOf(entry(own), 'gbt')).toBe(text)
  })
})

test.each([
  ['no source at all', [], ['problems.noEntry']],
  ['a source without a title', [{ title: ' ' }], ['problems.noTitle']],
  ['a link that leads nowhere', [{ kind: 'link', title: 'x' }], ['problems.noUrl']],
  ['an activity that is not named', [{ kind: 'activity', title: 'x' }], ['problems.noActivity']],
  ['an address of another kind', [{ title: 'x', url: 'mailto:a@example.com' }], ['problems.badUrl']],
  ['a script for an address', [{ title: 'x', url: 'javascript:alert(1)' }], ['problems.badUrl']],
  ['a book with its title alone', [{ title: 'x' }], []],
])('%s: %#', (_title, entries, keys) => {
  expect(reference.content.problems(card(...entries)).map(({ key }) => key)).toEqual(keys)
})

test('sources are added after the manner of the last one, moved, changed and taken out', () => {
  const paper = card({ id: 'a', kind: 'paper', title: 'A' })
  const two = entryEdits.changed(withNewEntry(paper), withNewEntry(paper).entries[0]?.id ?? '', {
    year: '2000',
  })
  expect(two.entries.map(({ kind, year }) => [kind, year])).toEqual([
    ['paper', '2000'],
    ['paper', ''],
  ])
  expect(entryEdits.moved(two, 1, 0).entries.at(-1)?.id).toBe('a')
  expect(entryEdits.moved(two, 0, 9)).toBe(two)
  expect(entryEdits.without(two, 'a').entries).toHaveLength(1)
  expect(z.safeParse(referenceSchema, two).success).toBe(true)
})
