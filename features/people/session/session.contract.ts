import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, text } from '#kit/contract/field.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { roles } from '#kit/contract/role.ts'
import { themes } from '#kit/theme/themes.ts'
import { onesOwn } from '#kit/contract/ownership.ts'
import { requestOptions } from '#features/people/second-factor/passkey.ts'
import { codeField, factorProof, factorWays } from '#features/people/second-factor/proof.ts'
import { enteredPassword, newPassword, nickname, username } from '#features/people/user/user.rules.ts'

/** A proof of work, signed by the server; the widget takes it as it is. */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    /** Unix seconds, as the widget (ALTCHA) counts. */
    expiresAt: z.number().int(),
    /** How many times the work of the first one it is. */
    data: z.object({ effort: z.number().int() }),
  }),
  signature: z.string(),
})

/** The widget's payload; needed where the captcha is on. */
const captchaVerification = z.string().max(4000).optional()

/** How a browser is known again from which accounts signed in before: by what the last sign-in answered. */
const deviceToken = z.string().max(2500)

/** Any name may be tried: what a right one looks like is shown at registration only. */
export const loginFields = { username: text(100), password: enteredPassword() }
export const registerFields = { username: username(), nickname: nickname(), password: newPassword() }

/** Where somebody registers: learners may learn at once, others wait until their roles are bound. */
export const audiences = ['console', 'learner'] as const

export const session = z.object({
  id,
  device: z.string(),
  address: z.string(),
  createdAt: z.number().int(),
  lastSeenAt: z.number().int(),
  expiresAt: z.number().int(),
  /** The session that asks. */
  isCurrent: z.boolean(),
})

export const permissionInfo = z.object({
  user: z.object({
    id,
    username: z.string(),
    nickname: z.string(),
    description: z.string(),
    /** '' where none is set: the console then shows its default one. */
    avatar: z.string(),
  }),
  roles: z.array(z.enum(roles)),
  mustChangePassword: z.boolean(),
  /** A role asks for a second factor, and there is none yet. */
  mustSetUpFactor: z.boolean(),
  /** The theme of their pages; null: never chosen. */
  theme: z.enum(themes).nullable(),
})

/** The zone of the browser; a learner's days begin in it. */
const timeZone = z.string().max(64).optional()

const words = 'session'

const signedIn = z.object({
  accessToken: z.string(),
  expiresAt: z.number().int(),
  deviceToken,
  mustChangePassword: z.boolean(),
})
/** With `secondFactorNeeded`: the password was right, and this token opens nothing but `secondFactor`. */
export const pendingSignIn = z.object({
  token: z.string(),
  expiresAt: z.number().int(),
  ways: z.array(z.enum(factorWays)),
})
export type PendingSignIn = z.output<typeof pendingSignIn>
/** What the first half of signing in answered. */
const pendingToken = z.string().min(1).max(100)

export const captchaPurposes = ['signIn', 'register'] as const

export const sessionEndpoints = {
  captcha: endpoint({
    words,
    method: 'POST',
    path: '/system/captcha/get',
    who: 'anyone',
    effect: 'read',
    /** What it is for, and the name that is to sign in, if it is known: what was tried before makes the captcha dearer. */
    body: z.strictObject({
      purpose: z.enum(captchaPurposes).default('signIn'),
      username: loginFields.username.schema.optional(),
      deviceToken: deviceToken.optional(),
    }),
    data: z.object({ enabled: z.boolean(), challenge: challenge.optional() }),
  }),
  login: endpoint({
    words,
    method: 'POST',
    path: '/system/auth/login',
    log: 'session',
    who: 'anyone',
    effect: 'outside',
    limit: { max: 300, seconds: 60, isInsteadOfCaptcha: true },
    fields: loginFields,
    body: z.strictObject({
      username: loginFields.username.schema,
      password: loginFields.password.schema,
      captchaVerification,
      deviceToken: deviceToken.optional(),
      /** The browser's zone, e.g. `Asia/Shanghai`; a learner's days begin in it. */
      timeZone,
    }),
    data: signedIn,
  }),
  secondFactorPasskey: endpoint({
    words,
    method: 'POST',
    path: '/system/auth/second-factor/sign-in-passkey',
    log: 'nothing',
    who: 'anyone',
    limit: { max: 300, seconds: 60 },
    body: z.strictObject({ token: pendingToken }),
    data: requestOptions,
  }),
  /** The second half of signing in. */
  secondFactor: endpoint({
    words,
    method: 'POST',
    path: '/system/auth/second-factor/sign-in',
    log: 'session',
    who: 'anyone',
    effect: 'outside',
    limit: { max: 300, seconds: 60 },
    fields: { code: codeField },
    body: z.strictObject({
      token: pendingToken,
      proof: factorProof,
      deviceToken: deviceToken.optional(),
      timeZone,
    }),
    data: signedIn,
  }),
  register: endpoint({
    words,
    method: 'POST',
    path: '/system/auth/register',
    who: 'anyone',
    effect: 'outside',
    limit: { max: 300, seconds: 60, isInsteadOfCaptcha: true },
    fields: registerFields,
    body: z.strictObject({
      username: registerFields.username.schema,
      nickname: registerFields.nickname.schema,
      password: registerFields.password.schema,
      captchaVerification,
      audience: z.enum(audiences).default('console'),
      deviceToken: deviceToken.optional(),
      timeZone,
    }),
    /** A learner is signed in at once; others wait for their roles. */
    data: z.object({
      userId: id,
      signedIn: z.object({ accessToken: z.string(), deviceToken }).optional(),
    }),
  }),
  logout: endpoint({
    words,
    method: 'POST',
    path: '/system/auth/logout',
    log: 'session',
    who: 'session',
    beforePasswordChange: true,
    data: z.literal(true),
  }),
  sessions: endpoint({
    words,
    method: 'GET',
    path: '/system/auth/sessions',
    who: 'signedIn',
    data: z.array(session),
  }),
  revoke: endpoint({
    words,
    method: 'DELETE',
    path: '/system/auth/sessions',
    log: 'session',
    about: { ownership: onesOwn, need: 'manage' },
    who: 'signedIn',
    query: idQuery,
    data: z.literal(true),
  }),
  /** Ends all of the asker's sessions but the one that asks; answers how many. */
  revokeOthers: endpoint({
    words,
    method: 'DELETE',
    path: '/system/auth/sessions/others',
    log: 'session',
    who: 'signedIn',
    data: z.number().int(),
  }),
  permissionInfo: endpoint({
    words,
    method: 'GET',
    path: '/system/auth/get-permission-info',
    who: 'session',
    beforePasswordChange: true,
    data: permissionInfo,
  }),
} as const
