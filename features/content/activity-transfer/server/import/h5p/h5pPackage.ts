import { posix } from 'node:path'
import type { Archive } from '#kit/files/server/archive.ts'
import type { FoundMedia, FoundPicture } from '../../../documentBlock.ts'
import { PictureList } from '../rich/pictureList.ts'
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

const folder = 'content/'
const picturePattern = /\.(png|jpe?g|gif|webp|bmp|tiff?)$/i
const audioPattern = /\.(mp3|m4a|wav|ogg|oga|opus|aac)$/i
const soundFolder = /^audios\/.*\.webm$/i
const videoPattern = /\.(mp4|webm|m4v|mov|ogv)$/i

/** Reads a package by H5P's specification of its file format; undefined where it is broken. */
export function readH5pPackage(files: Archive): H5pPackage | undefined {
  const head = jsonOf(files, 'h5p.json')
  const content = jsonOf(files, `${folder}content.json`)
  const library = head?.at('mainLibrary').text ?? ''
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

function jsonOf(files: Archive, name: string): Params | undefined {
  const bytes = files.get(name)
  if (!bytes) return undefined
  try {
    return new Params(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return undefined
  }
}
