import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { readSheet as readByAnother } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { office, saveByOffice } from '#kit/testing/server/office.ts'
import type { Cell } from './spreadsheet.ts'
import { writeSheet } from './spreadsheet.ts'
import { readSheet } from './readSheet.ts'
import { writeBook } from './workbook.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-workbook-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const longText = '长'.repeat(3000)
const columns = ['text', 'code', 'phone', 'price', 'share', 'none', 'isDone', 'at'].map((key) => ({
  key,
  header: key,
  ...(key === 'share' && { numFmt: '0.0%' }),
  ...(key === 'at' && { numFmt: 'yyyy-mm-dd hh:mm:ss' }),
}))
const rows: readonly Readonly<Record<string, Cell>>[] = [
  {
    ...{
      text: '访谈 “十日” <A&B>\n第二行 😀',
      code: '00420',
      phone: '13800138000',
      price: 1234.56,
      share: 0.125,
    },
    ...{ none: null, isDone: true, at: new Date(Date.UTC(2026, 1, 28, 13, 5, 9)) },
  },
  {
    ...{ text: '=1+1', code: '110101199003072316', phone: '+81 3-1234-5678', price: -0.01, share: 1 },
    ...{ none: null, isDone: false, at: new Date(Date.UTC(1999, 11, 31)) },
  },
  { text: longText, code: '1e5', phone: '', price: 999_999.99, share: 0, none: null, isDone: null, at: null },
]

const written = () =>
  buffer(
    writeSheet(
      '名单',
      columns,
      (async function* () {
        yield* rows
      })(),
    ),
  )

describe('what we write is read by other programs', () => {
  test('by another library', async () => {
    const [heads, first, second, third] = await readByAnother(await written())
    expect(heads).toEqual(columns.map(({ key }) => key))
    const at = new Date(Date.UTC(2026, 1, 28, 13, 5, 9))
    const cellText = '访谈 “十日” <A&B>\n第二行 😀'
    expect(first).toEqual([cellText, '00420', '13800138000', 1234.56, 0.125, null, true, at])
    // Text that a program would run is shown with the sign before it.
    const long = "'=1+1"
    expect(second?.slice(0, 7)).toEqual([
      long,
      '110101199003072316',
      "'+81 3-1234-5678",
      -0.01,
      1,
      null,
      false,
    ])
    expect(second?.[7]).toEqual(new Date(Date.UTC(1999, 11, 31)))
    expect(third?.slice(0, 5)).toEqual([longText, '1e5', null, 999_999.99, 0])
  })

  test('by LibreOffice', async ({ annotate }) => {
    if (!office) return void (await annotate('LibreOffice is not installed here: it read nothing'))
    await writeFile(join(folder, 'ours.xlsx'), await written())
    await saveByOffice(folder, 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,true', [
      join(folder, 'ours.xlsx'),
    ])
    const [heads, ...lines] = (await readFile(join(folder, 'out/ours.csv'), 'utf8')).split(/\n(?!第)/)
    expect(heads?.split('\t')).toEqual(columns.map(({ key }) => key))
    const cells = lines.map((line) => line.split('\t'))
    expect(cells[0]).toEqual([
      ...['"访谈 “十日” <A&B>\n第二行 😀"', '00420', '13800138000', '1234.56', '12.5%', '', 'TRUE'],
      '2026-02-28 13:05:09',
    ])
    expect(cells[1]?.slice(0, 3)).toEqual(["'=1+1", '110101199003072316', "'+81 3-1234-5678"])
    expect(cells[1]?.at(-1)).toBe('1999-12-31 00:00:00')
    expect(cells[2]?.[0]).toBe(longText)
  }, 240_000)

  test('a sheet that is written at once is read by another library too', async () => {
    const formulas = new Map([['1,1', { formula: 'A2*2', value: 84 }]])
    const book = await writeBook({
      name: 'A',
      rows: [
        ['a', 'b'],
        [42, null],
        ['长', '00420'],
      ],
      width: 24,
      formulas,
    })
    expect(await readByAnother(book)).toEqual([
      ['a', 'b'],
      [42, 84],
      ['长', '00420'],
    ])
  })
})

/** A table as LibreOffice keeps it, in one XML file. */
const cell = (kind: string, value: string, shown: string, more = '') => {
  const named = { date: 'date-value', boolean: 'boolean-value' }[kind] ?? 'value'
  const attribute = kind === 'string' ? '' : ` office:${named}="${value}"`
  return `<table:table-cell office:value-type="${kind}"${attribute} ${more}><text:p>${shown}</text:p></table:table-cell>`
}
const spaces = ['office', 'table', 'text', 'style', 'number'].map(
  (name) =>
    `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'number' ? 'datastyle' : name}:1.0"`,
)
const style = (name: string, format: string) =>
  `${format}<style:style style:name="${name}" style:family="table-cell" style:data-style-name="${name}-format"/>`
const table = `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${spaces.join(' ')} xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.2"
 office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>${[
   style(
     'zeros',
     '<number:number-style style:name="zeros-format"><number:number number:decimal-places="0" number:min-integer-digits="5"/></number:number-style>',
   ),
   style(
     'share',
     '<number:percentage-style style:name="share-format"><number:number number:decimal-places="1" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style>',
   ),
   style(
     'day',
     '<number:date-style style:name="day-format"><number:year number:style="long"/><number:text>-</number:text><number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style>',
   ),
 ].join('')}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="名单">${[
   [
     cell('string', '', '姓名'),
     cell('string', '', '林晓 “A&amp;B”', 'table:number-columns-spanned="2"'),
     '<table:covered-table-cell/>',
   ],
   [
     cell('string', '', '00420'),
     cell('float', '420', '00420', 'table:style-name="zeros"'),
     cell('float', '13800138000', '13800138000'),
   ],
   [
     '<table:table-cell/>',
     cell('percentage', '0.125', '12.5%', 'table:style-name="share"'),
     cell('date', '2026-02-28', '2026-02-28', 'table:style-name="day"'),
   ],
   [
     cell('float', '1234.56', '1234.56'),
     cell('float', '2469.12', '2469.12', 'table:formula="of:=[.A4]*2"'),
     cell('string', '', '110101199003072316'),
   ],
 ]
   .map((row) => `<table:table-row>${row.join('')}</table:table-row>`)
   .join('')}</table:table></office:spreadsheet></office:body></office:document>`

test('what LibreOffice writes is read by us', async ({ annotate }) => {
  if (!office) return void (await annotate('LibreOffice is not installed here: it wrote nothing'))
  await writeFile(join(folder, 'theirs.fods'), table)
  await saveByOffice(folder, 'xlsx', [join(folder, 'theirs.fods')])
  const sheet = await readSheet(await readFile(join(folder, 'out/theirs.xlsx')))
  expect(sheet?.name).toBe('名单')
  expect(sheet?.rows).toEqual([
    ['姓名', '林晓 “A&B”', ''],
    ['00420', '00420', '13800138000'],
    ['', '12.5%', '2026-02-28'],
    ['1234.56', '2469.12', '110101199003072316'],
  ])
  expect(sheet?.formulas).toEqual(new Set(['3,1']))
}, 240_000)
