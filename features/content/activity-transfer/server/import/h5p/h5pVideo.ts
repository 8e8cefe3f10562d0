import { fits, type Draft } from '../../../draftCards.ts'
import type { H5pContent } from './h5pContent.ts'
import { idOf, type H5pReader } from './h5pReader.ts'
import type { Params } from './params.ts'

/** A film beside the content is played here; one elsewhere is a link to it. */
export function videoDraft(content: H5pContent, files: readonly Params[], poster: Params): Draft[] {
  const elsewhere = files.map((file) => file.at('path').text).find((path) => path.startsWith('https://'))
  const own = files.filter((file) => !/^https?:\/\//.test(file.at('path').text))
  const film = own.map((file) => content.media(file, 'video')).find((each) => each !== undefined)
  const picture = content.picture(poster, '')
  const draft = { type: 'video', ...content.head(), ...(picture && { poster: picture }) }
  if (film) return [{ ...draft, ...film }]
  if (elsewhere === undefined) return []
  return [{ ...draft, source: 'address', address: elsewhere }]
}

export const video: H5pReader = (content) =>
  videoDraft(content, content.params.at('sources').list, content.params.at('visuals', 'poster'))

/**
 * A film that stops for its questions. What on it is no question follows it, and so does everything where the film is
 * elsewhere: nobody can stop it there.
 */
export const interactiveVideo: H5pReader = (content) => {
  const root = content.params.at('interactiveVideo')
  const [film] = videoDraft(
    content,
    root.at('video', 'files').list,
    root.at('video', 'startScreenOptions', 'poster'),
  )
  nameLost(content, root)
  const asked = askedIn(content, root, film)
  const own = film && { ...film, ...playedAs(content, root) }
  if (!own || own['source'] === 'address') {
    if (asked.length > 0) content.changed('h5pMoments', content.label)
    return [...(own ? [own] : []), ...asked.flatMap(({ drafts }) => drafts)]
  }
  const { questions, others } = sorted(asked)
  const { taken, rest } = apart(content, questions)
  if (taken.length === 0) return [own, ...others]
  if (others.length > 0) content.changed('h5pBeside', content.label)
  return [
    {
      ...own,
      type: 'videoQuiz',
      cards: taken.map(({ draft, isRequired }) => (isRequired ? draft : { ...draft, required: false })),
      moments: taken.map(({ at, backTo }, index) => ({ id: idOf(index), at, backTo })),
    },
    ...rest,
    ...others,
  ]
}

/** What one interaction asks, and when. */
interface Asked {
  /** In seconds. */
  readonly at: number
  readonly backTo: number | null
  /** Else nobody has to answer it to see the film go on. */
  readonly isRequired: boolean
  readonly drafts: readonly Draft[]
}

interface Question extends Omit<Asked, 'drafts'> {
  readonly draft: Draft
}

const begin = (moment: Params): number => Math.max(0, moment.at('duration', 'from').number(0))
/** A label on the film, which nobody answers. */
const isLabel = (moment: Params): boolean => moment.at('action', 'library').text.startsWith('H5P.Nil ')

/** What has no place here: words on the film, its captions, which are no media of the package, and its end screens. */
function nameLost(content: H5pContent, root: Params): void {
  for (const moment of root.at('assets', 'interactions').list)
    if (isLabel(moment)) content.left('h5pPart', content.plain(moment.at('label').text))
  for (const track of root.at('video', 'textTracks', 'videoTrack').list)
    if (track.at('track', 'path').isThere) content.left('h5pPart', track.at('label').text)
  for (const screen of root.at('assets', 'endscreens').list) content.left('h5pPart', screen.at('label').text)
}

/** So long before the end a summary is shown where its author says nothing. */
const usualSummary = 3

function askedIn(content: H5pContent, root: Params, film: Draft | undefined): readonly Asked[] {
  const moments = root
    .at('assets', 'interactions')
    .list.filter((moment) => !isLabel(moment))
    .toSorted((one, other) => begin(one) - begin(other))
    .map((moment) => askedAt(content, moment))
  const task = root.at('summary', 'task')
  const durationMs = film?.['durationMs']
  const before = root.at('summary', 'displayAt').number(usualSummary)
  const end =
    typeof durationMs === 'number' ? durationMs / 1000 : Math.max(0, ...moments.map(({ at }) => at)) + before
  const summary = task.at('library').isThere
    ? [{ at: Math.max(0, end - before), backTo: null, isRequired: true, drafts: content.inside([task]) }]
    : []
  return [...moments, ...summary].filter(({ drafts }) => drafts.length > 0)
}

/** An interaction: whether it has to be answered, and where who was wrong is led. */
function askedAt(content: H5pContent, moment: Params): Asked {
  const at = begin(moment)
  const adaptivity = moment.at('adaptivity')
  const seekTo = adaptivity.at('wrong', 'seekTo').number(-1)
  const onward = adaptivity.at('correct', 'seekTo').text
  if (onward !== '') content.left('settingDropped', `adaptivity.correct.seekTo: ${onward}`)
  if (seekTo >= at) content.left('settingDropped', `adaptivity.wrong.seekTo: ${seekTo}`)
  for (const outcome of ['correct', 'wrong']) {
    const said = content.plain(adaptivity.at(outcome, 'message').text)
    if (said !== '') content.left('feedbackDropped', said)
  }
  return {
    at,
    backTo: seekTo >= 0 && seekTo < at ? seekTo : null,
    isRequired: adaptivity.at('requireCompletion').flag(),
    drafts: content.inside([moment.at('action')]),
  }
}

/** Whether a film may stop for it, by what the card of such a film takes. */
const isQuestion = (draft: Draft): boolean => fits({ type: 'videoQuiz', cards: [draft] })

/** The questions of all moments, those of a set one by one, and what is none. */
function sorted(asked: readonly Asked[]): { questions: readonly Question[]; others: readonly Draft[] } {
  const each = asked.flatMap(({ at, backTo, isRequired, drafts }) =>
    drafts.flatMap((draft) => {
      const inside: readonly Draft[] = Array.isArray(draft['cards']) ? draft['cards'] : [draft]
      return inside.map((one) => ({ at, backTo, isRequired, draft: one }))
    }),
  )
  return {
    questions: each.filter(({ draft }) => isQuestion(draft)),
    others: each.filter(({ draft }) => !isQuestion(draft)).map(({ draft }) => draft),
  }
}

const most = 50
/** Questions of one moment follow one another this far apart, in seconds. */
const apartBy = 0.1

/** As many as one film stops for, each at a time of its own; the others follow it. */
function apart(content: H5pContent, questions: readonly Question[]) {
  const taken: Question[] = []
  for (const question of questions.slice(0, most)) {
    const last = taken.at(-1)?.at ?? -1
    const at = question.at > last ? question.at : Math.round((last + apartBy) * 1000) / 1000
    taken.push({ ...question, at })
  }
  const rest = questions.slice(most).map(({ draft }) => draft)
  if (rest.length > 0) content.changed('h5pMoments', content.label)
  return { taken, rest }
}

/** Bookmarks of the film, and whether its learners may skip ahead. */
function playedAs(content: H5pContent, root: Params): object {
  const override = content.params.at('override')
  const isHeld =
    override.at('preventSkipping').flag() ||
    ['both', 'forward'].includes(override.at('preventSkippingMode').text)
  return {
    ...(isHeld && { noSkip: true }),
    chapters: content
      .first(root.at('assets', 'bookmarks').list, 100, (bookmark) => bookmark.at('label').text)
      .map((bookmark, index) => ({
        id: idOf(index),
        at: Math.max(0, bookmark.at('time').number(0)),
        title: content.words(bookmark.at('label').text, 80) || String(index + 1),
      })),
  }
}
