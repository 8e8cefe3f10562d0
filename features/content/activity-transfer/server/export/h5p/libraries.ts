/** The versions of H5P's contents that are written: those that its own containers, as published in 2025, hold. */
const versions = {
  'H5P.Accordion': '1.0',
  'H5P.AdvancedText': '1.1',
  'H5P.Audio': '1.5',
  'H5P.Blanks': '1.14',
  'H5P.Column': '1.18',
  'H5P.Dialogcards': '1.9',
  'H5P.Crossword': '0.6',
  'H5P.DragQuestion': '1.14',
  'H5P.DragText': '1.10',
  'H5P.Essay': '1.5',
  'H5P.FindTheWords': '1.4',
  'H5P.Flashcards': '1.7',
  'H5P.Image': '1.1',
  'H5P.ImageHotspotQuestion': '1.8',
  'H5P.ImageHotspots': '1.10',
  'H5P.ImageJuxtaposition': '1.4',
  'H5P.ImageSlide': '1.1',
  'H5P.ImageSlider': '1.1',
  'H5P.InteractiveBook': '1.11',
  'H5P.InteractiveVideo': '1.27',
  'H5P.Link': '1.3',
  'H5P.MarkTheWords': '1.11',
  'H5P.MemoryGame': '1.3',
  'H5P.MultiChoice': '1.16',
  'H5P.MultiMediaChoice': '0.3',
  'H5P.OpenEndedQuestion': '1.0',
  'H5P.QuestionSet': '1.20',
  'H5P.Questionnaire': '1.3',
  'H5P.SimpleMultiChoice': '1.1',
  'H5P.SortParagraphs': '0.11',
  'H5P.SpeakTheWords': '1.5',
  'H5P.SpeakTheWordsSet': '1.3',
  'H5P.Summary': '1.10',
  'H5P.Table': '1.2',
  'H5P.Text': '1.1',
  'H5P.Timeline': '1.1',
  'H5P.TrueFalse': '1.8',
  'H5P.Video': '1.6',
} as const
export type Library = keyof typeof versions

/** Such as `H5P.Image 1.1`. */
export const versioned = (library: Library): string => `${library} ${versions[library]}`

/** What a column, and so a chapter of a book, may hold by its semantics. */
const inColumn: ReadonlySet<Library> = new Set<Library>([
  'H5P.Accordion',
  'H5P.AdvancedText',
  'H5P.Audio',
  'H5P.Blanks',
  'H5P.Dialogcards',
  'H5P.DragQuestion',
  'H5P.DragText',
  'H5P.Essay',
  'H5P.Image',
  'H5P.ImageHotspotQuestion',
  'H5P.ImageHotspots',
  'H5P.ImageSlider',
  'H5P.InteractiveVideo',
  'H5P.Link',
  'H5P.MarkTheWords',
  'H5P.MemoryGame',
  'H5P.MultiChoice',
  'H5P.MultiMediaChoice',
  'H5P.QuestionSet',
  'H5P.Questionnaire',
  'H5P.Summary',
  'H5P.Table',
  'H5P.Timeline',
  'H5P.TrueFalse',
  'H5P.Video',
])

/** What a set of questions may hold by its semantics. */
const inQuestionSet: ReadonlySet<Library> = new Set<Library>([
  'H5P.Blanks',
  'H5P.DragQuestion',
  'H5P.DragText',
  'H5P.Essay',
  'H5P.MarkTheWords',
  'H5P.MultiChoice',
  'H5P.MultiMediaChoice',
  'H5P.TrueFalse',
])

/** What a film may stop for by its semantics; its texts, pictures and links are no questions. */
const inInteractiveVideo: ReadonlySet<Library> = new Set<Library>([
  'H5P.Blanks',
  'H5P.DragQuestion',
  'H5P.DragText',
  'H5P.MarkTheWords',
  'H5P.MultiChoice',
  'H5P.MultiMediaChoice',
  'H5P.Questionnaire',
  'H5P.Summary',
  'H5P.TrueFalse',
])

/** Questions that stand in a questionnaire alone. */
const inQuestionnaire: ReadonlySet<Library> = new Set<Library>([
  'H5P.OpenEndedQuestion',
  'H5P.SimpleMultiChoice',
])

const holders = {
  column: inColumn,
  questionSet: inQuestionSet,
  questionnaire: inQuestionnaire,
  interactiveVideo: inInteractiveVideo,
} as const
export type Holder = keyof typeof holders

/** Whether H5P lets a content of this library stand in one of that kind. */
export const mayHold = (holder: Holder, library: Library): boolean => holders[holder].has(library)

/** Every library that is named in contents as `library`, as a package lists what it depends on. */
export function dependenciesOf(json: string): object[] {
  const named = [...json.matchAll(/"library":"(H5P\.\w+) (\d+)\.(\d+)"/g)]
  const found = new Map(named.map(([all, machineName, major, minor]) => [all, { machineName, major, minor }]))
  return [...found.values()].map(({ machineName, major, minor }) => ({
    machineName,
    majorVersion: Number(major),
    minorVersion: Number(minor),
  }))
}
