import { posix } from 'node:path'
import type { Archive } from '#kit/files/server/archive.ts'
import type { FoundMedia, FoundPicture } from '../../../documentBlock.ts'
import { PictureList } from '../rich/pictureList.ts'
import { audioPattern, h5pFolder, picturePattern, videoPattern } from './h5pParts.ts'
import { Params } from './params.ts'

/** A package of H5P: its content and the files beside it. Libraries, which are programs, are neither read nor kept. */
export interface H5pPackage {
  readonly title: string
  /** All that is said of the package itself: who made it, by what licence. */
  readonly head: Params
  /** Such as `H5P.MultiChoice`. */
  readonly library: string
  readonly content: Params
  readonly pictures: readonly FoundPicture[]
  readonly media: readonly FoundMedia[]
  /** Places of files in `pictures` or `media`, by their paths below `content/`. */
  readonly pictureAt: ReadonlyMap<string, number>
  readonly mediaAt: ReadonlyMap<string, number>
}

const soundFolder = /^audios\/.*\.webm$/i

/** Reads a package by H5P's specification of its file format; undefined where it is broken. */
export function readH5pPackage(files: Archive): H5pPackage | undefined {
  const outer = h5pFolder([...files.keys()]) ?? ''
  const folder = `${outer}content/`
  const head = jsonOf(files, `${outer}h5p.json`)
  const content = jsonOf(files, `${folder}content.json`)
  // Some programs write the version behind the name, as contents do.
  const library = head?.at('mainLibrary').text.trim().split(' ')[0] ?? ''
  if (!head || !content || !/^[\w.-]{1,100}$/.test(library)) return undefined
  const pictures = new PictureList()
  const media: FoundMedia[] = []
  const [pictureAt, mediaAt] = [new Map<string, number>(), new Map<string, number>()]
  for (const [path, bytes] of files) {
    if (!path.startsWith(folder)) continue
    const own = path.slice(folder.length)
    const name = posix.basename(path)
    if (picturePattern.test(own)) pictureAt.set(own, pictures.add({ name, bytes }))
    else if (audioPattern.test(own)) mediaAt.set(own, media.push({ name, bytes, purpose: 'audio' }) - 1)
    // Of a WebM in which nothing is seen only the folder tells.
    else if (soundFolder.test(own)) mediaAt.set(own, media.push({ name, bytes, purpose: 'audio' }) - 1)
    else if (videoPattern.test(own)) mediaAt.set(own, media.push({ name, bytes, purpose: 'video' }) - 1)
  }
  return {
    title: head.at('title').text.trim(),
    head,
    library,
    content,
    pictures: pictures.all,
    media,
    pictureAt,
    mediaAt,
  }
}

/** JSON is UTF-8; some editors of Windows save it as UTF-16, which begins with a mark. */
const encodings = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const

function jsonOf(files: Archive, name: string): Params | undefined {
  const bytes = files.get(name)
  if (!bytes) return undefined
  const encoding = encodings.find(([mark]) => bytes.subarray(0, 2).equals(Buffer.from(mark)))?.[1] ?? 'utf-8'
  try {
    return new Params(JSON.parse(new TextDecoder(encoding, { fatal: true }).decode(bytes)))
  } catch {
    return undefined
  }
}
