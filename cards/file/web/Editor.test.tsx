import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { file } from '../file.card.ts'
import { fileSchema, type FileCard } from '../file.schema.ts'
import { en } from '../words/en.ts'
import { FileEditor } from './Editor.tsx'

let drawn: Drawn
let written: FileCard

async function write(own: object): Promise<void> {
  written = z.parse(fileSchema, { id: 1, type: 'file', ...own })
  function Form() {
    const [card, setCard] = useState(written)
    return (
      <FileEditor
        card={card}
        files={{ 5: { url: '/files/a.pdf', name: 'scan 17.pdf', size: 2048 } }}
        onChange={(changed) => {
          written = changed
          setCard(changed)
        }}
        onFile={() => undefined}
        problems={file.content.problems(card)}
      />
    )
  }
  drawn = await draw({ at: '/', routes: { '/': Form }, words: { en: { 'card-file': en } }, language: 'en' })
  await eventually(() => field(en.fields.agreement))
}
afterEach(() => drawn.undraw())

const two = {
  files: [
    { id: 'a', fileId: 5, name: 'A.pdf' },
    { id: 'b', fileId: 6, name: 'B.pdf', size: 1024 },
  ],
}

test('a file is renamed; what it was uploaded as can still be opened', async () => {
  await write(two)
  type(field('Name of file 1'), 'Interview guide')
  await eventually(() => expect(written.files[0]?.name).toBe('Interview guide'))
  expect(byRole('link', 'scan 17.pdf').getAttribute('href')).toBe('/files/a.pdf')
  expect(text()).toContain('2 KB')
  expect(text()).toContain('1 KB')
})

test('files change places by keyboard and are removed', async () => {
  await write(two)
  press('ArrowDown', field('Name of file 1'), { altKey: true })
  await eventually(() => expect(written.files.map(({ id }) => id)).toEqual(['b', 'a']))
  click(byRole('button', 'Remove file 1'))
  await eventually(() => expect(written.files.map(({ id }) => id)).toEqual(['a']))
})

test('a nameless file is told beside its name', async () => {
  await write({ files: [{ id: 'a', fileId: 5 }] })
  await eventually(() => expect(text()).toContain('File 1 has no name'))
  expect(field('Name of file 1').getAttribute('aria-invalid')).toBe('true')
})
