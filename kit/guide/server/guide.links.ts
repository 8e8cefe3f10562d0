import type { GuideSource } from './guide.markdown.ts'
import type { PictureSize } from './guide.html.ts'

/** Where the Markdown's addresses lead on the page: files of the folder are pages, those of `pictures` are pictures. */
export function addressesOf(
  under: string,
  language: string,
  pictures: ReadonlyMap<string, PictureSize>,
): Pick<GuideSource, 'linkTo' | 'picture'> {
  return {
    linkTo: (url) => {
      const [path = '', anchor] = url.split('#')
      if (path === '' || (path.startsWith('/') && !path.startsWith('//'))) return url
      const page = /^([\w-]+)\.md$/.exec(path)?.[1]
      if (page === undefined) return undefined
      return `${under}/${language}/${page}${anchor === undefined ? '' : `#${anchor}`}`
    },
    picture: (url) => {
      const name = url.split('/').at(-1) ?? ''
      const size = pictures.get(name)
      return size && { src: `${under}/pictures/${name}`, size }
    },
  }
}
