import { z } from 'zod'
import { endpoint, steppedUp } from '#kit/contract/endpoint.ts'
import { id, shapeOf, text } from '#kit/contract/field.ts'
import { among, range, search } from '#kit/contract/page.ts'
import { optionsQuery, option, resource } from '#kit/contract/resource.ts'
import { revision } from '#kit/contract/revision.ts'
import { roles, staff, superAdmins } from '#kit/contract/role.ts'
import { userMachine } from './user.machine.ts'
import { importReport } from './import/importReport.ts'
import { newPassword, nickname, username } from './user.rules.ts'

/** H1: an account that a super administrator binds has at least one role. */
const boundRoles = z
  .array(z.enum(roles))
  .min(1)
  .max(roles.length)
  .refine((list) => new Set(list).size === list.length, { params: { problem: 'repeated' } })

/** Chosen among a fixed few, and said like any choice. */
const rolesField = { kind: 'pickMany', schema: boundRoles, required: 'save' } as const
/** A key to the form: it is kept nowhere while one types. */
const passwordField = { ...newPassword(), kind: 'secret' } as const

/** H1: only super administrators manage accounts, which are never deleted but closed; all staff pick from the valid ones. */
export const user = resource({
  name: 'user',
  path: 'system/user',
  fields: {
    nickname: nickname(),
    phone: text(30, { required: 'never' }),
    wxOpenid: text(64, { required: 'never' }),
    unionId: text(64, { required: 'never' }),
  },
  extra: {
    username: z.string(),
    avatar: z.string(),
    /** null where an account was damaged: it cannot enter the console until roles are bound. */
    roles: z.array(z.enum(roles)).nullable(),
    /** The key itself never leaves the server. */
    hasSessionKey: z.boolean(),
    /** Whether signing in takes more than the password. */
    hasSecondFactor: z.boolean(),
    mustChangePassword: z.boolean(),
    lastLoginAt: z.number().int().nullable(),
  },
  detail: {},
  filters: {
    username: search(),
    nickname: search(),
    role: among(roles),
    phone: search(),
    status: among(['valid', 'invalid', 'closed']),
    createdAt: range(),
  },
  sortable: ['createdAt', 'updatedAt', 'lastLoginAt', 'username', 'nickname'],
  machine: userMachine,
  who: { read: superAdmins, write: superAdmins, options: staff },
})

const { nickname: newNickname, ...contacts } = user.fields
export const newUserFields = {
  username: username(),
  nickname: newNickname,
  roles: rolesField,
  password: passwordField,
  ...contacts,
}
export const newUser = z
  .strictObject(shapeOf(newUserFields))
  .partial({ phone: true, wxOpenid: true, unionId: true })
export const rolesFields = { roles: rolesField }
export const resetFields = { newPassword: newPassword() }

const { page, counts, get, export: exported, updateStatus } = user.endpoints
const base = { words: 'user', who: superAdmins } as const

export const userEndpoints = {
  page,
  counts,
  get,
  export: steppedUp(exported),
  updateStatus: steppedUp(updateStatus),
  options: endpoint({
    ...base,
    method: 'GET',
    path: '/system/user/options',
    who: staff,
    /** `staff`: whoever holds any role but that of a learner. */
    query: optionsQuery.extend({ role: z.enum([...roles, 'staff']).optional() }),
    data: z.array(option),
  }),
  create: endpoint({
    ...base,
    method: 'POST',
    path: '/system/user/create',
    effect: 'create',
    stepUp: true,
    fields: newUserFields,
    body: newUser,
    data: id,
  }),
  update: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/user/update',
    stepUp: ({ sessionKey }) => sessionKey !== undefined,
    about: { ownership: user.ownership, need: 'edit' },
    fields: user.fields,
    body: z.strictObject({
      id,
      revision,
      ...shapeOf(user.fields),
      /** Left out it stays as it was, null removes it. */
      sessionKey: z.string().trim().min(1).max(200).nullable().optional(),
    }),
    data: revision,
  }),
  assignRoles: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/user/assign-roles',
    stepUp: true,
    about: { ownership: user.ownership, need: 'edit' },
    fields: rolesFields,
    body: z.strictObject({ id, roles: boundRoles, revision: revision.optional() }),
    data: revision,
  }),
  resetPassword: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/user/reset-password',
    stepUp: true,
    about: { ownership: user.ownership, need: 'edit' },
    effect: 'outside',
    fields: resetFields,
    body: z.strictObject({ id, newPassword: resetFields.newPassword.schema }),
    data: z.literal(true),
  }),
  /** Takes away somebody's second factors, who has lost them; their sessions end. */
  resetFactors: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/user/reset-second-factors',
    stepUp: true,
    about: { ownership: user.ownership, need: 'edit' },
    body: z.strictObject({ id }),
    data: z.literal(true),
  }),
  /** Reads an xlsx; with the same file and `take: yes` makes the accounts whose rows are whole, all of them or none. */
  import: endpoint({
    ...base,
    method: 'POST',
    path: '/system/user/import',
    effect: 'outside',
    reportsProgress: true,
    upload: true,
    stepUp: ({ take }) => take === 'yes',
    limit: { max: 30, seconds: 60 },
    body: z.strictObject({ take: z.enum(['no', 'yes']).default('no') }),
    data: importReport,
  }),
  /** An xlsx to fill in, in the asker's language. */
  importTemplate: endpoint({
    ...base,
    method: 'GET',
    path: '/system/user/import-template',
    log: 'nothing',
    effect: 'outside',
    answer: 'file',
    data: z.undefined(),
  }),
} as const
