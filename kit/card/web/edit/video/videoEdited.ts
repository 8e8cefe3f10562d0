import type { CardBase } from '../../../card.ts'
import type { VideoParts } from '../../../video/videoParts.ts'

/** A card with a video in it, as its form edits it. */
export type VideoEdited = CardBase & VideoParts
