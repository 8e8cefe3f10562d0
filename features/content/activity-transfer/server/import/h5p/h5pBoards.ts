import type { Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import { hintsOf, idOf, mediaBefore, type H5pReader } from './h5pReader.ts'
import type { Params } from './params.ts'

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
const rounded = (value: number) => Math.round(value * 1000) / 1000

/** A box within the board, by shares of its sides. */
function boxOf(x: number, y: number, width: number, height: number) {
  const [wide, high] = [within(width, 0.03, 1), within(height, 0.03, 1)]
  return {
    x: rounded(within(x, 0, 1 - wide)),
    y: rounded(within(y, 0, 1 - high)),
    width: rounded(wide),
    height: rounded(high),
  }
}

/** Of a font of 16 pixels, in which H5P measures boxes. */
const em = 16
const maxParts = 20

const feedbackOf = (hotspot: Params): string => hotspot.at('userSettings', 'feedbackText').text

/** Things into zones: places are per cent of the board, sizes are em. */
const dragQuestion: H5pReader = (content) => {
  const { params } = content
  const size = params.at('question', 'settings', 'size')
  const [wide, high] = [Math.max(1, size.at('width').number(620)), Math.max(1, size.at('height').number(310))]
  const zones = params.at('question', 'task', 'dropZones').list
  const elements = params.at('question', 'task', 'elements').list
  const labelOf = (zone: Params) => content.plain(zone.at('label').text)
  const background = content.picture(
    params.at('question', 'settings', 'background'),
    params.at('question', 'settings', 'backgroundAlt').text,
  )
  for (const zone of zones)
    for (const name of ['feedbackOnCorrect', 'feedbackOnIncorrect']) {
      const said = content.plain(zone.at('tipsAndFeedback', name).text)
      if (said !== '') content.left('feedbackDropped', said)
    }
  const behaviour = params.at('behaviour')
  // There each thing in a wrong zone takes a point away.
  if (behaviour.at('applyPenalties').flag(true) && !behaviour.at('singlePoint').flag())
    content.changed('scoringDiffers', content.label)
  const tips = zones.map((zone) =>
    content.plain(zone.at('tipsAndFeedback', 'tip').text || zone.at('tip').text),
  )
  return [
    {
      type: 'place',
      ...content.answered(),
      hints: hintsOf(content, tips),
      question:
        content.words(params.at('question', 'task', 'description').text, 500) ||
        content.words(params.at('question', 'settings', 'questionTitle').text, 500) ||
        content.title,
      ...(background && { picture: background }),
      ratio: within(rounded(wide / high), 0.4, 3),
      showLabels: zones.some((zone) => zone.at('showLabel').flag()),
      partialCredit: !params.at('behaviour', 'singlePoint').flag(),
      zones: content.first(zones, maxParts, labelOf).map((zone, index) => ({
        id: idOf(index),
        label: content.words(zone.at('label').text, 80) || String(index + 1),
        ...boxOf(
          zone.at('x').number(0) / 100,
          zone.at('y').number(0) / 100,
          (zone.at('width').number(5) * em) / wide,
          (zone.at('height').number(2.5) * em) / high,
        ),
      })),
      things: content.first(
        elements.flatMap((element, index) => thingOf(content, element, index, zones.slice(0, maxParts))),
        maxParts,
        ({ text }) => text,
      ),
    },
  ]
}

const nameOf = (content: H5pContent, element: Params): string =>
  content.plain(element.at('type', 'params', 'text').text || element.at('type', 'params', 'alt').text)

/** A thing; one that cannot be dropped anywhere is a part of the board, for which there is no place. */
function thingOf(
  content: H5pContent,
  element: Params,
  index: number,
  zones: readonly Params[],
): (Readonly<Record<string, unknown>> & { readonly text: string })[] {
  const rightZones = zones.flatMap((zone, place) =>
    zone.at('correctElements').list.some(({ text }) => text === String(index)) ? [idOf(place)] : [],
  )
  const medium = element.at('type')
  const isPicture = medium.at('library').text.startsWith('H5P.Image ')
  if (element.at('dropZones').list.length === 0 && rightZones.length === 0) {
    content.left('h5pPart', nameOf(content, element) || medium.at('library').text)
    return []
  }
  if (element.at('multiple').flag() && rightZones.length > 1)
    content.changed('settingDropped', `multiple: ${nameOf(content, element)}`)
  const picture = isPicture
    ? content.picture(medium.at('params', 'file'), medium.at('params', 'alt').text)
    : undefined
  return [
    {
      id: `t${index + 1}`,
      text: isPicture ? '' : content.words(medium.at('params', 'text').text, 120),
      ...(picture && { picture }),
      zoneIds: rightZones,
    },
  ]
}

/** One place is pointed at; whichever right one it is, that is all. */
const hotspotQuestion: H5pReader = (content) =>
  hotspotsOf(content, content.params.at('imageHotspotQuestion'), 1)

/** So many right places are to be found; all where its author says nothing. */
const multipleHotspotQuestion: H5pReader = (content) => {
  const root = content.params.at('imageMultipleHotspotQuestion')
  const finds = Math.round(root.at('hotspotSettings', 'numberHotspots').number(0))
  const isSome = finds >= 1 && finds <= root.at('hotspotSettings', 'hotspot').list.length
  return hotspotsOf(content, root, isSome ? within(finds, 1, maxParts) : null)
}

function hotspotsOf(content: H5pContent, root: Params, finds: number | null): Draft[] {
  const settings = root.at('backgroundImageSettings')
  const picture = content.picture(
    settings.at('path').isThere ? settings : settings.at('backgroundImage'),
    root.at('hotspotSettings', 'taskDescription').text,
  )
  const hotspots = root.at('hotspotSettings', 'hotspot').list
  const task = content.words(root.at('hotspotSettings', 'taskDescription').text, 500) || content.title
  for (const name of ['noneSelectedFeedback', 'alreadySelectedFeedback', 'showFeedback'])
    if (root.at('hotspotSettings', name).text !== '')
      content.left('feedbackDropped', content.plain(root.at('hotspotSettings', name).text))
  return [
    {
      type: 'place',
      mode: 'hotspot',
      ...content.answered(),
      question: task,
      ...(picture && { picture }),
      finds,
      zones: content.first(hotspots, maxParts, feedbackOf).map((hotspot, index) => {
        const own = hotspot.at('computedSettings')
        const share = (name: string) => own.at(name).number(0) / 100
        return {
          id: idOf(index),
          label: String(index + 1),
          shape: own.at('figure').text === 'circle' ? 'ellipse' : 'box',
          ...boxOf(share('x'), share('y'), share('width'), share('height')),
          isRight: hotspot.at('userSettings', 'correct').flag(),
          feedback: content.words(feedbackOf(hotspot), 300),
        }
      }),
    },
  ]
}

/** Texts that belong to groups: each group is a zone of a plain board. */
const textGrouping: H5pReader = (content) => {
  const { params } = content
  const groups = params.at('textGroups').list
  const columns = Math.min(groups.length, groups.length <= 4 ? 2 : 4)
  const rows = Math.ceil(groups.length / Math.max(1, columns))
  const nameOfGroup = (group: Params) => content.plain(group.at('groupName').text)
  const texts = groups.flatMap((group, place) =>
    group.at('textElements').list.map((element) => ({ text: element.text, zone: idOf(place) })),
  )
  return [
    ...mediaBefore(content),
    {
      type: 'place',
      ...content.answered(),
      question: content.words(params.at('question').text, 500) || content.title,
      ratio: 1.5,
      showLabels: true,
      partialCredit: !params.at('behaviour', 'singlePoint').flag(),
      zones: content.first(groups, maxParts, nameOfGroup).map((group, index) => ({
        id: idOf(index),
        label: content.words(group.at('groupName').text, 80) || String(index + 1),
        ...boxOf((index % columns) / columns, Math.floor(index / columns) / rows, 1 / columns, 1 / rows),
      })),
      things: content
        .first(texts, maxParts, ({ text }) => content.plain(text))
        .map(({ text, zone }, index) => ({
          id: `t${index + 1}`,
          text: content.words(text, 120),
          zoneIds: [zone],
        })),
    },
  ]
}

/** Boards of H5P by their libraries. */
export const boardReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.DragQuestion': dragQuestion,
  'H5P.ImageHotspotQuestion': hotspotQuestion,
  'H5P.ImageMultipleHotspotQuestion': multipleHotspotQuestion,
  'H5P.TextGrouping': textGrouping,
}
