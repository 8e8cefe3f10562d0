import { isHttps } from '#kit/richText/address.ts'

/** A page or file that can be embedded in a frame of ours. */
export interface Embed {
  readonly url: string
  /** A file needs no scripts, a platform's player does. */
  readonly isFile: boolean
}

interface Platform {
  readonly found: RegExp
  frame(id: string, start: number): string
}

const from = (name: string, start: number, sign: string): string =>
  start > 0 ? `${sign}${name}=${Math.floor(start)}` : ''

/** Addresses of videos as people copy them, and of the players that their platforms offer for frames. */
const platforms: readonly Platform[] = [
  {
    found:
      /^https:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i,
    frame: (id, start) => `https://www.youtube-nocookie.com/embed/${id}?rel=0${from('start', start, '&')}`,
  },
  {
    found: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?!\d)/i,
    frame: (id, start) => `https://player.vimeo.com/video/${id}?dnt=1${from('t', start, '#')}`,
  },
  {
    found: /^https:\/\/(?:www\.|m\.)?bilibili\.com\/video\/(BV[\dA-Za-z]{10})(?![\dA-Za-z])/,
    frame: (id, start) =>
      `https://player.bilibili.com/player.html?bvid=${id}&autoplay=0${from('t', start, '&')}`,
  },
]

/**
 * How a video elsewhere can be shown within the card; undefined where it can only be opened in a page of its own. The page's
 * Content-Security-Policy lets no media of other hosts into our player, so a file from elsewhere is embedded in a frame, too.
 */
export function embedOf(address: string, start: number): Embed | undefined {
  if (!isHttps(address)) return undefined
  for (const { found, frame } of platforms) {
    const id = found.exec(address)?.[1]
    if (id !== undefined) return { url: frame(id, start), isFile: false }
  }
  const isFile = /^[^?#]+\.(mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i.test(address)
  return isFile ? { url: `${address.split('#')[0]}${from('t', start, '#')}`, isFile } : undefined
}
