import type { Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import { idOf, type H5pReader } from './h5pReader.ts'
import { Params } from './params.ts'

const maxOptions = 8
const maxScore = 100
const end = -1

/** A content of a scenario: what it leads to by itself, and by each of its alternatives. */
interface Node {
  readonly index: number
  readonly item: Params
  readonly alternatives: readonly Params[]
}

const nextOf = (item: Params): number => item.at('nextContentId').number(end)
const feedbackOf = (content: H5pContent, item: Params): readonly string[] =>
  ['title', 'subtitle']
    .map((name) => content.plain(item.at('feedback', name).text))
    .filter((text) => text !== '')

/**
 * A scenario as cards in the order of its first way: at each branching question a branch, and behind a content that another one
 * than its neighbour follows a jump to that one.
 */
const branchingScenario: H5pReader = (content) => {
  const root = content.params.at('branchingScenario')
  const nodes = root.at('content').list.map((item, index): Node => ({
    index,
    item,
    alternatives: item.at('type', 'params', 'branchingQuestion', 'alternatives').list,
  }))
  const order = orderOf(nodes)
  for (const { item } of nodes.filter((node) => !order.includes(node)))
    content.left('h5pPart', content.titleIn(item.at('type', 'metadata')) || item.at('type', 'library').text)
  const behaviour = root.at('behaviour')
  content.drop(
    behaviour.at('forceContentFinished').flag() && 'forceContentFinished',
    behaviour.at('randomizeBranchingQuestions').flag() && 'randomizeBranchingQuestions',
  )
  const screens = root.at('endScreens').list
  const screen = screens[0] ?? new Params(null)
  const scoring = root.at('scoringOptionGroup', 'scoringOption').text
  const scenario = { screen, scoring, root, best: bestOf(nodes, screen) }
  const references = new Map([...order.map(({ index }) => index), end].map((at) => [at, content.reference()]))
  const referenceOf = (index: number) => references.get(index) ?? null
  const drafts: Draft[] = []
  const waiting: number[] = []
  // A content of which nothing came is passed over: who is led to it comes to the next card.
  const add = (...own: readonly Draft[]) => {
    const [first] = own
    if (first) for (const reference of waiting.splice(0)) content.target(reference, first)
    drafts.push(...own)
  }
  for (const [place, node] of order.entries()) {
    waiting.push(referenceOf(node.index) ?? 0)
    if (node.alternatives.length > 0) {
      add(branchOf(content, node, scenario, referenceOf))
      continue
    }
    add(...content.inside([node.item.at('type')]))
    for (const said of feedbackOf(content, node.item)) add(...content.text(said))
    const next = nextOf(node.item)
    const follower = order[place + 1]?.index ?? end
    const score = node.item.at('feedback', 'endScreenScore').text
    if (next === end && scoring === 'static-end-score')
      content.drop(score !== '' && `endScreenScore: ${score}`)
    if (next !== follower) add({ type: 'jump', kind: 'card', targetId: referenceOf(next) })
  }
  waiting.push(referenceOf(end) ?? 0)
  const isReached = order.some(({ item, alternatives }) => alternatives.length === 0 && nextOf(item) === end)
  if (isReached || waiting.length > 1) add(...endCards(content, screen))
  return [...startCards(content, root.at('startScreen')), ...drafts]
}

/** The contents that can be reached, each before what its first way leads to. */
function orderOf(nodes: readonly Node[]): readonly Node[] {
  const order = new Set<Node>()
  const ahead = [0]
  for (let index = ahead.pop(); index !== undefined; index = ahead.pop()) {
    const node = nodes[index]
    if (!node || order.has(node)) continue
    order.add(node)
    const ways = node.alternatives.length > 0 ? node.alternatives.map(nextOf) : [nextOf(node.item)]
    ahead.push(...ways.toReversed())
  }
  return [...order]
}

const scoreIn = (item: Params, otherwise: number): number =>
  Math.max(0, item.at('feedback', 'endScreenScore').number(otherwise))

/** The most that an end of the scenario is worth. */
function bestOf(nodes: readonly Node[], screen: Params): number {
  const usual = screen.at('endScreenScore').number(0)
  const ends = nodes
    .flatMap(({ item, alternatives }) => (alternatives.length > 0 ? alternatives : [item]))
    .filter((way) => nextOf(way) === end)
  return Math.max(0, ...ends.map((way) => scoreIn(way, usual)))
}

interface Scenario {
  readonly root: Params
  readonly screen: Params
  readonly scoring: string
  readonly best: number
}

function branchOf(
  content: H5pContent,
  { item, alternatives }: Node,
  { root, screen, scoring, best }: Scenario,
  referenceOf: (index: number) => number | null,
): Draft {
  const textOf = (alternative: Params) => content.plain(alternative.at('text').text)
  const taken = content.first(alternatives, maxOptions, textOf)
  for (const picture of taken.map((alternative) => alternative.at('feedback', 'image')))
    if (picture.at('path').isThere) content.left('pictureNoPlace', picture.at('path').text)
  const endsAt = (alternative: Params) => nextOf(alternative) === end
  const share = (score: number) => (best === 0 ? 0 : Math.round((score / best) * maxScore))
  const most = Math.max(0, ...taken.map((alternative) => scoreIn(alternative, 0)))
  const isSummed = scoring === 'dynamic-score' && most > 0
  const isGraded = scoring === 'static-end-score' && best > 0 && taken.some(endsAt)
  const title = content.titleIn(item.at('type', 'metadata'))
  return {
    type: 'branch',
    ...(title !== '' && { title: content.fitted(title, 100) }),
    points: isSummed ? Math.min(100, Math.round(most)) : isGraded ? Math.min(100, Math.round(best)) : 0,
    question: content.words(item.at('type', 'params', 'branchingQuestion', 'question').text, 500),
    scoring: isSummed ? 'path' : isGraded ? 'ending' : 'none',
    back: root.at('behaviour', 'enableBackwardsNavigation').flag(),
    options: taken.map((alternative, index) => ({
      id: idOf(index),
      text: content.words(alternative.at('text').text, 200),
      feedback: endsAt(alternative) ? '' : content.fitted(feedbackOf(content, alternative).join('\n'), 500),
      score: isSummed ? Math.round((scoreIn(alternative, 0) / most) * maxScore) : 0,
      next: endsAt(alternative)
        ? { to: 'ending', endingId: `e${index + 1}` }
        : { to: 'card', cardId: referenceOf(nextOf(alternative)) },
    })),
    endings: taken.flatMap((alternative, index) => {
      if (!endsAt(alternative)) return []
      const usual = ['endScreenTitle', 'endScreenSubtitle'].map((name) => content.plain(screen.at(name).text))
      const own = feedbackOf(content, alternative)
      const [first = '', ...others] = own.length > 0 ? own : usual.filter((text) => text !== '')
      return [
        {
          id: `e${index + 1}`,
          title: content.fitted(first || textOf(alternative), 60),
          text: content.fitted(others.join('\n'), 1000),
          score: share(scoreIn(alternative, screen.at('endScreenScore').number(0))),
        },
      ]
    }),
  }
}

const screenOf = (content: H5pContent, screen: Params, names: readonly string[]): Draft[] =>
  content.text(
    names
      .map((name) => screen.at(name).text)
      .filter((text) => text !== '')
      .join('<br>'),
  )

const startCards = (content: H5pContent, screen: Params): Draft[] => [
  ...content.gallery([content.picture(screen.at('startScreenImage'), screen.at('startScreenAltText').text)]),
  ...screenOf(content, screen, ['startScreenTitle', 'startScreenSubtitle']),
]

/** Where the scenario ends by itself; without words its title stands there, since a jump leads to a card. */
function endCards(content: H5pContent, screen: Params): Draft[] {
  const words = screenOf(content, screen, ['endScreenTitle', 'endScreenSubtitle'])
  return [
    ...(words.length > 0 ? words : content.text(content.label)),
    ...content.gallery([content.picture(screen.at('endScreenImage'), '')]),
  ]
}

/** Contents of H5P whose way is chosen, by their libraries. */
export const branchingReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.BranchingScenario': branchingScenario,
}
