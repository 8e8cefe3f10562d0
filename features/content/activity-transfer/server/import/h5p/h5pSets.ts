import { maxChildren } from '#kit/card/nesting.ts'
import { sectionDraft, type Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import { parted } from './h5pLong.ts'
import type { H5pReader } from './h5pReader.ts'
import { Params } from './params.ts'

/** Cards inside cards go no deeper than this; further sets are opened. */
const deepest = 2

/** What is said to who passed and to who did not, before it was said by ranges. */
const oldFeedback = ['successGreeting', 'successComment', 'failGreeting', 'failComment']

/** A draft whose tries are as the set wants them for all its questions. */
function overridden(draft: Draft, override: Params): Draft {
  const attempts = new Params(draft['attempts'])
  const [retry, shows] = [override.at('retryButton').text, override.at('showSolutionButton').text]
  if (!attempts.isThere || (retry === '' && shows === '')) return draft
  const most = retry === 'on' ? null : retry === 'off' ? 1 : attempts.at('max').value
  const isShown = shows === '' ? attempts.at('showAnswer').text !== 'never' : shows === 'on'
  const showAnswer = isShown ? (most === null ? 'afterLast' : 'afterAnswer') : 'never'
  return { ...draft, attempts: { max: most, showAnswer } }
}

/** Questions with one result: a card that holds them; within others they stand by themselves. */
const questionSet: H5pReader = (content) => {
  const { params } = content
  const override = params.at('override')
  const cards = content
    .inside(params.at('questions').list, content.level + 1)
    .map((card) => overridden(card, override))
  const end = params.at('endGame')
  for (const from of [end.at('message'), ...oldFeedback.map((name) => end.at('oldFeedback', name))])
    if (from.text !== '') content.left('feedbackDropped', content.plain(from.text))
  for (const film of ['successVideo', 'failVideo'])
    for (const file of end.at(film).list) content.left('h5pPart', file.at('path').text)
  content.drop(
    params.at('passPercentage').number(0) > 0 && `passPercentage: ${params.at('passPercentage').text}`,
    params.at('disableBackwardsNavigation').flag() && 'disableBackwardsNavigation',
  )
  if (content.level > deepest || cards.length < 2) return cards
  const pool = params.at('poolSize').number(0)
  const isOne = cards.length <= maxChildren
  const isDrawn = pool > 0 && pool < cards.length && isOne
  if (!isOne) {
    content.changed('textSplit', content.label)
    content.drop(pool > 0 && `poolSize: ${pool}`)
  }
  const isShuffled = params.at('randomQuestions').flag()
  const page = params.at('introPage')
  const intro = page.at('showIntroPage').flag(true)
    ? [page.at('title').text, page.at('introduction').text].filter((text) => text !== '').join('<br>')
    : ''
  const background = content.picture(page.at('backgroundImage'), page.at('backgroundImageAltText').text)
  return [
    ...content.gallery([background], ''),
    ...parted(cards, maxChildren).map((own, index): Draft => ({
      type: 'composite',
      ...content.head(),
      ...content.feedback(end),
      points: own.length,
      intro: index === 0 ? content.words(intro, 1000) : '',
      order: isDrawn ? 'drawn' : isShuffled ? 'shuffled' : 'fixed',
      ...(isDrawn && { draw: pool }),
      showResult: end.at('showResultPage').flag(true),
      cards: own,
    })),
  ]
}

const questionnaire: H5pReader = (content) =>
  content.inside(content.params.at('questionnaireElements').list.map((element) => element.at('library')))

const column: H5pReader = (content) =>
  content.inside(content.params.at('content').list.map((part) => part.at('content')))

/** A column of a row lists its contents as they are, without anything around them. */
const rowColumn: H5pReader = (content) => content.inside(content.params.at('content').list)

/** Columns beside each other, which follow one another on a phone. */
const row: H5pReader = (content) =>
  content.inside(content.params.at('columns').list.map((part) => part.at('content')))

/** Parts under headings; within others they stand without one, and so does a first part without a title. */
function parts(
  content: H5pContent,
  titled: readonly (readonly [title: string, contents: readonly Params[]])[],
) {
  return titled.flatMap(([title, contents], index): Draft[] => {
    const drafts = content.inside(contents)
    const isHeaded = drafts.length > 0 && content.depth === 1 && (index > 0 || title !== '')
    return isHeaded ? [sectionDraft(title), ...drafts] : drafts
  })
}

/** Slides become sections, and what stands on them cards in their order. */
const coursePresentation: H5pReader = (content) => {
  const root = content.params.at('presentation')
  const slides = root.at('slides').list
  for (const element of slides.flatMap((slide) => slide.at('elements').list)) {
    const comment = content.plain(element.at('solution').text)
    if (comment !== '') content.left('feedbackDropped', comment)
    const to = element.at('goToSlide').text || element.at('goToSlideType').text
    if (!element.at('action', 'library').isThere && to !== '')
      content.left('h5pPart', content.plain(element.at('title').text) || `goToSlide: ${to}`)
  }
  return [
    ...content.gallery(
      [content.picture(root.at('globalBackgroundSelector', 'imageGlobalBackground'), '')],
      '',
    ),
    ...parts(
      content,
      slides.map((slide, index) => [
        content.plain(slide.at('keywords').list[0]?.at('main').text ?? '') || String(index + 1),
        [...background(slide), ...onSlide(root, slide)],
      ]),
    ),
  ]
}

/** A picture behind a slide, which may be all that the slide shows. */
function background(slide: Params): Params[] {
  const file = slide.at('slideBackgroundSelector', 'imageSlideBackground')
  return file.at('path').isThere
    ? [new Params({ library: 'H5P.Image 1.1', params: { file: file.value } })]
    : []
}

/** What stands on a slide. Text that runs on from slide to slide stands once for all of them. */
function onSlide(root: Params, slide: Params): Params[] {
  const isFlowing = (action: Params) => action.at('library').text.startsWith('H5P.ContinuousText')
  const actions = (one: Params) => one.at('elements').list.map((element) => element.at('action'))
  const firstFlowing = root.at('slides').list.flatMap(actions).find(isFlowing)
  return actions(slide)
    .filter((action) => action.at('library').isThere)
    .flatMap((action) => {
      if (!isFlowing(action) || root.at('ct').text === '') return [action]
      if (action.value !== firstFlowing?.value) return []
      return [new Params({ library: 'H5P.AdvancedText 1.1', params: { text: root.at('ct').text } })]
    })
}

/** Its cover comes before its chapters. */
const interactiveBook: H5pReader = (content) => {
  const cover = content.params.at('showCoverPage').flag() ? content.params.at('bookCover') : new Params(null)
  return [
    ...content.inside([cover.at('coverMedium')].filter((medium) => medium.at('library').isThere)),
    ...content.text(cover.at('coverDescription').text),
    ...parts(
      content,
      content.params
        .at('chapters')
        .list.map((chapter) => [content.titleIn(chapter.at('metadata')), [chapter]]),
    ),
  ]
}

/** A map loses its ways: its stages follow one another as they stand in the file. */
const gameMap: H5pReader = (content) => {
  const { params } = content
  const intro = params.at('showTitleScreen').flag() ? params.at('titleScreen') : new Params(null)
  const lives = params.at('behaviour', 'lives').text
  const time = params.at('behaviour', 'timeLimitGlobal').text
  content.drop(lives !== '' && `lives: ${lives}`, time !== '' && `timeLimitGlobal: ${time}`)
  for (const name of ['endScreenTextSuccess', 'endScreenTextNoSuccess']) {
    const screen = params.at('endScreen', name === 'endScreenTextSuccess' ? 'success' : 'noSuccess')
    const said = content.plain(screen.at(name).text)
    if (said !== '') content.left('feedbackDropped', said)
  }
  const maps = [params.at('gamemapSteps', 'gamemap'), ...params.at('gamemaps').list]
  const stages = maps.flatMap((map) => map.at('elements').list)
  const contentsOf = (stage: Params) =>
    [stage.at('contentType'), ...stage.at('contentsList').list.map((each) => each.at('contentType'))].filter(
      (each) => each.at('library').isThere,
    )
  for (const stage of stages) {
    const special = stage.at('specialStageType').text
    if (special !== '' && contentsOf(stage).length === 0)
      content.drop(`${special}: ${stage.at('label').text}`)
  }
  return [
    ...content.inside([intro.at('titleScreenMedium')].filter((medium) => medium.at('library').isThere)),
    ...content.text(intro.at('titleScreenIntroduction').text),
    ...parts(
      content,
      stages.map((stage) => [content.plain(stage.at('label').text), contentsOf(stage)]),
    ),
  ]
}

/** Views that a camera flies between follow one another. */
const impressPresentation: H5pReader = (content) =>
  content.inside(
    content.params
      .at('viewsGroup', 'views')
      .list.map((view) => view.at('action'))
      .filter((action) => action.at('library').isThere),
  )

/** Contents of H5P that hold others, by their libraries. */
export const setReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.QuestionSet': questionSet,
  'H5P.Questionnaire': questionnaire,
  'H5P.Column': column,
  'H5P.Row': row,
  'H5P.RowColumn': rowColumn,
  'H5P.CoursePresentation': coursePresentation,
  'H5P.InteractiveBook': interactiveBook,
  'H5P.GameMap': gameMap,
  'H5P.ImpressPresentation': impressPresentation,
}
