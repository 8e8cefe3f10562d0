/** What a file is, by its bytes. */
export type FileKind = 'picture' | 'video' | 'audio' | 'document' | 'caption'

interface KindRule {
  /** The largest file in KB of 1024 bytes, where its purpose is not stricter. */
  readonly maxKb: number
  /** The extensions of files that may be chosen, in lower case and without the point. */
  readonly extensions: readonly string[]
  /** The formats as people read them. */
  readonly names: string
}

/** What of each kind can be uploaded. The bytes decide in the end; the name only helps to choose. */
export const fileKinds = {
  picture: { maxKb: 10_240, extensions: ['jpg', 'jpeg', 'png'], names: 'JPG, PNG' },
  video: { maxKb: 2_097_152, extensions: ['mp4', 'm4v', 'webm', 'mov'], names: 'MP4, WebM, MOV' },
  audio: {
    maxKb: 204_800,
    extensions: ['mp3', 'm4a', 'aac', 'wav', 'ogg', 'oga', 'opus', 'weba', 'webm'],
    names: 'MP3, M4A, AAC, WAV, OGG, WebM',
  },
  document: {
    maxKb: 51_200,
    extensions: ['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'zip', 'txt', 'md', 'csv'],
    names: 'PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, EPUB, ZIP, TXT, MD, CSV',
  },
  // SubRip is rewritten by the browser before it is sent.
  caption: { maxKb: 1024, extensions: ['vtt', 'srt'], names: 'WebVTT, SRT' },
} as const satisfies Record<FileKind, KindRule>

type Ratio = readonly [width: number, height: number]

interface PurposeRule {
  readonly kinds: readonly FileKind[]
  /** Of a picture: width to height, each side within 2%. */
  readonly ratio: Ratio | null
  /** The largest file in KB of 1024 bytes; null: that of its kind. */
  readonly maxKb: number | null
  /** `staff`: only they upload for it. */
  readonly who: 'staff' | 'signedIn'
  /** Public from the start, when its activity is published, or never. */
  readonly publicWhen: 'uploaded' | 'published' | 'never'
}

const ofRecord = { kinds: ['picture'], maxKb: 2048, who: 'staff', publicWhen: 'uploaded' } as const
const ofCard = { ratio: null, maxKb: null, who: 'staff', publicWhen: 'published' } as const

/** What files are uploaded for, and all that follows from it. `work` is what learners hand in. */
export const filePurposes = {
  cover: { ...ofRecord, ratio: [16, 9] },
  main: { ...ofRecord, ratio: [5, 3] },
  head: { ...ofRecord, ratio: [1, 1] },
  avatar: { ...ofRecord, ratio: [1, 1], who: 'signedIn' },
  background: { ...ofRecord, ratio: [3, 1] },
  card: { ...ofCard, kinds: ['picture'] },
  video: { ...ofCard, kinds: ['video'] },
  audio: { ...ofCard, kinds: ['audio'] },
  document: { ...ofCard, kinds: ['document'] },
  caption: { ...ofCard, kinds: ['caption'] },
  work: {
    ...ofCard,
    kinds: ['picture', 'video', 'audio', 'document'],
    who: 'signedIn',
    publicWhen: 'never',
  },
} as const satisfies Record<string, PurposeRule>

export type FilePurpose = keyof typeof filePurposes
/** The purposes whose files are pictures, which the server decodes and writes anew. */
export const picturePurposes = ['cover', 'main', 'head', 'avatar', 'background', 'card'] as const
export type PicturePurpose = (typeof picturePurposes)[number]
export type MediaPurpose = Exclude<FilePurpose, PicturePurpose | 'work'>

const isPurpose = (name: string): name is FilePurpose => name in filePurposes
export const purposes = Object.keys(filePurposes).filter(isPurpose)

/** One row of the table, its types widened for those who read any of them. */
export const purposeRule = (purpose: FilePurpose): PurposeRule => filePurposes[purpose]

/** The largest file of a kind for a purpose, in KB. */
export const maxKbOf = (purpose: FilePurpose, kind: FileKind): number =>
  purposeRule(purpose).maxKb ?? fileKinds[kind].maxKb

/** The largest file of all for a purpose, in KB. */
export const largestKb = (purpose: FilePurpose): number =>
  Math.max(...purposeRule(purpose).kinds.map((kind) => maxKbOf(purpose, kind)))

/** Names that may be chosen for a purpose, e.g. `['mp3', 'wav']`. */
export const extensionsFor = (purpose: FilePurpose): readonly string[] => [
  ...new Set(purposeRule(purpose).kinds.flatMap((kind) => fileKinds[kind].extensions)),
]

/** How far a picture's sides may be from the ratio of its purpose. */
export const ratioTolerance = 0.02

/** Where files are sent piece by piece (tus), below the API's prefix; `/finish` there takes them in. */
export const uploadPath = '/infra/upload'

/** Whether files of this purpose are pictures that the server decodes and cuts. */
export const isPicturePurpose = (purpose: FilePurpose): purpose is PicturePurpose =>
  picturePurposes.some((one) => one === purpose)
