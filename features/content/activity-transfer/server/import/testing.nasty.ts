import { plainArchive } from '#kit/files/server/archive.ts'

/** Documents of about `size` bytes that are made to hold up whoever reads them, and nothing else. */
export type Nasty = (size: number) => Buffer | Promise<Buffer>

const repeated =
  (sign: string): Nasty =>
  (size) =>
    Buffer.from(sign.repeat(Math.ceil(size / sign.length)))

const lines =
  (width: number, line: (index: number) => string): Nasty =>
  (size) =>
    Buffer.from(Array.from({ length: Math.ceil(size / width) }, (_, index) => line(index)).join(''))

const framed =
  (before: string, sign: string, after: string): Nasty =>
  (size) =>
    Buffer.from(before + sign.repeat(Math.ceil(size / sign.length)) + after)

export const nastyMarkdown: Readonly<Record<string, Nasty>> = {
  'marks in marks': repeated('*a_'),
  'marks of three': repeated('***a'),
  strikes: repeated('~a~~b'),
  'brackets that lead nowhere': repeated(']('),
  'brackets that are cut': repeated('[a](<b'),
  'one bracket and words': framed('[', ' a', ''),
  notes: repeated('[^a]'),
  'lists in lists': repeated('1. '),
  'quotes and lists in each other': repeated('> - '),
  'lists by depth': (size) =>
    Buffer.from(
      Array.from({ length: Math.sqrt(size) }, (_, depth) => `${' '.repeat(2 * depth)}- a\n`).join(''),
    ),
  'quotes apart': repeated('> a\n\n'),
  'lines that a quote takes along': framed('>'.repeat(12), 'a\n', ''),
  'an address that ends in signs': framed('http://a.b/', '!', 'x'),
  'names that could be addresses': framed('', 'a.', '@'),
  definitions: lines(16, (index) => `[a${index}]: b\n\n[a${index}x]\n\n`),
  'tables of columns': (size) => Buffer.from(`${'|a'.repeat(size / 4)}|\n${'|-'.repeat(size / 4)}|\n`),
  'tables of rows': framed('|a|b|\n|-|-|\n', '|*a*|b|\n', ''),
  'comments without an end': repeated('a <!-- '),
  'tags in tags': framed('<div>', '<b><p>', ''),
  'a gap in an item': (size) => Buffer.from(`- a${'\u00a0'.repeat(size / 2)}b\n- c\n`),
  'empty lines': framed('x', '\n', 'y'),
  'a picture again and again': repeated('![](a.png) '),
}

const zip = (parts: Readonly<Record<string, string>>) =>
  plainArchive(new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])))
const office = 'http://schemas.openxmlformats.org'
const times = (text: string, size: number) => text.repeat(Math.ceil(size / text.length))

const word =
  (body: (size: number) => string): Nasty =>
  (size) =>
    zip({
      '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
      'word/document.xml': `<w:document xmlns:w="${office}/wordprocessingml/2006/main" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><w:body>${body(size)}</w:body></w:document>`,
    })
const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

const relations = (rows: string) =>
  `<Relationships xmlns="${office}/package/2006/relationships">${rows}</Relationships>`
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/>`

const show =
  (
    shapes: (size: number) => string,
    slides: (size: number) => string = () => '<p:sldId r:id="r1"/>',
  ): Nasty =>
  (size) =>
    zip({
      'ppt/presentation.xml': `<p:presentation><p:sldIdLst>${slides(size)}</p:sldIdLst></p:presentation>`,
      'ppt/_rels/presentation.xml.rels': relations(relation('r1', 'slide', 'slides/slide1.xml')),
      'ppt/slides/slide1.xml': `<p:sld><p:cSld><p:spTree>${shapes(size)}</p:spTree></p:cSld></p:sld>`,
    })
const box = (paragraphs: string) => `<p:sp><p:txBody>${paragraphs}</p:txBody></p:sp>`
const bullet = (level: number) =>
  `<a:p><a:pPr lvl="${level}"><a:buChar char="-"/></a:pPr><a:r><a:t>a</a:t></a:r></a:p>`
const plain = '<a:p><a:r><a:t>a</a:t></a:r></a:p>'

const main = `xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"`
const sheet =
  (rows: (size: number) => string, below: (size: number) => string = () => ''): Nasty =>
  (size) =>
    zip({
      '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"/>`,
      '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': `<workbook ${main}><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations(relation('r1', 'worksheet', 'worksheets/sheet1.xml')),
      'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows(size)}</sheetData>${below(size)}</worksheet>`,
    })
const cell = (place: string, text = 'a') => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const oneCell = () => `<row r="1">${cell('A1')}</row>`
const each = (width: number, size: number, of: (index: number) => string) =>
  Array.from({ length: Math.ceil(size / width) }, (_, index) => of(index + 1)).join('')

export const nastyOffice: Readonly<Record<string, Nasty>> = {
  'Word: empty paragraphs': word((size) => times(line(''), size)),
  'Word: pictures that are none': word((size) => `${line('a')}<!--${times('<a:blip', size)}-->`),
  'Word: boxes': word(
    (size) =>
      line(times('ab', size / 2)) +
      each(120, size, (at) => `<wps:txbx>${line(`${'ab'.repeat(20)}${at}`)}</wps:txbx>`),
  ),
  'Word: many cells': word((size) => `<w:tbl><w:tr>${times('<w:tc><w:p/></w:tc>', size)}</w:tr></w:tbl>`),
  'Word: entities': word((size) => line(times('&#65;', size))),
  'Word: only beginnings': word((size) => times('<', size)),
  'slides: bullets and none by turns': show((size) => box(times(bullet(0) + plain, size))),
  'slides: levels without end': show((size) => box(each(80, size, bullet))),
  'slides: levels up and down': show((size) => box(each(80, size, (at) => bullet(at % 9)))),
  'slides: one again and again': show(
    () => box(plain).repeat(200),
    (size) => times('<p:sldId r:id="r1"/>', size),
  ),
  'sheet: empty rows': sheet((size) => each(16, size, (at) => `<row r="${at}"/>`)),
  'sheet: rows beyond counting': sheet(() => `<row r="1048576">${cell('A1048576')}</row>`),
  'sheet: the far column': sheet((size) =>
    each(80, size, (at) => `<row r="${at}">${cell(`XFD${at}`)}</row>`),
  ),
  'sheet: a cell without end': sheet((size) => `<row r="1">${cell('A1', times('&#65;', size))}</row>`),
  'sheet: merged cells': sheet(
    oneCell,
    (size) =>
      `<mergeCells>${each(30, size, (at) => `<mergeCell ref="A${2 * at}:XFD${2 * at + 1}"/>`)}</mergeCells>`,
  ),
  'sheet: a formula in itself': sheet(
    (size) => `<row r="1"><c r="A1"><f>${times('(', size)}</f><v>1</v></c></row>`,
  ),
}

const lectern = (cards: string) =>
  Buffer.from(
    `{"format":"lectern-activity","version":1,"activity":{"title":"a"},"abilities":[],"files":[],"cards":[${cards}]}`,
  )
export const nastyJson: Readonly<Record<string, Nasty>> = {
  'JSON: lists in lists': (size) => lectern('['.repeat(size / 2) + ']'.repeat(size / 2)),
  'JSON: cards that are none': (size) => lectern(`${times('{},', size)}{}`),
  'JSON: one long title': (size) => lectern(`{"type":"section","title":"${times('a', size)}"}`),
}
