import { expect, test } from 'vitest'
import { plainArchive } from '#kit/files/server/archive.ts'
import { readWorkbook } from './readWorkbook.ts'
import { writeBook } from './workbook.ts'

const book = (rows: (string | number | null)[][], name = 'People') => writeBook({ name, rows })

test('the first sheet of a workbook is read as text', async () => {
  const answer = await readWorkbook(
    await book([
      ['Name', 'Phone'],
      ['林晓', 13800000000],
    ]),
    1,
  )
  expect(answer).toMatchObject({
    kind: 'read',
    sheet: {
      name: 'People',
      rows: [
        ['Name', 'Phone'],
        ['林晓', '13800000000'],
      ],
    },
  })
})

test('a calculated cell is told by its place', async () => {
  const rows = [['Name'], ['Lin']]
  const formulas = new Map([['1,0', { formula: 'A1&"x"', value: 'Lin' }]])
  const bytes = await writeBook({ name: 'People', rows, formulas })
  const answer = await readWorkbook(bytes, 1)
  expect(answer.kind === 'read' && [...answer.sheet.formulas]).toEqual(['1,0'])
})

const zipOf = (name: string, text: string) => plainArchive(new Map([[name, Buffer.from(text)]]))
const entities = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><workbook>&x;</workbook>'

test.each([
  ['nothing', async () => Buffer.alloc(0), 'noSheet'],
  ['a picture', async () => Buffer.from('\u0089PNG and so on'), 'noSheet'],
  ['old Office', async () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'noSheet'],
  ['another archive', () => zipOf('word/document.xml', '<w/>'), 'noSheet'],
  ['an archive cut short', async () => (await book([['a']])).subarray(0, 300), 'broken'],
  ['a workbook that declares entities', () => zipOf('xl/workbook.xml', entities), 'broken'],
  ['a workbook without a sheet', () => zipOf('xl/workbook.xml', '<workbook/>'), 'broken'],
  ['a name that climbs', () => zipOf('xl/workbook.xml', '<workbook/>').then(climbing), 'broken'],
])('%s is no sheet, and says so', async (_name, bytes, why) => {
  expect(await readWorkbook(await bytes(), 1)).toEqual({ kind: 'failed', why })
})

/** The same archive with a name of the same length that leads out of it. */
const climbing = (zip: Buffer): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll('xl/workbook.xml', '../../book.xml!'), 'latin1')
