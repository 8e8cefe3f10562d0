import type { Card } from '#cards/index.ts'
import { draftFileId, mediaFileId } from '../../../cardsOfDocument.ts'
import type { FoundMedia } from '../../../documentBlock.ts'
import { withFileIds } from '../../../fileReferences.ts'
import { cardsOfDrafts } from '../../../cardsOfDrafts.ts'
import { cardsOfH5p } from '../../import/h5p/cardsOfH5p.ts'
import { Params } from '../../import/h5p/params.ts'
import type { H5pFiles } from './h5pFiles.ts'
import type { H5pNode } from './h5pWriter.ts'

/** The cards that an import would make of a content alone, with the files of this activity. */
export function readBack({ library, params, metadata }: H5pNode, files: H5pFiles): Card[] {
  const pictureAt = new Map<string, number>()
  const mediaAt = new Map<string, number>()
  const media: FoundMedia[] = []
  const ids = new Map<number, number>()
  for (const [fileId, { path, mime }] of files.used) {
    if (mime.startsWith('image/')) {
      ids.set(draftFileId(pictureAt.size), fileId)
      pictureAt.set(path, pictureAt.size)
    } else {
      ids.set(mediaFileId(media.length), fileId)
      mediaAt.set(path, media.length)
      media.push({
        name: path,
        bytes: Buffer.alloc(0),
        purpose: mime.startsWith('audio/') ? 'audio' : 'video',
      })
    }
  }
  const head = new Params(metadata)
  const pack = {
    title: head.at('title').text,
    head,
    library: library.split(' ')[0] ?? '',
    content: new Params(JSON.parse(JSON.stringify(params))),
    pictures: [],
    media,
    pictureAt,
    mediaAt,
  }
  const deck = cardsOfH5p(pack, { refused: new Set(), durations: new Map(), isAsWritten: true })
  return withFileIds(cardsOfDrafts(deck).cards, ids)
}
