import type { LossReason } from '../../../documentBlock.ts'

const head = 'h5p.json'
const content = 'content/content.json'
const maxFolder = 200

/**
 * The folder in which a package of H5P stands within its archive, with a slash at its end: '' as H5P itself packs it, else
 * the one folder that somebody packed whole. Undefined where there is no package.
 */
export function h5pFolder(names: readonly string[]): string | undefined {
  if (names.includes(head)) return ''
  const folders = names.filter((name) => name.endsWith(`/${head}`)).map((name) => name.slice(0, -head.length))
  const [folder, ...others] = folders.filter(
    (each) =>
      each.length <= maxFolder && !each.startsWith('__MACOSX/') && names.includes(`${each}${content}`),
  )
  return others.length === 0 ? folder : undefined
}

export const picturePattern = /\.(png|jpe?g|gif|webp|bmp|tiff?)$/i
export const audioPattern = /\.(mp3|m4a|wav|ogg|oga|opus|aac)$/i
export const videoPattern = /\.(mp4|webm|m4v|mov|ogv)$/i
const patterns = [picturePattern, audioPattern, videoPattern, /^content\.json$/]

/**
 * Which files of an archive are unpacked: of a package of H5P those that its content is made of, since its libraries are
 * programs, and pages beside the content are not shown here. Of any other archive all.
 */
export function partsOfH5p(names: readonly string[]): (name: string) => boolean {
  const folder = h5pFolder(names)
  if (folder === undefined) return () => true
  return (name) => {
    if (name === `${folder}${head}`) return true
    const own = name.slice(`${folder}content/`.length)
    return name.startsWith(`${folder}content/`) && patterns.some((pattern) => pattern.test(own))
  }
}

/** Why a picture that a content names is not there. One that is drawn by instructions, which may be a program, is not taken. */
export const lossOfPicture = (path: string): LossReason =>
  /^https?:/.test(path)
    ? 'pictureElsewhere'
    : /\.svgz?(#tmp)?$/i.test(path)
      ? 'pictureRefused'
      : 'pictureMissing'
