import * as z from 'zod/mini'
import {
  base,
  behaviourOf,
  fileIn,
  html,
  imageNode,
  line,
  picture,
  rangesOf,
  textNode,
  writerOf,
  type H5pWriter,
  type Writing,
} from './h5pWriter.ts'

const placeCard = z.object({
  ...base,
  question: z.string(),
  mode: z.enum(['things', 'hotspot']),
  picture,
  ratio: z.number(),
  zones: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      shape: z.string(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      isRight: z.boolean(),
      feedback: z.string(),
    }),
  ),
  things: z.array(z.object({ text: z.string(), picture, zoneIds: z.array(z.string()) })),
  showLabels: z.boolean(),
  partialCredit: z.boolean(),
})
type PlaceCard = z.output<typeof placeCard>

const place = writerOf(placeCard, (card, writing) =>
  card.mode === 'hotspot' ? hotspotQuestion(card, writing) : dragQuestion(card, writing),
)

/** Of a font of 16 pixels, in which H5P measures boxes. */
const em = 16
const boardWidth = 620

/** A board in whole pixels, as near to the ratio as can be. */
function sizeOf(ratio: number): { readonly width: number; readonly height: number } {
  const thousandths = (value: number) => Math.round(value * 1000)
  const heights = Array.from({ length: 1000 - 200 + 1 }, (_, index) => 200 + index)
  const sizes = heights.map((height) => ({ width: Math.round(height * ratio), height }))
  const exact = sizes.filter(({ width, height }) => thousandths(width / height) === thousandths(ratio))
  const near = exact.toSorted(
    (one, other) => Math.abs(one.width - boardWidth) - Math.abs(other.width - boardWidth),
  )
  return near[0] ?? { width: boardWidth, height: Math.round(boardWidth / ratio) }
}

const perRow = 4

/** Things wait in rows at the foot of the board; where each is right, its zone says. */
function dragQuestion(card: PlaceCard, { files }: Writing) {
  const size = sizeOf(card.ratio)
  const all = card.zones.map((_, index) => String(index))
  const rows = Math.ceil(card.things.length / perRow)
  return {
    library: 'H5P.DragQuestion' as const,
    params: {
      scoreShow: 'Check',
      question: {
        settings: {
          size,
          ...fileIn('background', card.picture && files.out(card.picture.fileId)),
          backgroundAlt: line(card.picture?.alt ?? ''),
        },
        task: {
          description: html(card.question),
          elements: card.things.map((thing, index) => ({
            x: (index % perRow) * 25 + 1,
            y: 100 - 14 * (rows - Math.floor(index / perRow)),
            width: 8,
            height: 2.5,
            dropZones: all,
            backgroundOpacity: 100,
            multiple: false,
            type: thing.picture ? imageNode(thing.picture, files) : textNode(thing.text),
          })),
          dropZones: card.zones.map((zone) => ({
            label: html(zone.label),
            showLabel: card.showLabels,
            x: zone.x * 100,
            y: zone.y * 100,
            width: (zone.width * size.width) / em,
            height: (zone.height * size.height) / em,
            correctElements: card.things.flatMap(({ zoneIds }, index) =>
              zoneIds.includes(zone.id) ? [String(index)] : [],
            ),
            backgroundOpacity: 100,
            tipsAndFeedback: { tip: '', feedbackOnCorrect: '', feedbackOnIncorrect: '' },
            single: false,
            autoAlign: true,
          })),
        },
      },
      overallFeedback: rangesOf(card),
      behaviour: behaviourOf(card, {
        enableCheckButton: true,
        singlePoint: !card.partialCredit,
        applyPenalties: true,
        enableScoreExplanation: true,
        dropZoneHighlighting: 'dragging',
        autoAlignSpacing: 2,
        showScorePoints: true,
      }),
    },
  }
}

/** H5P describes no picture of it but by the task. */
const hotspotQuestion = (card: PlaceCard, { files }: Writing) => ({
  library: 'H5P.ImageHotspotQuestion' as const,
  params: {
    imageHotspotQuestion: {
      ...fileIn('backgroundImageSettings', card.picture && files.out(card.picture.fileId)),
      hotspotSettings: {
        taskDescription: line(card.question),
        hotspot: card.zones.map((zone) => ({
          userSettings: { correct: zone.isRight, feedbackText: line(zone.feedback) },
          computedSettings: {
            x: zone.x * 100,
            y: zone.y * 100,
            width: zone.width * 100,
            height: zone.height * 100,
            figure: zone.shape === 'ellipse' ? 'circle' : 'rectangle',
          },
        })),
      },
    },
    overallFeedback: rangesOf(card),
    behaviour: behaviourOf(card),
  },
})

/** Cards on a board, by their types. */
export const boardWriters: Readonly<Record<string, H5pWriter>> = { place }
