import type { Call } from '#kit/call/server/context.ts'

/** The link to a page of ours: whole where the operator has named the host, which a console behind a proxy cannot know. */
export const publicLink = ({ services }: Call, path: string): string =>
  `${(services.env.PUBLIC_URL ?? '').replace(/\/+$/, '')}${path}`
