import { plainOf } from '#kit/richText/richText.ts'
import {
  emptyHead,
  noText,
  type ForeignHead,
  type ForeignQuestion,
  type ForeignText,
  type Loss,
} from '../../../questions/foreignQuestion.ts'
import type { Probe } from '../../../questions/probe.ts'
import { bodyHtml, headOf, htmlIn, partsOf, playedIn, textOnly, type Part } from './itemParts.ts'
import { drawnItemOf, mathsOf } from './drawnItem.ts'
import { joined, saidBy, type Said } from './qtiFeedback.ts'
import type { QtiFiles } from './qtiFiles.ts'
import { isPage } from './qtiHtml.ts'
import { itemOf, type QtiItem } from './qtiItem.ts'
import type { Body, ItemJob, Made } from './qtiJob.ts'
import type { QtiDocument } from './qtiPackage.ts'
import { Worth } from './qtiWorth.ts'
import { findAll, lineIn, type QtiNode } from './standard/qtiNodes.ts'

/** What a test says about an item. */
export interface ItemSettings {
  /** By how much its points are multiplied. */
  readonly weight: number
  /** null: as often as one likes. */
  readonly attempts?: number | null
  readonly seconds?: number
}

/** An item as questions, and the pages beside it that it shows. */
export interface ItemQuestions {
  readonly questions: readonly ForeignQuestion[]
  /** Addresses of stimuli and of pages of text. */
  readonly shared: readonly string[]
  readonly item: QtiItem
}

/** Reads an item: one question of it, or a group where it asks several things, and before it what it plays. */
export function questionsOfItem(
  document: QtiDocument,
  at: number,
  files: QtiFiles,
  settings: ItemSettings,
): ItemQuestions {
  const written = itemOf(document)
  const drawn = written.isGenerated ? drawnItemOf(document) : undefined
  const item = drawn?.items[0] ?? written
  const pages = item.body ? findAll(item.body, isPage).map((page) => page.attributes['data'] ?? '') : []
  const shared = [...item.stimuli, ...pages].filter((href) => href !== '')
  const job = { at, item, files, worth: new Worth(item) }
  const losses: Loss[] = item.unknown.map((text) => ({ outcome: 'left', reason: 'interactionUnknown', text }))
  const html = bodyHtml(job, losses)
  if (item.isGenerated) losses.push({ outcome: 'left', reason: 'valuesGenerated', text: item.title })
  const asked =
    item.isGenerated || item.interactions.length === 0
      ? [textOnly(job, html.replaceAll(/[\ue000\ue002]/g, ' _____ '))]
      : partsOf(job, html)
          .flatMap((part) => finished(job, part, settings))
          .map((question) => (drawn && question.kind === 'number' ? mathsOf(question, drawn, job) : question))
  const questions = [...playedIn(job, losses), ...withFeedbackOfAll(job, asked)]
  const [first, ...others] = questions
  const more = [...losses, ...once(files.takeLosses())]
  if (first)
    return {
      item,
      shared,
      questions: grouped(job, [{ ...first, losses: [...first.losses, ...more] }, ...others], settings),
    }
  const named = [...new Set(item.interactions.map(({ name }) => name))].join(', ')
  return {
    item,
    shared,
    questions: [{ ...headOf(job), kind: 'unknown', name: named, losses: more }],
  }
}

const once = (losses: readonly Loss[]): Loss[] =>
  losses.filter(
    ({ reason, text }, index) =>
      losses.findIndex((each) => each.reason === reason && each.text === text) === index,
  )

/** The question of a part with its points, its feedback and what single responses are worth. */
function finished(job: ItemJob, { made, jobs }: Part, settings: ItemSettings): ForeignQuestion[] {
  const { worth, item } = job
  const names = jobs.map(({ name }) => name)
  const isWhole = jobs.length === item.interactions.length
  const [own] = jobs
  const losses: Loss[] = []
  const points = pointsOf(job, made, names, isWhole, losses)
  const probes = points === 0 || made.isOpen ? [] : probesOf(worth, made)
  const said = isWhole ? saidBy(item, worth, made.trials) : undefined
  const stem = made.stem ?? own?.stem() ?? noText
  const { body } = made
  const isMedia = body.kind === 'media'
  const { seconds, attempts } = settings
  const head: ForeignHead = {
    ...headOf(job),
    stem,
    points: points === null ? null : points * settings.weight,
    probes,
    ...(attempts !== undefined && body.kind !== 'work' && { attempts }),
    ...(seconds !== undefined && body.kind === 'choice' && { seconds }),
    ...(said && feedbackTexts(job, said)),
  }
  if (seconds !== undefined && body.kind !== 'choice')
    losses.push({ outcome: 'left', reason: 'settingDropped', text: `timeLimits: ${seconds}` })
  for (const node of said?.never ?? []) losses.push(dropped(node))
  const all = [...jobs.flatMap((each) => each.losses), ...losses]
  const before = (made.before ?? []).map((each) => ({ ...emptyHead(job.at), ...each }))
  const isSaid = isMedia && plainOf({ type: 'doc', content: stem.blocks }).trim() !== ''
  const words: ForeignQuestion[] = isSaid ? [{ ...head, probes: [], kind: 'description' }] : []
  const question = { ...head, ...withOptions(job, body, said), losses: once(all) }
  return [...before, ...words, question]
}

