import type { OwnProblem } from '#kit/card/content.ts'
import type { ImageCard } from './image.schema.ts'

/** What stops a picture card from being shown. */
export function imageProblems(card: ImageCard): OwnProblem[] {
  if (card.pictures.length === 0) return [{ path: 'pictures', key: 'problems.noPicture' }]
  return card.pictures.flatMap(({ hotspots }, picture) =>
    hotspots.flatMap(({ title }, index) =>
      title.trim() === ''
        ? [
            {
              path: `pictures.${picture}.hotspots.${index}.title`,
              key: 'problems.noHotspotTitle',
              values: { number: index + 1 },
            },
          ]
        : [],
    ),
  )
}
