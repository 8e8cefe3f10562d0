import { plainOf, richOf, type RichNode, type RichText } from '#kit/richText/richText.ts'
import { limitOf } from '../../../questions/cardLimits.ts'
import { heading, richOfBlocks, text } from '../../../richBuilder.ts'
import { cut, fits, textDrafts } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import { idOf, type H5pReader } from './h5pReader.ts'
import { interactiveVideo, video } from './h5pVideo.ts'
import type { Params } from './params.ts'

const textCard: H5pReader = (content) => content.text(content.params.at('text').text)

/** Panels of text, each under its heading; what else a panel holds follows on cards of its own. */
const accordion: H5pReader = (content) => {
  const panels = content.params.at('panels').list
  const isText = (panel: Params) => /^H5P\.(AdvancedText|Text) /.test(panel.at('content', 'library').text)
  const blocks = panels.flatMap((panel) => [
    heading(2, [text(content.plain(panel.at('title').text))]),
    ...(isText(panel) ? content.blocks(panel.at('content', 'params', 'text').text).map(within) : []),
  ])
  const others = panels.filter((panel) => !isText(panel)).map((panel) => panel.at('content'))
  return [...textDrafts(blocks, content.head({ layout: 'accordion' })).drafts, ...content.inside(others)]
}

/** A heading in a panel begins no other one. */
const within = (block: RichNode): RichNode =>
  block.type === 'heading' ? { ...block, attrs: { level: 3 } } : block

const pictureOf = (content: H5pContent, medium: Params) =>
  content.picture(medium.at('params', 'file'), medium.at('params', 'alt').text)

const image: H5pReader = (content) =>
  content.gallery([content.picture(content.params.at('file'), content.params.at('alt').text)])

const collage: H5pReader = (content) =>
  content.gallery(
    content.params
      .at('collage', 'clips')
      .list.map((clip) => content.picture(clip.at('image'), clip.at('alt').text)),
  )

const imageSlider: H5pReader = (content) =>
  content.gallery(
    content.params.at('imageSlides').list.map((slide) => pictureOf(content, slide.at('params', 'image'))),
  )

/** Two pictures under a slider. */
const imageJuxtaposition: H5pReader = (content) => {
  const { params } = content
  const side = (name: string, label: string) => {
    const medium = params.at(name, name)
    const picture = pictureOf(content, medium)
    return { picture, label: content.words(params.at(name, label).text, 40) }
  }
  const [before, after] = [side('imageBefore', 'labelBefore'), side('imageAfter', 'labelAfter')]
  return [
    {
      type: 'compare',
      ...content.head(),
      question: content.words(params.at('title').text, 500),
      ...(before.picture && { before: before.picture }),
      beforeLabel: before.label,
      ...(after.picture && { after: after.picture }),
      afterLabel: after.label,
      direction: params.at('behavior', 'sliderOrientation').text === 'vertical' ? 'vertical' : 'horizontal',
      start: Math.round(Math.min(100, Math.max(0, params.at('behavior', 'startingPosition').number(50)))),
    },
  ]
}

/** What a point of a picture says is text; its other contents follow on cards of their own. */
const imageHotspots: H5pReader = (content) => {
  const { params } = content
  const picture = content.picture(params.at('image'), params.at('backgroundImageAltText').text)
  if (!picture) return []
  const headerOf = (hotspot: Params) => content.plain(hotspot.at('header').text)
  const hotspots = content.first(params.at('hotspots').list, limitOf('pins'), headerOf)
  const spots = hotspots.map((hotspot, index) => {
    const body = hotspotBody(content, hotspot.at('content').list)
    const title = headerOf(hotspot) || plainOf(body) || String(index + 1)
    return {
      id: idOf(index),
      x: share(hotspot.at('position', 'x')),
      y: share(hotspot.at('position', 'y')),
      title: cut(title.split('\n')[0] ?? title, limitOf('pin')),
      body,
    }
  })
  const { fileId, alt, decorative } = picture
  const others = params
    .at('hotspots')
    .list.flatMap((hotspot) => hotspot.at('content').list)
    .filter((part) => part.at('library').isThere && !isText(part))
  if (others.length > 0) content.changed('h5pPart', others[0]?.at('library').text ?? '')
  return [
    {
      type: 'image',
      ...content.head(),
      pictures: [{ id: 'p1', media: { fileId, alt, decorative }, hotspots: spots }],
    },
    ...content.inside(others),
  ]
}

const isText = (part: Params): boolean => /^H5P\.(AdvancedText|Text) /.test(part.at('library').text)

/** The texts behind a point, one below the other; longer than it takes, they lose their formats and are cut. */
function hotspotBody(content: H5pContent, parts: readonly Params[]): RichText {
  const texts = parts.filter(isText).map((part) => part.at('params', 'text').text)
  const body = richOfBlocks(texts.flatMap((html) => content.blocks(html)))
  if (fits({ type: 'image', pictures: [{ media: { fileId: 1 }, hotspots: [{ x: 0, y: 0, body }] }] }))
    return body
  content.changed('textCut', plainOf(body))
  return richOf(cut(plainOf(body), limitOf('pinBody')))
}

const share = (percent: Params): number => Math.min(1, Math.max(0, percent.number(50) / 100))

const audio: H5pReader = (content) => {
  const files = content.params.at('files').list
  const sounds = files.map((file) => content.media(file, 'audio'))
  const sound = sounds.find((each) => each !== undefined)
  return sound ? [{ type: 'audio', ...content.head(), ...sound }] : []
}

const link: H5pReader = (content) => {
  const { params } = content
  const [protocol, address] = [params.at('linkWidget', 'protocol').text, params.at('linkWidget', 'url').text]
  if (address.trim() === '') return []
  const url = /^[a-z]+:/i.test(address) ? address : `${protocol === 'other' ? '' : protocol}${address}`
  // A button says something in H5P; one that says its address has no words of its own.
  const isBare = content.plain(params.at('title').text) === url
  const label = isBare ? '' : content.words(params.at('title').text, 60)
  return [{ type: 'link', ...content.head(), url, label }]
}

/** Contents of H5P that are looked at, listened to or opened, by their libraries. */
export const mediaReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.Text': textCard,
  'H5P.AdvancedText': textCard,
  'H5P.ContinuousText': textCard,
  'H5P.Table': textCard,
  'H5P.Accordion': accordion,
  'H5P.Image': image,
  'H5P.Collage': collage,
  'H5P.ImageSlider': imageSlider,
  'H5P.ImageHotspots': imageHotspots,
  'H5P.ImageJuxtaposition': imageJuxtaposition,
  'H5P.Audio': audio,
  'H5P.Video': video,
  'H5P.InteractiveVideo': interactiveVideo,
  'H5P.Link': link,
}
