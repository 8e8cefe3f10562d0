import { isObject } from '#kit/value/sameJson.ts'
import { Params } from './params.ts'

type Fields = Readonly<Record<string, unknown>>

/** Settings that once stood beside the question, by the names that they have among its behaviours now. */
const movedSettings: Fields = {
  tryAgain: 'enableRetry',
  enableTryAgain: 'enableRetry',
  enableRetry: 'enableRetry',
  enableShowSolution: 'enableSolutionsButton',
  enableSolutionsButton: 'enableSolutionsButton',
  singleAnswer: 'singleAnswer',
  singlePoint: 'singlePoint',
  randomAnswers: 'randomAnswers',
  caseSensitive: 'caseSensitive',
  autoCheck: 'autoCheck',
  instantFeedback: 'instantFeedback',
}
const withMovedSettings: ReadonlySet<string> = new Set([
  'H5P.MultiChoice',
  'H5P.DragQuestion',
  'H5P.DragText',
  'H5P.Blanks',
  'H5P.MarkTheWords',
])

/** Where older versions kept what is said after the answer, whatever its score. */
const movedFeedback: Fields = {
  'H5P.DragQuestion': 'feedback',
  'H5P.DragText': 'score',
  'H5P.Blanks': 'score',
  'H5P.MarkTheWords': 'score',
  'H5P.Summary': 'summary',
}

/**
 * Parameters of a content in the form of its library's current version, as H5P's own upgrades make them; what is of that form
 * already stays as it is.
 */
export function currentParams(library: string, params: Params): Params {
  const { value } = params
  if (!isObject(value)) return params
  return new Params({
    ...value,
    ...behaviourOf(library, value),
    ...mediumOf(library, value),
    ...feedbackOf(library, value),
  })
}

function behaviourOf(library: string, value: Fields): Fields {
  const own = isObject(value['behaviour']) ? value['behaviour'] : undefined
  const moved = withMovedSettings.has(library)
    ? Object.entries(movedSettings).flatMap(([old, name]) =>
        typeof value[old] === 'boolean' ? [[String(name), value[old]]] : [],
      )
    : []
  const behaviour: Fields = { ...Object.fromEntries(moved), ...own }
  if (library !== 'H5P.MultiChoice' || typeof behaviour['singleAnswer'] !== 'boolean')
    return own || moved.length > 0 ? { behaviour } : {}
  return { behaviour: { type: behaviour['singleAnswer'] ? 'single' : 'auto', ...behaviour } }
}

/** A picture above the question was once nothing but a file. */
function mediumOf(library: string, value: Fields): Fields {
  const had = library === 'H5P.MultiChoice' || library === 'H5P.Blanks'
  if (!had || 'media' in value || !isObject(value['image'])) return {}
  return { media: { type: { library: 'H5P.Image 1.0', params: { file: value['image'] } } } }
}

function feedbackOf(library: string, value: Fields): Fields {
  if (Array.isArray(value['overallFeedback'])) return {}
  const field = movedFeedback[library]
  const said = typeof field === 'string' ? value[field] : undefined
  if (typeof said === 'string') return { overallFeedback: [{ from: 0, to: 100, feedback: said }] }
  const labels = new Params(value).at('UI')
  const of = (name: string) => labels.at(name).text || labels.at('feedback').text
  const [wrong, almost, right] = [of('wrongText'), of('almostText'), of('correctText')]
  if (library !== 'H5P.MultiChoice' || right === '') return {}
  return {
    overallFeedback: [
      { from: 0, to: 0, feedback: wrong },
      { from: 1, to: 99, feedback: almost },
      { from: 100, to: 100, feedback: right },
    ],
  }
}
