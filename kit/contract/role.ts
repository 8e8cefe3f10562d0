/** Roles of the product, as they stand in the database, the API and route metadata. */
export const roles = [
  'super_admin',
  'admin_designer',
  'lx_designer',
  'auditor',
  'teacher',
  'student',
] as const

export type Role = (typeof roles)[number]

export const superAdmins = ['super_admin'] as const
export const administrators = ['super_admin', 'admin_designer'] as const
export const creators = ['super_admin', 'admin_designer', 'lx_designer'] as const
export const creatorsAndAuditors = [...creators, 'auditor'] as const
export const teachers = ['super_admin', 'teacher'] as const
export const reviewers = ['super_admin', 'auditor'] as const
export const staff = ['super_admin', 'admin_designer', 'lx_designer', 'auditor', 'teacher'] as const

/**
 * Who may call an endpoint or open a route: everybody, everybody with a session, everybody with a session and a role, or
 * holders of any listed role. An account without roles is under review and has its session alone.
 */
export type Who = 'anyone' | 'session' | 'signedIn' | readonly Role[]

/** The person behind a request or a screen. `roles` may be empty: such an account waits for review. */
export interface Actor {
  readonly id: number
  readonly roles: readonly Role[]
}

/**
 * Whether `actor` passes `who`. A list is passed by any one common role; an absent actor passes only `anyone`.
 */
export function isAllowed(who: Who, actor: Actor | undefined): boolean {
  if (who === 'anyone') return true
  if (!actor) return false
  if (who === 'session') return true
  return who === 'signedIn' ? actor.roles.length > 0 : hasRole(actor, who)
}

/** Whether an account holds any of these roles. */
export function hasRole(actor: Actor, roles: readonly Role[]): boolean {
  return actor.roles.some((role) => roles.includes(role))
}

/**
 * Whether somebody manages a record: administrators any, designers what they made. Whoever only helps with it may edit it, and
 * neither deletes it nor says who else helps.
 */
export const manages = (actor: Actor, { creatorId }: { readonly creatorId?: number | null }): boolean =>
  hasRole(actor, administrators) || (hasRole(actor, creators) && creatorId === actor.id)
