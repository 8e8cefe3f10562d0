import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { foreignFiles, withoutForeign } from '#kit/testing/server/foreignFiles.ts'
import { cardOf } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { readDocument, type ReadResult } from '../../import/readDocument.ts'
import { h5pArchive } from './h5pArchive.ts'
import { h5pOfDeck } from './h5pDeck.ts'
import { H5pFiles } from './h5pFiles.ts'
import { comparable } from './losses.ts'

const found = foreignFiles('h5p/*.h5p')

async function goneOut({ cards, title, files: own }: ReadResult) {
  const mimes: Readonly<Record<string, string>> = {
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    gif: 'image/gif',
    mp3: 'audio/mpeg',
    wav: 'audio/wav',
    ogg: 'audio/ogg',
    mp4: 'video/mp4',
    webm: 'video/webm',
  }
  const known = own.map(({ id, name }) => {
    const mime = mimes[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? ''
    return [id, { name, mime }] as const
  })
  const files = new H5pFiles(new Map(known))
  const { root, losses } = h5pOfDeck(cards, title, files)
  if (!root) return { losses, bytes: undefined }
  const parts = { root, files, language: 'en', changes: [], now: 0 }
  const bytes = await h5pArchive(parts, async (id) => {
    const file = own.find((each) => each.id === id)
    return file && Buffer.from(file.bytes)
  })
  return { losses, bytes }
}

/** The bytes of files in the order in which cards name them. */
const bytesOf = ({ cards, files }: ReadResult) =>
  everyCard(cards)
    .flatMap(({ card }) => cardOf(card.type).content.files(card))
    .map(({ fileId }) => {
      const bytes = files.find(({ id }) => id === fileId)?.bytes
      return bytes && Buffer.from(bytes).toString('base64').slice(0, 4000)
    })

const plain = ({ cards }: ReadResult) =>
  JSON.parse(
    JSON.stringify(cards.map(comparable), (key, value: unknown) =>
      key === 'id' || (/^(fileId|audio)$/.test(key) && typeof value === 'number') ? undefined : value,
    ),
  )

test('contents of H5P are there', async ({ annotate }) => {
  if (found.length === 0) return void (await annotate(withoutForeign))
  expect(found.length).toBeGreaterThan(25)
})

describe.skipIf(found.length === 0)(
  'contents by Lumieducation/H5P-Nodejs-library go out and come in again',
  () => {
    test.each(found.map((path) => [basename(path), path]))('%s', async (name, path) => {
      const first = await readDocument(await readFile(path), name)
      const { losses, bytes } = await goneOut(first)
      if (first.cards.length === 0) return expect(bytes).toBeUndefined()
      expect(losses.map(({ card, what, path: at }) => [card.type, what, at])).toEqual([])
      if (!bytes) throw new Error('a package')
      const again = await readDocument(bytes, 'out.h5p')
      expect(again.title).toBe(first.title)
      expect(plain(again)).toEqual(plain(first))
      expect(bytesOf(again)).toEqual(bytesOf(first))
    })
  },
)
