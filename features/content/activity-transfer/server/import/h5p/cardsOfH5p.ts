import { maxCards } from '#deck/deck.schema.ts'
import type { DraftDeck } from '../../../cardsOfDocument.ts'
import type { LossReason } from '../../../documentBlock.ts'
import { fits, noted, type Draft } from '../../../draftCards.ts'
import type { DraftRow } from '../../../report.ts'
import { advancedBlankReaders } from './h5pAdvancedBlanks.ts'
import { boardReaders } from './h5pBoards.ts'
import { branchingReaders } from './h5pBranching.ts'
import { choiceReaders } from './h5pChoices.ts'
import { H5pContent } from './h5pContent.ts'
import { finished } from './h5pFinished.ts'
import type { H5pJob } from './h5pJob.ts'
import { mediaReaders } from './h5pMedia.ts'
import type { H5pPackage } from './h5pPackage.ts'
import { openReaders } from './h5pOpen.ts'
import { pictureReaders } from './h5pPictures.ts'
import type { H5pReader } from './h5pReader.ts'
import { setReaders } from './h5pSets.ts'
import { spokenReaders } from './h5pSpoken.ts'
import { textReaders } from './h5pTexts.ts'
import { turnedReaders } from './h5pTurned.ts'
import { wordReaders } from './h5pWords.ts'
import { Params } from './params.ts'

const readers = new Map<string, H5pReader>(
  Object.entries({
    ...advancedBlankReaders,
    ...boardReaders,
    ...branchingReaders,
    ...choiceReaders,
    ...mediaReaders,
    ...openReaders,
    ...pictureReaders,
    ...setReaders,
    ...spokenReaders,
    ...textReaders,
    ...turnedReaders,
    ...wordReaders,
  }),
)

const lackingFile: ReadonlySet<LossReason> = new Set<LossReason>([
  'pictureElsewhere',
  'pictureMissing',
  'pictureRefused',
  'fileMissing',
  'fileRefused',
])

/** Contents within each other, beyond what any author builds. */
const deepest = 8
/** Which files of a package an upload would not take, and how long its sounds and films are, in milliseconds. */
export interface H5pFiles {
  readonly refused: ReadonlySet<number>
  readonly durations: ReadonlyMap<number, number>
  /** Whether contents come as they were written, though they could not be published. */
  readonly isAsWritten?: boolean
}

/**
 * Cards of a package of H5P, each content by the reader of its library, and one row of the report for each: what became of
 * it, and what of it has no place here. A content whose library has no reader is named and left out.
 */
export function cardsOfH5p(
  pack: H5pPackage,
  { refused, durations, isAsWritten = false }: H5pFiles,
): DraftDeck {
  const rows: DraftRow[] = []
  const taken: { readonly at: number; readonly label: string; readonly drafts: readonly Draft[] }[] = []
  let count = 0
  const made = new Set<Draft>()
  const current = new Map<Draft, Draft>()
  const job: H5pJob = {
    pack,
    refused,
    durations,
    rows,
    targets: new Map(),
    make(value, depth, level) {
      count += 1
      const at = count
      const content = new H5pContent(job, value, at, { depth, level })
      const reader = readers.get(content.library)
      if (!reader || depth > deepest || made.size >= maxCards) {
        content.left(made.size >= maxCards ? 'tooManyCards' : 'h5pType', named(content))
        return []
      }
      const own = reader(content)
      // A card that lacks a file waits for it.
      const lacks = rows.some((row) => row.at === at && row.reason !== null && lackingFile.has(row.reason))
      const isKept = lacks || isAsWritten
      const whole = own.map((draft) => (isKept ? [draft] : finished(content, draft, made)))
      const drafts = credited(whole.flat(), content.credits)
      let next = 0
      for (const [index, parts] of whole.entries()) {
        const [draft, first] = [own[index], drafts[next]]
        if (draft && first && parts.length > 0) current.set(draft, first)
        next += parts.length
      }
      const fitting = drafts.filter((draft) => fits(draft) && (made.has(draft) || made.size < maxCards))
      for (const draft of fitting) made.add(draft)
      for (const draft of drafts)
        if (!fits(draft)) content.left('valueCut', String(draft['title'] ?? '') || content.label)
      if (drafts.length === 0 && !rows.some((row) => row.at === at)) content.left('h5pEmpty', named(content))
      if (fitting.length > 0) taken.push({ at, label: content.label, drafts: fitting })
      return fitting
    },
  }
  const metadata = { ...Object(pack.head.value), title: pack.title }
  const root = new Params({ library: pack.library, params: pack.content.value, metadata })
  const drafts = job.make(root, 1, 1)
  const numbersOf = (own: readonly Draft[]) =>
    drafts.flatMap((draft, index) => (own.some((each) => holds(draft, each)) ? [index + 1] : []))
  return {
    title: pack.title,
    drafts: linked(drafts, job.targets, (draft) => current.get(draft) ?? draft),
    rows: [
      ...taken.map(({ at, label, drafts: own }): DraftRow => ({
        at,
        text: label,
        outcome: 'taken',
        reason: null,
        cards: numbersOf(own),
      })),
      ...rows,
    ],
  }
}

/** Drafts that name others by the numbers that those will have. */
function linked(
  drafts: readonly Draft[],
  targets: H5pJob['targets'],
  currentOf: (draft: Draft) => Draft,
): readonly Draft[] {
  if (targets.size === 0) return drafts
  const places = new Map(
    [...targets].map(([reference, target]) => {
      const at = target ? drafts.findIndex((draft) => holds(draft, currentOf(target))) : -1
      return [reference, at < 0 ? null : at + 1]
    }),
  )
  return drafts.map((draft) => mapped(draft, (value) => (places.has(value) ? places.get(value) : value)))
}

/** A draft whose numbers, however deep, are other ones. */
const mapped = (draft: Draft, of: (value: number) => unknown): Draft => ({
  ...JSON.parse(JSON.stringify(draft), (_, value: unknown) =>
    typeof value === 'number' ? of(value) : value,
  ),
  type: draft.type,
})

/** The first card says in its note where the content and its files come from. */
function credited(drafts: readonly Draft[], credits: string): Draft[] {
  const [first, ...others] = drafts
  return first && credits !== '' && !('note' in first)
    ? [{ ...first, ...noted(credits) }, ...others]
    : [...drafts]
}

const named = ({ library, title }: H5pContent): string => (title ? `${library}: ${title}` : library)

/** Whether a draft is another one or holds it. */
function holds(draft: Draft, other: Draft): boolean {
  const cards = draft['cards']
  return draft === other || (Array.isArray(cards) && cards.some((card: Draft) => holds(card, other)))
}
