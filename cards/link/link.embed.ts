import { hostIn } from '#kit/richText/address.ts'

/** Pages that refuse to be embedded in another one, and the address that they offer for that instead. */
const rewrites: readonly { readonly host: RegExp; readonly id: RegExp; readonly to: string }[] = [
  {
    host: /^(m\.)?youtube\.com$/,
    id: /[?&]v=([\w-]{11})/,
    to: 'https://www.youtube-nocookie.com/embed/',
  },
  { host: /^youtu\.be$/, id: /youtu\.be\/([\w-]{11})/, to: 'https://www.youtube-nocookie.com/embed/' },
  { host: /^vimeo\.com$/, id: /vimeo\.com\/(\d+)/, to: 'https://player.vimeo.com/video/' },
  {
    host: /^(m\.)?bilibili\.com$/,
    id: /\/video\/(BV\w{10})/,
    to: 'https://player.bilibili.com/player.html?autoplay=0&bvid=',
  },
]

/** The address under which a page can be shown inside a card. */
export function embedAddress(url: string): string {
  const host = hostIn(url) ?? ''
  const rewrite = rewrites.find((each) => each.host.test(host))
  const id = rewrite?.id.exec(url)?.[1]
  return rewrite && id ? `${rewrite.to}${id}` : url
}
