import type { RichNode } from '#kit/richText/richText.ts'
import type { FoundMedia, FoundPicture, LossReason } from '../documentBlock.ts'
import type { DraftRow } from '../report.ts'
import type { ForeignMaths } from './foreignMaths.ts'
import type { Probe } from './probe.ts'

/**
 * Questions of other programs in one form, whichever file they come from (GIFT, Moodle XML, QTI, Anki), so that one mapping makes cards
 * of all of them: `cardsOfQuestions`. A reader of one more format writes these and nothing else. It keeps what its file says,
 * whether a card can hold it or not: what is lost on the way into a card is the mapping's to decide and to report.
 */
export type ForeignQuestion = ForeignHead &
  (
    | {
        readonly kind: 'choice'
        readonly options: readonly ForeignOption[]
        /** Whether several options may be chosen. */
        readonly isMulti: boolean
        readonly isShuffled: boolean
      }
    /** `whenTrue` is said to those who answer 'true', whether that is right or not. */
    | {
        readonly kind: 'truth'
        readonly isTrue: boolean
        readonly whenTrue: ForeignText
        readonly whenFalse: ForeignText
      }
    | ForeignGaps
    | {
        readonly kind: 'number'
        readonly answers: readonly ForeignNumber[]
        readonly units: readonly string[]
      }
    | ForeignMaths<ForeignText>
    | {
        readonly kind: 'match'
        readonly pairs: readonly { readonly left: ForeignText; readonly right: ForeignText }[]
        /** Answers that belong to nothing. */
        readonly distractors: readonly ForeignText[]
      }
    | {
        readonly kind: 'essay'
        /** Whether it is answered in a few words. */
        readonly isShort?: boolean
        readonly sample?: ForeignText
      }
    /** Items in their right order. */
    | { readonly kind: 'order'; readonly items: readonly ForeignText[] }
    | ForeignPlace
    | ForeignMarks
    /** Something that is handed in, as files of these kinds or as text. */
    | { readonly kind: 'work'; readonly accepted: readonly ForeignWork[] }
    /** A sound or film: a file, by its place in the list of the document's media, or what stands at an address. */
    | {
        readonly kind: 'media'
        readonly medium: 'audio' | 'video'
        readonly file: number | null
        readonly address: string
      }
    | ForeignGroup
    /** A picture with names at points of it, which are shares of its sides. */
    | {
        readonly kind: 'pinned'
        readonly board: { readonly picture: number; readonly alt: string }
        readonly pins: readonly { readonly x: number; readonly y: number; readonly label: string }[]
      }
    /** What is learned by heart: a back is remembered, or typed, when its front is seen. */
    | { readonly kind: 'flip'; readonly isTyped: boolean; readonly pairs: readonly ForeignPair[] }
    | { readonly kind: 'description' }
    /** A category: what follows belongs to it. The title is its path, parted by `/`. */
    | { readonly kind: 'category' }
    /** A type that nothing here can stand for, under the name that its file gives it. */
    | { readonly kind: 'unknown'; readonly name: string }
  )

/** What every question has. */
export interface ForeignHead {
  /** Its place in the file, in the unit of the format, from 1. */
  readonly at: number
  readonly title: string
  /** The question itself. Where a word is missing in it, `gapMark` stands. */
  readonly stem: ForeignText
  /** What is said about the question after any answer. */
  readonly explanation: ForeignText
  /** What is said after a right, a partly right and a wrong answer. */
  readonly feedback: Readonly<Record<'correct' | 'partly' | 'wrong', ForeignText>>
  readonly hints: readonly ForeignText[]
  /** For teachers. */
  readonly note: ForeignText
  /** null: the file does not say. */
  readonly points: number | null
  /** Tags and ids by which other programs find it. */
  readonly labels: readonly string[]
  /** How often one may try; null: as often as one likes. Absent: the file does not say. */
  readonly attempts?: number | null
  /** Seconds to answer in; absent: the file does not say. */
  readonly seconds?: number
  /** What single responses are worth, so that the scoring of the card can be compared with that of the file. */
  readonly probes?: readonly Probe[]
  /** What its reader could not take over. */
  readonly losses: readonly Loss[]
}

