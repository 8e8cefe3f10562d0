import { expect, test } from 'vitest'
import { canRead, namesRead } from './readers.ts'

const namesIn = (text: string) => [...namesRead({ path: 'a.ts', text })]

test.each([
  ['taken out of a value', 'show(row.note)', ['note']],
  ['taken apart', 'const { note: said } = row', ['note']],
  ['named in a list', "const columns = ['note']", ['note']],
  ['taken out of what is asserted', '(row satisfies Row).note', ['note']],
  ['only written', 'save({ note: 1 })', []],
  ['only spoken of', '// row.note\nnote()', []],
  ['only part of a type', "type A = Row['note'] | 'note'", []],
  ['only part of an address', "import { a } from 'note'", []],
])('a field is %s', (_how, text, names) => {
  expect(namesIn(text)).toEqual(names)
})

test.each([
  ['features/content/course/course.fields.ts', false],
  ['features/content/course/web/CourseForm.tsx', false],
  ['features/content/course/server/makeCourse.ts', false],
  ['kit/files/server/makeFileStore.ts', true],
  ['features/content/course/web/page/Offer.tsx', true],
])('%s can be what a field is for: %s', (path, can) => {
  expect(canRead(path)).toBe(can)
})
