import audio from './kinds/audio.svg'
import caption from './kinds/caption.svg'
import document from './kinds/document.svg'
import video from './kinds/video.svg'

const pictures: Readonly<Record<string, string>> = { audio, caption, document, video }

/** A drawing for what has no picture of itself. */
export const kindPicture = (kind: string): string => pictures[kind] ?? document
