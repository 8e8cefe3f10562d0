import { allOf } from '#kit/files/server/xml.ts'
import type { ForeignZone } from '../../../questions/foreignQuestion.ts'
import { sizeOf } from '../rich/pictureSize.ts'
import type { QtiJob } from './qtiJob.ts'
import { attribute, findAll, lineIn, numberIn, numbersIn, type QtiNode } from './standard/qtiNodes.ts'
import { boxAround, type Shape } from './standard/qtiShapes.ts'

/** The picture that an interaction stands on. */
export interface Board {
  readonly picture: { readonly picture: number; readonly alt: string } | null
  readonly width: number
  readonly height: number
}

/** Whether an element shows a picture. */
export const isPicture = ({ name }: QtiNode): boolean => name === 'object' || name === 'img'

/** The picture of an interaction, or of the stage that it stands on. Coordinates are pixels of the size that it is shown in. */
export function boardOf(job: QtiJob): Board {
  const stage = (job.item.body ? allOf(job.item.body, 'positionObjectStage') : []).find((each) =>
    findAll(each, (node) => node === job.node).includes(job.node),
  )
  const node =
    (stage ?? job.node).children.find(isPicture) ??
    job.node.children.flatMap(({ children }) => children).find(isPicture)
  const address = node ? attribute(node, 'data') || attribute(node, 'src') : ''
  const alt = node ? attribute(node, 'alt') || lineIn(node) : ''
  const found = job.files.picture(address, job.item.folder)
  const size = 'bytes' in found ? sizeOf(found.bytes) : undefined
  if ('reason' in found) job.left(found.reason, address || alt)
  return {
    picture: 'picture' in found ? { picture: found.picture, alt } : null,
    width: Math.max(1, numberIn(attribute(node, 'width'), size?.width ?? 100)),
    height: Math.max(1, numberIn(attribute(node, 'height'), size?.height ?? 100)),
  }
}

const within = (value: number) => Math.min(1, Math.max(0, value))
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** A shape of an image map as a zone of a card; what a card has no shape for becomes the box around it. */
export function zoneOf(
  job: QtiJob,
  board: Board,
  shape: Shape,
  label: string,
  isRight: boolean,
): ForeignZone {
  const isRound = shape.shape === 'circle' || shape.shape === 'ellipse'
  if (shape.shape === 'poly') job.changed('shapeChanged', label)
  const box = boxAround(shape) ?? { left: 0, top: 0, right: board.width, bottom: board.height }
  const [left, right] = [within(box.left / board.width), within(box.right / board.width)]
  const [top, bottom] = [within(box.top / board.height), within(box.bottom / board.height)]
  return {
    label,
    isRight,
    shape: isRound ? 'ellipse' : 'box',
    x: rounded(left),
    y: rounded(top),
    width: rounded(right - left),
    height: rounded(bottom - top),
  }
}

/** The shape that an element has. */
export const shapeOf = (node: QtiNode): Shape => ({
  shape: attribute(node, 'shape'),
  coords: numbersIn(attribute(node, 'coords')),
})
