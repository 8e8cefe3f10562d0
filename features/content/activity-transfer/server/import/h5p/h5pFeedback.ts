import { cut } from '../../../draftCards.ts'
import type { LossReason } from '../../../documentBlock.ts'
import type { Params } from './params.ts'

/** The content that says it. */
interface Speaker {
  plain(html: string): string
  left(reason: LossReason, text: string): void
}

const feedbackMax = 500
/** H5P's count of points needs no words: the player shows it. */
const count = /@score|@total|@percent|:num/

/** What is said after the answer, by ranges of per cent. What belongs to none of three results is named. */
export function feedbackOf(content: Speaker, from: Params): object {
  const ranges = from.at('overallFeedback').list
  const saidIn = (range: Params | undefined) => {
    const said = content.plain(range?.at('feedback').text ?? '')
    return count.test(said) ? '' : said
  }
  const of = (percent: number) => {
    const range = ranges.find(
      (each) => each.at('from').number(0) <= percent && percent <= each.at('to').number(100),
    )
    return cut(saidIn(range), feedbackMax)
  }
  const feedback = { correct: of(100), partly: of(50), wrong: of(0) }
  for (const said of ranges.map(saidIn))
    if (said !== '' && !Object.values(feedback).includes(cut(said, feedbackMax)))
      content.left('feedbackDropped', said)
  return { feedback }
}
