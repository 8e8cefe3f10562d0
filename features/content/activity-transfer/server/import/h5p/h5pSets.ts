import { sectionDraft, type Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import type { H5pReader } from './h5pReader.ts'
import type { Params } from './params.ts'

/** Cards inside cards go no deeper than this; further sets are opened. */
const deepest = 2

/** Questions with one result: a card that holds them; within others they stand by themselves. */
const questionSet: H5pReader = (content) => {
  const { params } = content
  const cards = content.inside(params.at('questions').list, content.level + 1)
  for (const name of ['message', 'oldFeedback'])
    if (params.at('endGame', name).text !== '')
      content.left('feedbackDropped', content.plain(params.at('endGame', name).text))
  if (params.at('passPercentage').number(0) > 0)
    content.left('settingDropped', `passPercentage: ${params.at('passPercentage').text}`)
  if (content.level > deepest || cards.length < 2) return cards
  const pool = params.at('poolSize').number(0)
  const isDrawn = pool > 0 && pool < cards.length
  const isShuffled = params.at('randomQuestions').flag()
  return [
    {
      type: 'composite',
      ...content.head(),
      ...content.feedback(params.at('endGame')),
      points: cards.length,
      intro: content.words(params.at('introPage', 'introduction').text, 1000),
      order: isDrawn ? 'drawn' : isShuffled ? 'shuffled' : 'fixed',
      ...(isDrawn && { draw: pool }),
      showResult: params.at('endGame', 'showResultPage').flag(true),
      cards,
    },
  ]
}

const questionnaire: H5pReader = (content) =>
  content.inside(content.params.at('questionnaireElements').list.map((element) => element.at('library')))

const column: H5pReader = (content) =>
  content.inside(content.params.at('content').list.map((part) => part.at('content')))

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
  const slides = content.params.at('presentation', 'slides').list
  for (const element of slides.flatMap((slide) => slide.at('elements').list)) {
    const to = element.at('goToSlide').text || element.at('goToSlideType').text
    if (!element.at('action', 'library').isThere && to !== '')
      content.left('h5pPart', content.plain(element.at('title').text) || `goToSlide: ${to}`)
  }
  return parts(
    content,
    slides.map((slide, index) => [
      content.plain(slide.at('keywords').list[0]?.at('main').text ?? '') || String(index + 1),
      slide
        .at('elements')
        .list.map((element) => element.at('action'))
        .filter((action) => action.at('library').isThere),
    ]),
  )
}

const interactiveBook: H5pReader = (content) =>
  parts(
    content,
    content.params.at('chapters').list.map((chapter) => [content.titleIn(chapter.at('metadata')), [chapter]]),
  )

/** Contents of H5P that hold others, by their libraries. */
export const setReaders: Readonly<Record<string, H5pReader>> = {
  'H5P.QuestionSet': questionSet,
  'H5P.Questionnaire': questionnaire,
  'H5P.Column': column,
  'H5P.CoursePresentation': coursePresentation,
  'H5P.InteractiveBook': interactiveBook,
}
