import { scratchColours } from '#kit/theme/coverColours.ts'
import type { Place } from '../scratch.grid.ts'

export interface Stroke {
  readonly from: Place
  readonly to: Place
}

interface Look {
  readonly colour: string
  readonly words: string
  readonly image: HTMLImageElement | undefined
}

/** Paints the whole cover in the size that it has now, and takes off again what was scratched. */
export function paintCover(
  canvas: HTMLCanvasElement,
  look: Look,
  strokes: readonly Stroke[],
  brush: number,
): void {
  const { clientWidth: width, clientHeight: height } = canvas
  const context = canvas.getContext('2d')
  if (!context || width === 0 || height === 0) return
  const density = window.devicePixelRatio || 1
  canvas.width = Math.round(width * density)
  canvas.height = Math.round(height * density)
  context.scale(density, density)
  context.fillStyle = look.colour
  context.fillRect(0, 0, width, height)
  if (look.image) drawCovering(context, look.image, width, height)
  else drawDots(context, width, height)
  drawWords(context, look, width, height)
  for (const stroke of strokes) drawStroke(canvas, stroke, brush)
}

/** Takes the cover off along a line. */
export function drawStroke(canvas: HTMLCanvasElement, { from, to }: Stroke, brush: number): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { clientWidth: width, clientHeight: height } = canvas
  context.save()
  context.globalCompositeOperation = 'destination-out'
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = brush
  context.beginPath()
  context.moveTo(from.x * width, from.y * height)
  // A line of no length would draw nothing: a touch leaves a dot.
  context.lineTo(to.x * width + 0.01, to.y * height)
  context.stroke()
  context.restore()
}

function drawCovering(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  width: number,
  height: number,
): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale]
  context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high)
}

/** A quiet grain, so that the colour looks like something that can be scratched. */
function drawDots(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.fillStyle = scratchColours.grain
  for (let y = 8; y < height; y += 16)
    for (let x = (y / 16) % 2 < 1 ? 8 : 16; x < width; x += 16) {
      context.beginPath()
      context.arc(x, y, 1.6, 0, Math.PI * 2)
      context.fill()
    }
}

/** On a picture the words get a dark background; on a colour they are dark or light, whichever can be read. */
function drawWords(
  context: CanvasRenderingContext2D,
  { colour, words, image }: Look,
  width: number,
  height: number,
): void {
  if (words === '') return
  const size = Math.min(26, Math.max(16, (width * 1.5) / Math.max(8, words.length)))
  context.font = `600 ${size}px ${getComputedStyle(context.canvas).fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  if (image) {
    const badgeWidth = context.measureText(words).width + 36
    context.fillStyle = scratchColours.badge
    context.beginPath()
    context.roundRect((width - badgeWidth) / 2, height / 2 - size, badgeWidth, size * 2, size)
    context.fill()
  }
  context.fillStyle = image || isDark(colour) ? scratchColours.light : scratchColours.dark
  context.fillText(words, width / 2, height / 2, width - 24)
}

const isDark = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  )
  return red * 0.299 + green * 0.587 + blue * 0.114 < 150
}
