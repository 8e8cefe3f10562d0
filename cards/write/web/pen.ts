import type { Character } from '../write.schema.ts'

/** The colour of a token as the pen takes it, `rgb(…)`: it knows no variables. */
function colourOf(box: HTMLElement, token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  box.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The pen in an empty box, with the strokes of the card; nothing is fetched. */
export async function penIn(box: HTMLElement, { text, strokes, medians }: Character, hasOutline: boolean) {
  const { default: HanziWriter } = await import('hanzi-writer')
  // Its own way to clear is refused where a page demands trusted types.
  box.replaceChildren()
  const side = Math.min(264, box.clientWidth || 264)
  return HanziWriter.create(box, text, {
    ...{ width: side, height: side, padding: 12, drawingWidth: 18 },
    ...{ showCharacter: false, showOutline: hasOutline },
    strokeColor: colourOf(box, '--ink'),
    drawingColor: colourOf(box, '--brand-deep'),
    highlightColor: colourOf(box, '--brand-deep'),
    outlineColor: colourOf(box, '--line-control'),
    strokeAnimationSpeed: 1.2,
    charDataLoader: () => ({
      strokes: [...strokes],
      medians: medians.map((line) => line.map((point) => [...point])),
    }),
  })
}
export type Pen = Awaited<ReturnType<typeof penIn>>
