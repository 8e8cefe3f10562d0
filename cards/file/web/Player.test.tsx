import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, text } from '#kit/testing/web/page.ts'
import { file } from '../file.card.ts'
import { fileSchema, type FileProgress } from '../file.schema.ts'
import { en } from '../words/en.ts'
import { FilePlayer } from './Player.tsx'

let drawn: Drawn
let reported: FileProgress

const card = z.parse(fileSchema, {
  id: 1,
  type: 'file',
  title: 'Tools',
  agreement: 'Names stay here.',
  files: [
    { id: 'a', fileId: 5, name: 'A.pdf', size: 3_000_000, licence: 'CC BY' },
    { id: 'b', fileId: 6, name: 'B.pdf' },
  ],
})

function Phone() {
  const [progress, setProgress] = useState<FileProgress>({ viewed: true })
  return (
    <FilePlayer
      card={card}
      services={{
        upload: () => Promise.reject(new Error()),
        async *converse() {},
        visit: () => undefined,
      }}
      files={{ 5: '/files/a.pdf' }}
      focusHeading={false}
      headingId="h"
      isSending={false}
      progress={progress}
      report={(now) => {
        reported = file.progress.join(progress, now)
        setProgress(reported)
      }}
      respond={() => undefined}
      response={undefined}
      submit={() => undefined}
      verdict={undefined}
    />
  )
}
afterEach(async () => {
  await drawn.undraw()
  vi.restoreAllMocks()
})

test('nothing is downloaded before the agreement, which is then remembered; a file that is gone is told', async () => {
  reported = {}
  drawn = await draw({ at: '/', routes: { '/': Phone }, words: { en: { 'card-file': en } }, language: 'en' })
  const row = await eventually(() => byRole('link', /Download A\.pdf, 2\.9 MB, Licence: CC BY/))
  click(row)
  await eventually(() => expect(text()).toContain(en.play.agreeFirst))
  expect(document.activeElement).toBe(field(en.play.agree))
  expect(reported).toEqual({})
  click(field(en.play.agree))
  await eventually(() => expect(reported.agreed).toBe(true))
  const answers = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('network'))
  click(row)
  await eventually(() => expect(text()).toContain(en.play.failed))
  expect(reported.downloaded).toBeUndefined()
  answers.mockResolvedValueOnce(new Response('bytes'))
  click(row)
  await eventually(() => expect(text()).toContain('1 of 2 downloaded'))
  expect(reported).toEqual({ viewed: true, agreed: true, downloaded: ['a'] })
  expect(text()).toContain(en.play.missing)
})
