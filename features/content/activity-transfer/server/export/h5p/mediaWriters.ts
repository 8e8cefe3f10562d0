import * as z from 'zod/mini'
import { isEmptyRichText, isRichText, type RichText } from '#kit/richText/richText.ts'
import { htmlOf } from '../rich/richHtml.ts'
import {
  base,
  fileIn,
  imageNode,
  imageParams,
  line,
  mediaShape,
  nodeOf,
  picture,
  plainMetadata,
  simpleTextNode,
  writerOf,
  type H5pWriter,
  type Writing,
} from './h5pWriter.ts'

const imageCard = z.object({
  ...base,
  pictures: z.array(
    z.object({
      media: mediaShape,
      hotspots: z.array(
        z.object({ x: z.number(), y: z.number(), title: z.string(), body: z.custom<RichText>(isRichText) }),
      ),
    }),
  ),
})
type Picture = z.output<typeof imageCard>['pictures'][number]

/** One picture with points or without; several are a gallery, whose pictures have none. */
const image = writerOf(imageCard, ({ pictures }, { files }) => {
  const [first, ...others] = pictures
  if (!first) return undefined
  if (others.length > 0)
    return {
      library: 'H5P.ImageSlider',
      params: {
        imageSlides: pictures.map(({ media }) =>
          nodeOf(
            { library: 'H5P.ImageSlide', params: { image: imageNode(media, files) } },
            plainMetadata('H5P.ImageSlide'),
          ),
        ),
        aspectRatioMode: 'auto',
      },
    }
  return first.hotspots.length > 0
    ? imageHotspots(first, files)
    : { library: 'H5P.Image', params: imageParams(first.media, files) }
})

const imageHotspots = ({ media, hotspots }: Picture, files: Writing['files']) => ({
  library: 'H5P.ImageHotspots' as const,
  params: {
    ...fileIn('image', files.out(media.fileId)),
    backgroundImageAltText: line(media.alt),
    iconType: 'icon',
    icon: 'plus',
    color: '#981d99',
    hotspots: hotspots.map(({ x, y, title, body }) => ({
      position: { x: x * 100, y: y * 100, legacyPositioning: false },
      alwaysFullscreen: false,
      header: line(title),
      content: isEmptyRichText(body) ? [] : [simpleTextNode(htmlOf(body.content))],
    })),
  },
})

const compareCard = z.object({
  ...base,
  question: z.string(),
  before: picture,
  beforeLabel: z.string(),
  after: picture,
  afterLabel: z.string(),
  direction: z.string(),
  start: z.number(),
})

const compare = writerOf(compareCard, (card, { files }) => ({
  library: 'H5P.ImageJuxtaposition',
  params: {
    title: line(card.question),
    imageBefore: { imageBefore: imageNode(card.before, files), labelBefore: line(card.beforeLabel) },
    imageAfter: { imageAfter: imageNode(card.after, files), labelAfter: line(card.afterLabel) },
    behavior: { startingPosition: card.start, sliderOrientation: card.direction },
  },
}))

const audio = writerOf(z.object({ ...base, fileId: z.int() }), ({ fileId }, { files }) => {
  const file = files.out(fileId)
  if (!file) return undefined
  return {
    library: 'H5P.Audio',
    params: { files: [file], playerMode: 'full', fitToWrapper: false, controls: true, autoplay: false },
  }
})

/** A link without a label shows its address: a button of H5P has to say something. */
const link = writerOf(z.object({ ...base, url: z.string(), label: z.string() }), ({ url, label }) => {
  if (url.trim() === '') return undefined
  const [, protocol = 'other', address = url] = /^(https?:\/\/)(.*)$/s.exec(url) ?? []
  return {
    library: 'H5P.Link',
    params: { title: line(label || url), linkWidget: { protocol, url: address } },
  }
})

/** Cards that are looked at, listened to or opened, but for films, by their types. */
export const mediaWriters: Readonly<Record<string, H5pWriter>> = { image, compare, audio, link }
