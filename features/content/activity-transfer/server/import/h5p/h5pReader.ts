import type { Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import type { Picture } from './h5pJob.ts'

/** Makes cards of one content of H5P; none where it holds nothing. */
export type H5pReader = (content: H5pContent) => Draft[]

/** The id of a part by its place. */
export const idOf = (index: number): string => `p${index + 1}`
export const maxOptions = 12

/** Tips, which stand beside single answers in H5P, as the hints of a card; plain text. */
export const hintsOf = (content: H5pContent, tips: readonly string[]): string[] =>
  content
    .first(
      tips.filter((tip) => tip.trim() !== ''),
      5,
      (tip) => tip,
    )
    .map((tip) => content.fitted(tip, 300))

/** The medium above a question: a picture in it where the card has a place, else cards before it. */
export function mediumOf(content: H5pContent): { readonly before: Draft[]; readonly picture?: Picture } {
  const medium = content.params.at('media', 'type').isThere
    ? content.params.at('media', 'type')
    : content.params.at('media')
  const isPicture = medium.at('library').text.startsWith('H5P.Image ')
  if (!isPicture) return { before: medium.at('library').isThere ? content.inside([medium]) : [] }
  const picture = content.picture(medium.at('params', 'file'), medium.at('params', 'alt').text)
  return { before: [], ...(picture && { picture }) }
}

/** The same for a card without a place for a picture. */
export function mediaBefore(content: H5pContent): Draft[] {
  const { before, picture } = mediumOf(content)
  return [...before, ...content.gallery([picture], '')]
}
