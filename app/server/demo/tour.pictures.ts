import sharp from 'sharp'

const [width, height] = [960, 720]

/** Somebody who sits, seen from the front; `x` is the middle. */
const person = (x: number, colour: string): string =>
  `<circle cx="${x}" cy="262" r="62" fill="${colour}"/>` +
  `<path d="M${x - 112} 520Q${x - 112} 342 ${x} 342T${x + 112} 520Z" fill="${colour}"/>`

const recorder = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-13" y="-34" width="26" height="68" rx="9" fill="#14313e"/>` +
  `<circle cx="0" cy="-18" r="6" fill="#e58a94"/><rect x="-6" y="2" width="12" height="18" rx="3" fill="#64c2e0"/></g>`

const notebook = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(-8)"><rect x="-48" y="-30" width="96" height="60" rx="6" fill="#fff"/>` +
  `<path d="M0-30V30M-38-14H-10M-38 0H-10M-38 14H-18M10-14H38M10 0H30" stroke="#9fb6c0" stroke-width="4"/></g>`

const wall =
  '<rect width="960" height="720" fill="#eef7f9"/><circle cx="760" cy="120" r="56" fill="#f4b860"/>'

const twoAtTable =
  wall +
  person(230, '#64c2e0') +
  person(700, '#e0936b') +
  '<path d="M90 470H870L930 640H30Z" fill="#2b7a99"/>'

const scenes = {
  /** Two at the corner of a table, a recorder and a notebook between them. */
  talk: twoAtTable + recorder(499, 505, 1.1) + notebook(712, 540, 1.3),
  /** The same two before anything lies on the table. */
  bare: twoAtTable,
  /** The same two, nearer. */
  near: `${wall}<g transform="translate(-210 -70) scale(1.52)">${person(330, '#64c2e0')}${person(600, '#e0936b')}</g>`,
  /** What lies on the table. */
  table:
    '<rect width="960" height="720" fill="#2b7a99"/>' + recorder(330, 360, 4.2) + notebook(620, 370, 3.4),
} as const

/** The tour's own pictures, as JPEG. */
export const drawScene = (name: keyof typeof scenes): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scenes[name]}</svg>`,
    ),
  )
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
