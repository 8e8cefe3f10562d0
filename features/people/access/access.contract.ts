import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { ties } from '#kit/contract/ownership.ts'
import type { Role } from '#kit/contract/role.ts'
import { superAdmins } from '#kit/contract/role.ts'

/** The access that a role has by a call: `yes` where it is about no record, else records by their ties; `foreign`: of others only. */
export const accessLevels = ['yes', 'foreign', ...ties] as const
export type AccessLevel = (typeof accessLevels)[number]

const byRole = z.object({
  super_admin: z.array(z.enum(accessLevels)),
  admin_designer: z.array(z.enum(accessLevels)),
  lx_designer: z.array(z.enum(accessLevels)),
  auditor: z.array(z.enum(accessLevels)),
  teacher: z.array(z.enum(accessLevels)),
  student: z.array(z.enum(accessLevels)),
} satisfies Record<Role, z.ZodType>)
export type ByRole = z.output<typeof byRole>

/** How a call is open besides to roles: to anyone, to any session, or to anyone signed in with a role. */
export const openness = ['anyone', 'session', 'signedIn', 'roles'] as const

const callRule = z.object({
  verb: z.string(),
  method: z.string(),
  path: z.string(),
  open: z.enum(openness),
  byRole,
})
export type CallRule = z.output<typeof callRule>

const moveRule = z.object({
  /** Whose namespace says the move and its states. */
  machine: z.string(),
  move: z.string(),
  from: z.array(z.string()),
  to: z.string(),
  /** Its creator does it too, whatever their role. */
  owner: z.boolean(),
  /** Somebody gives a reason. */
  reason: z.enum(['required', 'optional']).nullable(),
  byRole,
})
export type MoveRule = z.output<typeof moveRule>

export const featureRules = z.object({
  feature: z.string(),
  /** The namespace that says what it is called, `access.<feature>`. */
  words: z.string(),
  calls: z.array(callRule),
  moves: z.array(moveRule),
})
export type FeatureRules = z.output<typeof featureRules>

/** Who may do what, read from the very contracts that the server holds to. */
export const accessEndpoints = {
  get: endpoint({
    words: 'access',
    method: 'GET',
    path: '/system/access/get',
    who: superAdmins,
    data: z.array(featureRules),
  }),
} as const
