/** The tutor explains and hints; the partner accompanies in its own persona. */
export const helpManners = ['tutor', 'partner'] as const
export type HelpManner = (typeof helpManners)[number]

/** What a passage is taken from. */
export const passageKinds = ['card', 'transcript', 'reference', 'file', 'course'] as const
export type PassageKind = (typeof passageKinds)[number]

/** Whether a talk is with a tutor or a partner, not with the AI of a card. */
export const isHelp = (manner: string): manner is HelpManner => helpManners.some((known) => known === manner)