const dropped = (node: QtiNode): Loss => ({ outcome: 'left', reason: 'feedbackDropped', text: lineIn(node) })

function feedbackTexts({ item, files }: ItemJob, said: Said): Partial<ForeignHead> {
  const text = (nodes: readonly QtiNode[]) =>
    nodes.length === 0
      ? noText
      : files.text(
          htmlIn(
            item,
            files,
            nodes.flatMap(({ children }) => children),
          ),
          item.folder,
        )
  return {
    explanation: text(said.always),
    feedback: { correct: text(said.correct), partly: text(said.partly), wrong: text(said.wrong) },
  }
}

/** Options with what is said after each of them alone. */
function withOptions({ item, files }: ItemJob, body: Body, said: Said | undefined): Body {
  if (body.kind !== 'choice' || !said) return body
  const own = (place: number): ForeignText => {
    const nodes = said.options.get(place) ?? []
    if (nodes.length === 0) return noText
    return files.text(
      htmlIn(
        item,
        files,
        nodes.flatMap(({ children }) => children),
      ),
      item.folder,
    )
  }
  const options = body.options.map((option, place) => ({
    ...option,
    feedback: joined(option.feedback, own(place)),
  }))
  return { ...body, options }
}

/** Points of a part; 0 where nothing says how it is scored, null where the file does not say how much it is worth. */
function pointsOf(
  { worth, item }: ItemJob,
  { isOpen = false, body }: Made,
  names: readonly string[],
  isWhole: boolean,
  losses: Loss[],
): number | null {
  if (worth.isKnown) {
    const points = isWhole ? worth.full : worth.pointsOf(names)
    if (points > 0 || isOpen) return points > 0 ? points : null
  }
  if (isOpen || body.kind === 'description') return worth.points
  const changed = (reason: Loss['reason'], text: string) => losses.push({ outcome: 'changed', reason, text })
  if (worth.problem) changed('scoringUnknown', worth.problem)
  else changed(worth.problem === '' ? 'notScored' : 'rightMissing', item.title || names.join(', '))
  return worth.problem ? worth.points : 0
}

const probesOf = (worth: Worth, { trials }: Made): Probe[] =>
  trials.flatMap(({ given, response, label }) => {
    const scaled = worth.share(given)
    return scaled === undefined ? [] : [{ response, scaled, label }]
  })

/** Several questions share what the item says: what is always said stands with the last one, the rest has no place. */
function withFeedbackOfAll(job: ItemJob, questions: readonly ForeignQuestion[]): ForeignQuestion[] {
  const scored = questions.filter(({ kind }) => kind !== 'description' && kind !== 'media')
  if (scored.length < 2) return [...questions]
  const nothing = {
    given: new Map(
      job.item.interactions.map((node) => [
        node.attributes['responseIdentifier'] ?? '',
        { cardinality: 'single', baseType: '', items: [] } as const,
      ]),
    ),
    label: '',
  }
  const said = saidBy(job.item, job.worth, [{ ...nothing, response: { kind: 'typed', answers: [] } }])
  const { explanation = noText } = feedbackTexts(job, said)
  const lost = [...said.correct, ...said.wrong, ...said.partly, ...said.never].map(dropped)
  return questions.map((question, index) =>
    index === questions.length - 1
      ? { ...question, explanation, losses: [...question.losses, ...lost] }
      : question,
  )
}

/** Several questions with one result, unless only what is read or played stands before a single one. */
function grouped(
  job: ItemJob,
  questions: readonly ForeignQuestion[],
  { weight }: ItemSettings,
): ForeignQuestion[] {
  const isAsked = ({ kind }: ForeignQuestion) => !/^(description|media|pinned)$/.test(kind)
  if (questions.filter(isAsked).length < 2) return [...questions]
  const { worth, item, at } = job
  const isSum = !worth.isKnown || worth.isSum
  const text = `${item.title} (${worth.full * weight})`
  return [
    {
      ...emptyHead(at),
      title: item.title,
      losses: isSum ? [] : [{ outcome: 'changed', reason: 'scoringDiffers', text }],
      kind: 'group',
      draw: null,
      isShuffled: false,
      questions,
    },
  ]
}
