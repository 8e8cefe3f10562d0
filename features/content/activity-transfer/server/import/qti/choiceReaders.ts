import { attribute, childrenNamed, isTrue, lineIn, type QtiNode } from './standard/qtiNodes.ts'
import { noText, partMark } from '../../../questions/foreignQuestion.ts'
import { partsOf } from './qtiItem.ts'
import { someOrders, someSets, type QtiJob, type Reader } from './qtiJob.ts'

const identifierOf = (node: QtiNode): string => attribute(node, 'identifier')

/** Which of these parts are right, by their places. */
const rightOf = ({ right }: QtiJob, parts: readonly QtiNode[]): Set<number> => {
  const ids = new Set(right.items.map(String))
  return new Set(parts.flatMap((part, place) => (ids.has(identifierOf(part)) ? [place] : [])))
}

const fixedIn = (job: QtiJob, parts: readonly QtiNode[]): void => {
  if (job.isShuffled && parts.some((part) => isTrue(attribute(part, 'fixed'))))
    job.left('settingDropped', 'fixed')
}

/** How many are to be chosen, where that is neither one nor any number. */
const limitsOf = (job: QtiJob, count: number): void => {
  if (job.most() > 1 && job.most() < count) job.left('settingDropped', `maxChoices: ${job.most()}`)
  const least = job.says('minChoices')
  if (!/^[01]?$/.test(least)) job.left('settingDropped', `minChoices: ${least}`)
}

const choice: Reader = (job) => {
  const choices = childrenNamed(job.node, 'simpleChoice')
  const right = rightOf(job, choices)
  const isMulti = job.most() > 1
  limitsOf(job, choices.length)
  fixedIn(job, choices)
  const labels = choices.map((each) => job.plain(each.children))
  const trials = someSets(choices.length, right, job.most()).map((places) =>
    job.trial(
      places.map((place) => identifierOf(choices[place] ?? job.node)),
      { kind: 'chosen', options: places },
      places.map((place) => labels[place]).join(', '),
      places.length === 1 ? places[0] : undefined,
    ),
  )
  const evenShare = (place: number) =>
    right.has(place) ? 100 / right.size : -100 / Math.max(1, choices.length - right.size)
  const singleShare = (place: number) => {
    const share = job.share([identifierOf(choices[place] ?? job.node)])
    return share === undefined ? (right.has(place) ? 100 : 0) : share * 100
  }
  return {
    trials,
    body: {
      kind: 'choice',
      isMulti,
      isShuffled: job.isShuffled,
      options: choices.map((each, place) => {
        const said = partsOf(each, 'feedbackInline', 'feedbackBlock').flatMap(({ children }) => children)
        return {
          text: job.text(each.children),
          share: isMulti ? evenShare(place) : singleShare(place),
          feedback: said.length > 0 ? job.text(said) : noText,
        }
      }),
    },
  }
}

const order: Reader = (job) => {
  const choices = childrenNamed(job.node, 'simpleChoice')
  const ids = job.right.items.map(String)
  const inOrder = ids.flatMap((id) => choices.filter((each) => identifierOf(each) === id))
  const others = choices.filter((each) => !inOrder.includes(each))
  fixedIn(job, choices)
  job.settings('minChoices', 'maxChoices')
  const items = inOrder.length > 0 ? inOrder : choices
  if (inOrder.length === 0)
    job.changed('rightMissing', choices.map((each) => job.plain(each.children)).join(', '))
  else for (const each of others) job.left('tooManyParts', job.plain(each.children))
  const labels = items.map((each) => job.plain(each.children))
  return {
    body: { kind: 'order', items: items.map((each) => job.text(each.children)) },
    trials: someOrders(items.length).map((places) =>
      job.trial(
        places.map((place) => identifierOf(items[place] ?? job.node)),
        { kind: 'ordered', items: places },
        places.map((place) => labels[place]).join(' → '),
      ),
    ),
  }
}

/** Words of a text. All words of the text can be marked here, not only those that are offered. */
const hottext: Reader = (job) => {
  const parts = partsOf(job.node, 'hottext')
  const right = rightOf(job, parts)
  limitsOf(job, parts.length)
  const words = parts.map((part) => job.plain(part.children))
  const isBySentence = words.length > 0 && words.every((word) => /[.!?。！？…]["'”’）)]?$/.test(word))
  const isWhole = words.every((word) => lineIn(job.node).includes(word))
  if (!isBySentence || !isWhole) job.changed('wordsOpen', words.join(', '))
  const content = job.node.children.filter(({ name }) => name !== 'prompt')
  return {
    body: {
      kind: 'marks',
      right: parts.map((_, place) => right.has(place)),
      isBySentence,
      text: job.text(content, (node) =>
        node.name === 'hottext' ? partMark + job.html(node.children) + partMark : undefined,
      ),
    },
    trials: someSets(parts.length, right, job.most()).map((places) =>
      job.trial(
        places.map((place) => identifierOf(parts[place] ?? job.node)),
        { kind: 'marked', parts: places },
        places.map((place) => words[place]).join(', '),
      ),
    ),
  }
}

/** Interactions of which some or all parts are chosen, by their names. */
export const choiceReaders: Readonly<Record<string, Reader>> = {
  choiceInteraction: choice,
  orderInteraction: order,
  hottextInteraction: hottext,
}