/**
 * A text in which words are missing, of a short answer as well: gaps stand in the order of the marks in the stem. A single gap
 * without a mark stands below the question.
 */
export interface ForeignGaps {
  readonly kind: 'gaps'
  readonly gaps: readonly ForeignGap[]
  /** Words to choose from that belong into no gap; null: answers are typed. */
  readonly distractors: readonly string[] | null
  readonly ignoreCase: boolean
}

export interface ForeignGap {
  readonly answers: readonly ForeignAnswer[]
}

/** Things that are put into zones of a picture or of a plain board, or zones of a picture that are found by pointing. */
export interface ForeignPlace {
  readonly kind: 'place'
  readonly mode: 'things' | 'hotspot'
  /** null: a plain board. */
  readonly board: { readonly picture: number; readonly alt: string } | null
  readonly zones: readonly ForeignZone[]
  readonly things: readonly { readonly text: ForeignText; readonly zones: readonly number[] }[]
  /** Of a hotspot, how often one may point; null: as often as zones are right. */
  readonly finds: number | null
}

/** Places and sizes are shares of the board. */
export interface ForeignZone {
  readonly label: string
  readonly shape: 'box' | 'ellipse'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isRight: boolean
}

/** A text in which parts are marked: each of them stands between two `partMark`s. */
export interface ForeignMarks {
  readonly kind: 'marks'
  readonly text: ForeignText
  /** Whether each part is right, in their order. */
  readonly right: readonly boolean[]
  /** Whether all parts are whole sentences. */
  readonly isBySentence: boolean
}

export type ForeignWork = 'text' | 'picture' | 'audio' | 'video' | 'file' | 'link'

/** Questions with one result, all or `draw` of them. */
export interface ForeignGroup {
  readonly kind: 'group'
  readonly questions: readonly ForeignQuestion[]
  readonly draw: number | null
  readonly isShuffled: boolean
}

/** `share`: the per cent of the points that it is worth, -100 to 100; 100 is right. */
export interface ForeignOption {
  readonly text: ForeignText
  readonly share: number
  readonly feedback: ForeignText
}

/** A typed answer; `*` stands for any letters, `\*` for the sign itself. */
export interface ForeignAnswer {
  readonly text: string
  readonly share: number
  readonly feedback: ForeignText
}

export interface ForeignPair {
  readonly front: ForeignText
  readonly back: ForeignText
  /** A help that is asked for at the front. */
  readonly tip: ForeignText
}

export interface ForeignNumber {
  /** null: any other number. */
  readonly number: { readonly value: number; readonly tolerance: number } | null
  readonly share: number
  readonly feedback: ForeignText
}

export interface ForeignText {
  readonly blocks: readonly RichNode[]
  /** Pictures that stand in it, by their places in the list of the document's pictures. */
  readonly pictures: readonly { readonly picture: number; readonly alt: string }[]
  /** Sounds and films in it, by their places in the list of the document's media. */
  readonly sounds?: readonly number[]
}

/** Something that a card cannot hold, or holds in another way. */
export interface Loss {
  readonly outcome: 'changed' | 'left'
  readonly reason: LossReason
  readonly text: string
}

/** A file of questions that was read. `rows` tells what in it could not be read at all. */
export interface FoundQuestions {
  readonly title: string
  readonly questions: readonly ForeignQuestion[]
  readonly pictures: readonly FoundPicture[]
  /** Sounds and films. */
  readonly media?: readonly FoundMedia[]
  readonly rows: readonly DraftRow[]
}

/** Stands in a stem where a word is missing. It is a sign for private use, which readers take out of what they read. */
export const gapMark = '\ue000'

/** Stands before and behind each part of a text that can be marked. */
export const partMark = '\ue001'

export const noText: ForeignText = { blocks: [], pictures: [] }

/** A head with nothing but its place; a reader adds what its file says. */
export const emptyHead = (at: number): ForeignHead => ({
  at,
  title: '',
  stem: noText,
  explanation: noText,
  feedback: { correct: noText, partly: noText, wrong: noText },
  hints: [],
  note: noText,
  points: null,
  labels: [],
  losses: [],
})

/** A question of one kind. */
export type OfKind<Kind extends ForeignQuestion['kind']> = Extract<ForeignQuestion, { readonly kind: Kind }>
