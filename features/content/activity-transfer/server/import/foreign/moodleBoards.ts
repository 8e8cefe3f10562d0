import { childOf, type XmlNode } from '#kit/files/server/xml.ts'
import type {
  ForeignHead,
  ForeignQuestion,
  ForeignText,
  ForeignZone,
  Loss,
} from '../../../questions/foreignQuestion.ts'
import type { Probe } from '../../../questions/probe.ts'
import { sizeOf } from '../rich/pictureSize.ts'
import { wordsIn, type ForeignTexts } from './foreignText.ts'
import { childrenNamed, ownPicture, shareOf, textIn, valueOf } from './moodleFields.ts'

/** Items in the order of their fractions, which number them. How each place counts is compared with what the card gives. */
export function orderOf(question: XmlNode, head: ForeignHead, texts: ForeignTexts): ForeignQuestion {
  const items = childrenNamed(question, 'answer')
    .toSorted((one, other) => shareOf(one) - shareOf(other))
    .map((answer) => textIn(answer, texts))
  const grading = valueOf(childOf(question, 'gradingtype'))
  const shown = valueOf(childOf(question, 'selecttype'))
  const losses: Loss[] = []
  if (/^(RANDOM|CONTIGUOUS)$/.test(shown))
    losses.push({
      outcome: 'left',
      reason: 'settingDropped',
      text: `selecttype: ${shown} ${valueOf(childOf(question, 'selectcount'))}`,
    })
  const probes = probesOf(grading, items)
  if (probes.length === 0 && grading !== '')
    losses.push({ outcome: 'changed', reason: 'scoringUnknown', text: grading })
  return { ...head, kind: 'order', items, probes, losses: [...head.losses, ...losses] }
}

/** The right order and one with its ends exchanged, where the way of grading says what each is worth; else none. */
function probesOf(grading: string, items: readonly ForeignText[]): Probe[] {
  const all = items.map((_, index) => index)
  const turned = all.map((place) => (place === 0 ? all.length - 1 : place === all.length - 1 ? 0 : place))
  const share =
    grading === 'ALL_OR_NOTHING'
      ? 0
      : grading === 'ABSOLUTE_POSITION'
        ? (items.length - 2) / items.length
        : undefined
  if (share === undefined || items.length < 2) return []
  const probe = (places: readonly number[], scaled: number): Probe => ({
    response: { kind: 'ordered', items: places },
    scaled,
    label: places.map((place) => wordsIn(items[place] ?? { blocks: [], pictures: [] })).join(' → '),
  })
  return [probe(all, 1), probe(turned, share)]
}

/** Pixels of a place for a text, whose size Moodle leaves to the browser. */
const lineHeight = 30
const widthOf = (words: string): number => Math.min(150, Math.max(50, 20 + 8 * [...words].length))

interface Box {
  readonly shape: ForeignZone['shape']
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** Whether the file has another shape there. */
  readonly isChanged: boolean
}

interface Thing {
  readonly no: string
  readonly text: ForeignText
  readonly size: { readonly width: number; readonly height: number }
}

/** Pictures and words, or markers, that are put on places of a picture. A thing that belongs nowhere is a distractor. */
export function boardOf(question: XmlNode, head: ForeignHead, texts: ForeignTexts): ForeignQuestion {
  const name = question.attributes['type'] ?? ''
  const picture = ownPicture(question)
  const board = picture && sizeOf(picture.bytes)
  if (!picture || !board) return { ...head, kind: 'unknown', name }
  const losses: Loss[] = []
  const things = childrenNamed(question, 'drag').map((drag) => thingOf(drag, texts))
  const drops = childrenNamed(question, 'drop').flatMap((drop) => {
    const choice = valueOf(childOf(drop, 'choice'))
    const box = boxOf(
      drop,
      things.find(({ no }) => no === choice),
    )
    if (!box) losses.push({ outcome: 'left', reason: 'syntax', text: valueOf(childOf(drop, 'coords')) })
    else if (box.isChanged)
      losses.push({ outcome: 'changed', reason: 'shapeChanged', text: valueOf(childOf(drop, 'coords')) })
    return box ? [{ choice, label: valueOf(childOf(drop, 'text')), box }] : []
  })
  const placesOf = ({ no }: Thing) => drops.flatMap(({ choice }, place) => (choice === no ? [place] : []))
  return {
    ...head,
    kind: 'place',
    mode: 'things',
    board: { picture: texts.pictures.add(picture), alt: '' },
    finds: null,
    zones: drops.map(({ label, box }, place) => ({
      label: label || String(place + 1),
      shape: box.shape,
      isRight: true,
      ...shareIn(box, board),
    })),
    // One that belongs to several places lies there as often.
    things: things.flatMap((thing) => {
      const zones = placesOf(thing)
      return Array.from({ length: Math.max(1, zones.length) }, () => ({ text: thing.text, zones }))
    }),
    losses: [...head.losses, ...losses],
  }
}

function thingOf(drag: XmlNode, texts: ForeignTexts): Thing {
  const words = texts.read(valueOf(childOf(drag, 'text')), 'html')
  const picture = ownPicture(drag)
  const size = (picture && sizeOf(picture.bytes)) ?? { width: widthOf(wordsIn(words)), height: lineHeight }
  const no = valueOf(childOf(drag, 'no'))
  if (!picture) return { no, text: words, size }
  const alt = wordsIn(words)
  return { no, text: { blocks: [], pictures: [{ picture: texts.pictures.add(picture), alt }] }, size }
}

const numbersIn = (text: string): number[] => text.split(/[,;\s]+/).map(Number)

/** The box around a place: a circle `x,y;r`, a rectangle `x,y;width,height`, a polygon, or where a thing's corner goes. */
function boxOf(drop: XmlNode, thing: Thing | undefined): Box | undefined {
  const shape = valueOf(childOf(drop, 'shape')).toLowerCase()
  const numbers =
    shape === ''
      ? [valueOf(childOf(drop, 'xleft')), valueOf(childOf(drop, 'ytop'))].map(Number)
      : numbersIn(valueOf(childOf(drop, 'coords')))
  const [x = Number.NaN, y = Number.NaN, third = Number.NaN, fourth = Number.NaN] = numbers
  const isRead = (...needed: number[]) => needed.every((each) => Number.isFinite(each))
  const box = (left: number, top: number, right: number, bottom: number, isChanged = false): Box => ({
    shape: 'box',
    ...{ left, top, right, bottom, isChanged },
  })
  if (shape === '') {
    const { width, height } = thing?.size ?? { width: widthOf(''), height: lineHeight }
    return isRead(x, y) ? box(x, y, x + width, y + height) : undefined
  }
  if (shape === 'circle')
    return isRead(x, y, third)
      ? { ...box(x - third, y - third, x + third, y + third), shape: 'ellipse' }
      : undefined
  if (shape === 'rectangle') return isRead(x, y, third, fourth) ? box(x, y, x + third, y + fourth) : undefined
  if (numbers.length < 6 || !isRead(...numbers)) return undefined
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  return box(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), true)
}

/** A box as shares of its board, cut at its edges. */
function shareIn(
  { left, top, right, bottom }: Box,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const within = (value: number) => Math.min(1, Math.max(0, value))
  const [x, y] = [within(left / width), within(top / height)]
  return {
    x,
    y,
    width: Math.max(0.01, within(right / width) - x),
    height: Math.max(0.01, within(bottom / height) - y),
  }
}
