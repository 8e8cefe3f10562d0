/** The tutor explains and hints; the partner accompanies in its own persona. */
export const helpManners = ['tutor', 'partner'] as const
export type HelpManner = (typeof helpManners)[number]

/** How far help goes: where to look, the next hint, the way to it, the same in other words. */
export const rungs = [1, 2, 3, 4] as const
export type Rung = (typeof rungs)[number]

/** What something is taken from that a helper may rely on. */
export const passageKinds = ['card', 'transcript', 'reference', 'file', 'course'] as const
export type PassageKind = (typeof passageKinds)[number]

/** Whether a talk is with a tutor or a partner, not with the AI of a card. */
export const isHelp = (manner: string): manner is HelpManner => helpManners.some((known) => known === manner)
