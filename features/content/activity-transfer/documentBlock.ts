import type { RichNode } from '#kit/richText/richText.ts'

/** Why something was left out, or not taken as it was. */
export const lossReasons = [
  'pictureElsewhere',
  'pictureMissing',
  'pictureRefused',
  'equation',
  'drawing',
  'film',
  'hiddenSlide',
  'html',
  'unknownType',
  'unknownColumn',
  'nothingKnown',
  'noQuestion',
  'noOptions',
  'noRightOption',
  'tooManyOptions',
  'otherAnswer',
  'formulaCell',
  'titleCut',
  'titleInText',
  'noteCut',
  'valueCut',
  'longBlock',
  'textSplit',
  'textUnformatted',
  'tooManyCards',
  'brokenCard',
  'brokenDeck',
  'fileMissing',
  'fileRefused',
  'linkDropped',
  'otherSheets',
  'syntax',
  'unknownQuestion',
  'severalRight',
  'weights',
  'partialAnswer',
  'severalNumbers',
  'unitDropped',
  'toleranceDropped',
  'answerUnfit',
  'gradedByPerson',
  'feedbackDropped',
  'formatsDropped',
  'textBefore',
  'textCut',
  'labelsDropped',
  'categoryPath',
  'tooManyParts',
  'pairsSplit',
  'pictureNoPlace',
  'pointsRounded',
  'bankShared',
  'gapWeights',
  'optionsDropped',
  'settingDropped',
  'h5pType',
  'h5pPart',
  'h5pEmpty',
  'h5pUnasked',
  'h5pTwin',
  'h5pMoments',
  'pairAsText',
  'soundNoPlace',
  'reviewsDropped',
  'h5pBeside',
  'unfinished',
  'interactionUnknown',
  'scoringDiffers',
  'scoringUnknown',
  'notScored',
  'valuesGenerated',
  'valuesRedrawn',
  'roundingDropped',
  'partMissing',
  'shapeChanged',
  'wordsOpen',
  'rightMissing',
] as const
export type LossReason = (typeof lossReasons)[number]

export interface Option {
  readonly text: string
  readonly correct: boolean
  readonly feedback: string
}

/** How the right options are marked: a box or tick says it is a question; bold type alone could be emphasis. */
export type OptionMark = 'box' | 'bold'

/** A part of what a document contains, in its order, whatever program wrote it. `at` is its line, paragraph or slide, from 1; 0: nowhere in particular. */
export type DocumentBlock = { readonly at: number } & (
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  /** A new card begins whatever stands before, such as at a slide. */
  | { readonly kind: 'page'; readonly title: string; readonly note: string; readonly isSection: boolean }
  | { readonly kind: 'text'; readonly node: RichNode }
  | {
      readonly kind: 'options'
      readonly options: readonly Option[]
      readonly mark: OptionMark
      /** The same as a list, for where it is no question. */
      readonly node: RichNode
    }
  | { readonly kind: 'picture'; readonly picture: number; readonly alt: string; readonly caption: string }
  | { readonly kind: 'lost' | 'changed'; readonly reason: LossReason; readonly text: string }
)

/** A picture that a document brought; its number is its place in the list. */
export interface FoundPicture {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A sound or a film that a document brought. */
export interface FoundMedia extends FoundPicture {
  readonly purpose: 'audio' | 'video'
}

/** A document that was read. */
export interface FoundDocument {
  readonly title: string
  readonly blocks: readonly DocumentBlock[]
  readonly pictures: readonly FoundPicture[]
}
