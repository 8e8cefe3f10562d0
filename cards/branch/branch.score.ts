import type { PartFeedback, Score } from '#kit/card/verdict.ts'
import { maxScore, type BranchCard, type BranchOption, type BranchResponse } from './branch.schema.ts'

/** From here on a choice counts as passed: as two stars do. */
const passShare = 0.6

/**
 * `none`: a choice is neither right nor wrong. `ending`: what the ending that it leads to is worth; a choice that leads on is
 * not graded here. `path`: the option's share of the best one, so that the branches on a learner's path add up.
 */
export function scoreBranch(card: BranchCard, { optionId }: BranchResponse): Score {
  const option = card.options.find(({ id }) => id === optionId)
  const parts = option ? feedbackOf(card, option) : []
  const scaled = option ? shareOf(card, option) : null
  if (scaled === null) return { scaled, passed: false, parts, isFinal: true }
  return { scaled, passed: scaled >= passShare, parts }
}

export const endingOf = (card: BranchCard, { next }: BranchOption) =>
  next.to === 'ending' ? card.endings.find(({ id }) => id === next.endingId) : undefined

function shareOf(card: BranchCard, option: BranchOption): number | null {
  if (card.scoring === 'ending') {
    const ending = endingOf(card, option)
    return ending ? ending.score / maxScore : null
  }
  const best = Math.max(...card.options.map(({ score }) => score))
  return card.scoring === 'path' && best > 0 ? option.score / best : null
}

/** The feedback on the choice, and the ending that it led to: its title in the first line. */
function feedbackOf(card: BranchCard, option: BranchOption): PartFeedback[] {
  const ending = endingOf(card, option)
  return [
    { partId: option.id, text: option.feedback },
    ...(ending ? [{ partId: ending.id, text: `${ending.title}\n${ending.text}` }] : []),
  ].filter(({ text }) => text.trim() !== '')
}
