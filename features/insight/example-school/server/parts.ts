import type { Services } from '#kit/call/server/context.ts'

/**
 * Makes one part of the school with services that reach only into one transaction; `carried` is what the part before returned, as
 * JSON keeps it.
 */
export type SchoolPart = (services: Services, carried: unknown) => Promise<unknown>

/** The parts in their order, loaded when a school is made: whoever makes none need not read them. */
export type LoadParts = () => Promise<readonly SchoolPart[]>

/** How many parts a school has; known before they are loaded. Each holds up the embedded database, where all wait in one line. */
export const partCount = 12
