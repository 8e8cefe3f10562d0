import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import { id, shapeOf, text } from '#kit/field.ts'
import { among, filterShape, pageBody, pageData, range, search } from '#kit/page.ts'
import { idQuery, option, optionsQuery, stamps } from '#kit/resource.ts'
import { revision } from '#kit/revision.ts'
import { roles, staff, superAdmins } from '#kit/role.ts'
import { newPassword, nickname, username } from './user.rules.ts'

export const userStatuses = ['valid', 'invalid'] as const

/** H1: an account has at least one role once a super administrator binds it. */
const boundRoles = z
  .array(z.enum(roles))
  .min(1)
  .max(roles.length)
  .refine((list) => new Set(list).size === list.length, { params: { problem: 'repeated' } })

/** What a super administrator writes of an account. */
export const userFields = {
  nickname: nickname(),
  phone: text(30, { required: 'never' }),
  wxOpenid: text(64, { required: 'never' }),
  unionId: text(64, { required: 'never' }),
}
export const newUserFields = { username: username(), ...userFields, password: newPassword() }

export const userRow = z.object({
  ...stamps,
  username: z.string(),
  nickname: z.string(),
  avatar: z.string(),
  /** null where an account was damaged: it cannot enter the console until roles are bound. */
  roles: z.array(z.enum(roles)).nullable(),
  status: z.enum(userStatuses),
  phone: z.string(),
  wxOpenid: z.string(),
  unionId: z.string(),
  /** The key itself never leaves the server. */
  hasSessionKey: z.boolean(),
  mustChangePassword: z.boolean(),
  lastLoginAt: z.number().int().nullable(),
})

export const userFilters = {
  username: search(),
  nickname: search(),
  phone: search(),
  role: among(roles),
  status: among(userStatuses),
  createdAt: range(),
}

const base = { words: 'user', who: superAdmins } as const

export const userEndpoints = {
  page: endpoint({
    ...base,
    method: 'POST',
    path: '/system/user/page',
    effect: 'read',
    body: pageBody(userFilters, ['createdAt', 'lastLoginAt', 'username', 'nickname']),
    data: pageData(userRow),
  }),
  counts: endpoint({
    ...base,
    method: 'POST',
    path: '/system/user/counts',
    effect: 'read',
    body: z.strictObject(filterShape(userFilters)),
    data: z.record(z.string(), z.number().int()),
  }),
  get: endpoint({ ...base, method: 'GET', path: '/system/user/get', query: idQuery, data: userRow }),
  options: endpoint({
    words: 'user',
    who: staff,
    method: 'GET',
    path: '/system/user/options',
    query: optionsQuery.extend({ role: z.enum(roles).optional() }),
    data: z.array(option),
  }),
  create: endpoint({
    ...base,
    method: 'POST',
    path: '/system/user/create',
    effect: 'create',
    fields: newUserFields,
    body: z.strictObject({ ...shapeOf(newUserFields), roles: boundRoles }).partial({
      phone: true,
      wxOpenid: true,
      unionId: true,
    }),
    data: id,
  }),
  update: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/user/update',
    fields: userFields,
    body: z.strictObject({
      id,
      revision,
      ...shapeOf(userFields),
      /** Left out it stays as it was, null removes it. */
      sessionKey: z.string().trim().min(1).max(200).nullable().optional(),
    }),
    data: revision,
  }),
  updateStatus: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/user/update-status',
    body: z.strictObject({
      id,
      status: z.enum(userStatuses),
      reason: z.string().trim().max(500).optional(),
      revision,
    }),
    data: revision,
  }),
  assignRoles: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/user/assign-roles',
    body: z.strictObject({ id, roles: boundRoles, revision: revision.optional() }),
    data: revision,
  }),
  resetPassword: endpoint({
    ...base,
    method: 'PUT',
    path: '/system/user/reset-password',
    effect: 'outside',
    fields: { newPassword: newPassword() },
    body: z.strictObject({ id, newPassword: newPassword().schema }),
    data: z.literal(true),
  }),
} as const
