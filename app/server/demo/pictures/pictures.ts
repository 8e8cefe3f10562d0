import sharp from 'sharp'
import { randomFrom } from '#kit/value/shuffle.ts'
import { landscape, leaves, orbits, papers, person, waves } from './motifs.ts'
import type { Canvas, Motif, Palette } from './motifs.ts'

/** Calm colours that go together: sky, far, middle, near, and one that stands out. */
const palettes: readonly Palette[] = [
  ['#eef7f9', '#bfe1ea', '#64c2e0', '#2b7a99', '#f4b860'],
  ['#fbf3ea', '#f3d3b4', '#e0936b', '#8f4a3a', '#4f8a8b'],
  ['#f1f5ec', '#c9ddb8', '#86b073', '#3f6b4a', '#e9a15b'],
  ['#f4f0f9', '#d5c8ea', '#9a83c9', '#55417f', '#f2b5c4'],
  ['#eef3fb', '#bcd0ef', '#6f95d6', '#2f4f8f', '#f7cf6d'],
  ['#fdf1f2', '#f5c6cb', '#e58a94', '#93414f', '#6bb3a7'],
  ['#f0f6f5', '#b9d9d4', '#5fa9a0', '#2a5f5e', '#f29b7f'],
  ['#f7f5ef', '#e2d9c3', '#b7a57a', '#6a5a3a', '#6c8fb5'],
]

const motifs: readonly Motif[] = [landscape, waves, orbits, leaves, papers]

const sizes = {
  cover: [960, 540],
  main: [900, 540],
  head: [480, 480],
  avatar: [320, 320],
  background: [1200, 400],
  card: [960, 720],
} as const
export type DemoPurpose = keyof typeof sizes

/** Draws a picture of the purpose's ratio; the same number draws the same picture. */
export async function draw(purpose: DemoPurpose, number: number): Promise<Buffer> {
  const [width, height] = sizes[purpose]
  const palette = palettes[number % palettes.length] ?? palettes[0]
  const motif =
    purpose === 'avatar' ? person : motifs[(number + Math.floor(number / palettes.length)) % motifs.length]
  if (!palette || !motif) throw new Error('there is nothing to draw with')
  const canvas: Canvas = { width, height, palette, next: randomFrom(number * 7919 + width) }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky(canvas)}${motif(canvas)}</svg>`
  return sharp(Buffer.from(svg))
    .flatten({ background: palette[0] })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
}

const sky = ({ width, height, palette }: Canvas): string =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${palette[0]}"/><stop offset="1" stop-color="${palette[1]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`
