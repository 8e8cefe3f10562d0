import { useEffect, useRef } from 'react'
import { colourOf } from '#kit/theme/web/colourOf.ts'
import { useScheme } from '#kit/theme/web/useTheme.ts'
import { peaksOf } from '../trim.ts'
import type { Sound, SoundPart } from '../wav.ts'
import { lengthOf } from './decodeSound.ts'

interface Props {
  readonly sound: Sound
  readonly part: SoundPart
}

const barWidth = 3
const gapWidth = 1

/**
 * A sound as bars, those of the selected part in colour. Drawn here rather than by a library: those that we tried (wavesurfer.js)
 * bring a style element, which the page's Content-Security-Policy refuses.
 */
export function Waveform({ sound, part }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const peaks = useRef<{ readonly sound: Sound; readonly bars: Float32Array }>(undefined)
  const scheme = useScheme()
  useEffect(() => {
    const surface = canvas.current
    if (!surface) return undefined
    const draw = () => {
      const count = Math.max(1, Math.floor(surface.clientWidth / (barWidth + gapWidth)))
      if (peaks.current?.sound !== sound || peaks.current.bars.length !== count)
        peaks.current = { sound, bars: peaksOf(sound.channels, count) }
      const length = lengthOf(sound)
      const colours = {
        inside: colourOf(surface, 'brand-deep', scheme),
        outside: colourOf(surface, 'line-control', scheme),
      }
      drawBars(surface, peaks.current.bars, { ...part, length }, colours)
    }
    draw()
    const observer = new ResizeObserver(draw)
    observer.observe(surface)
    return () => observer.disconnect()
  }, [sound, part, scheme])
  return <canvas aria-hidden="true" className="recording-canvas" ref={canvas} />
}

interface Colours {
  readonly inside: string
  readonly outside: string
}

function drawBars(
  surface: HTMLCanvasElement,
  bars: Float32Array,
  { from, to, length }: SoundPart & { readonly length: number },
  { inside, outside }: Colours,
): void {
  const brush = surface.getContext('2d')
  const density = window.devicePixelRatio || 1
  const { clientWidth: width, clientHeight: height } = surface
  surface.width = width * density
  surface.height = height * density
  if (!brush) return
  brush.scale(density, density)
  for (const [index, peak] of bars.entries()) {
    const at = ((index + 0.5) / bars.length) * length
    const tall = Math.max(2, peak * (height - 8))
    brush.fillStyle = at >= from && at < to ? inside : outside
    brush.fillRect(index * (barWidth + gapWidth), (height - tall) / 2, barWidth, tall)
  }
}
