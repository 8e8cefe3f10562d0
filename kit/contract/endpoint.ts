import type { z } from 'zod'
import type { Fields } from './field.ts'
import type { Subject } from './ownership.ts'
import type { Who } from './role.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * What a call does to the data. `read` holds no transaction; `write` runs in one; `create` also honours Idempotency-Key;
 * `outside` waits for something else (files, AI, streams), so it holds none and opens short ones itself.
 */
export type Effect = 'read' | 'write' | 'create' | 'outside'

/**
 * What a call leaves in the operation log (K3): an entry of what changed, or none, for the reason named.
 * - `nothing`: it changes nothing that stays.
 * - `ownRow`: it adds a row that says itself who made it and when, and that nobody changes: a message, a file, a try.
 * - `learning`: the learner's own work, which is kept answer by answer.
 * - `seen`: what somebody has read or looked at.
 * - `preference`: how somebody likes the console.
 * - `presence`: who is here just now.
 * - `session`: signing in and out, which the sessions record; the log holds failed sign-ins beside.
 */
export type Logged =
  'change' | 'nothing' | 'ownRow' | 'learning' | 'seen' | 'preference' | 'presence' | 'session'

/** Calls allowed in a window, counted per user, or per address where nobody is signed in. */
export interface Limit {
  readonly max: number
  readonly seconds: number
  /** The limit applies only without a captcha: solving one is limit enough, and shuts out nobody behind the same address. */
  readonly isInsteadOfCaptcha?: boolean
}

/** Method, path, who may, body and answer as one value; the handler's and the client's types follow from it. */
export interface Endpoint<Body = unknown, Query = unknown, Data = unknown> {
  readonly method: Method
  /** Below the API's prefix, e.g. `/course/career/page`. */
  readonly path: string
  readonly who: Who
  readonly body: z.ZodType<Body> | undefined
  readonly query: z.ZodType<Query> | undefined
  readonly data: z.ZodType<Data>
  readonly effect: Effect
  /** Whether it only reads, and much: then a replica may answer that has whatever was committed before the call came. */
  readonly isForReplicas: boolean
  /** `json` in the envelope; `file` and `stream` answer bytes and events, refusals still in the envelope. */
  readonly answer: 'json' | 'file' | 'stream'
  /** Takes long: a client that asks for events gets `WorkEvent`s, the last of which holds the envelope. */
  readonly reportsProgress: boolean
  /** Takes multipart/form-data with one `file`; the other parts are the body. */
  readonly upload: boolean
  /** May be called while the password must still be changed, and while a second factor must be set up. */
  readonly beforePasswordChange: boolean
  /** May be called while a second factor must still be set up. */
  readonly beforeSecondFactor: boolean
  /** Whether it is for a session alone that was confirmed a short while ago: `some` bodies of it, or every one. */
  readonly stepUp: 'none' | 'some' | 'every'
  /** Whether this body needs a session that was confirmed a short while ago. */
  needsStepUp(body: Body): boolean
  /** The field of its body that holds the asker's password: where they have no second factor, that confirms the session. */
  readonly ownPassword: string | undefined
  readonly limit: Limit | undefined
  /** The most that a body may have, in bytes, where that is less than anywhere else. */
  readonly bodyLimit: number | undefined
  /** The record that it is about, and whose that must be; undefined: it is about no record in particular. */
  readonly about: Subject | undefined
  readonly log: Logged
  /** The namespace whose `fields.*` label the body's fields. */
  readonly words: string
  readonly fields: Fields | undefined
}

export type BodyOf<E> = E extends Endpoint<infer Body, infer _Q, infer _D> ? Body : never
export type QueryOf<E> = E extends Endpoint<infer _B, infer Query, infer _D> ? Query : never
export type DataOf<E> = E extends Endpoint<infer _B, infer _Q, infer Data> ? Data : never

interface Spec<B extends z.ZodType, Q extends z.ZodType, D extends z.ZodType> {
  readonly method: Method
  readonly path: string
  readonly who: Who
  readonly body?: B
  readonly query?: Q
  readonly data: D
  readonly effect?: Effect
  /** Lists are without saying so: calls that read by POST. */
  readonly isForReplicas?: boolean
  readonly answer?: 'json' | 'file' | 'stream'
  readonly reportsProgress?: boolean
  readonly upload?: boolean
  readonly beforePasswordChange?: boolean
  readonly beforeSecondFactor?: boolean
  /** For a session alone that was confirmed a short while ago; a function says of which bodies that holds. */
  readonly stepUp?: true | ((body: z.output<B>) => boolean)
  readonly ownPassword?: string
  readonly limit?: Limit
  readonly bodyLimit?: number
  readonly about?: Subject
  /** Whatever is not declared to read writes an entry, unless this names the reason for none. */
  readonly log?: Logged
  readonly words?: string
  readonly fields?: Fields
}

/** Declares an endpoint. GET reads and everything else writes, unless `effect` says otherwise. */
export function endpoint<
  B extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  D extends z.ZodType = z.ZodType,
>(spec: Spec<B, Q, D>): Endpoint<z.output<B>, z.output<Q>, z.output<D>> {
  const effect = spec.effect ?? (spec.method === 'GET' ? 'read' : 'write')
  return {
    method: spec.method,
    path: spec.path,
    who: spec.who,
    body: spec.body as z.ZodType<z.output<B>> | undefined,
    query: spec.query as z.ZodType<z.output<Q>> | undefined,
    data: spec.data as z.ZodType<z.output<D>>,
    effect,
    isForReplicas: spec.isForReplicas ?? (effect === 'read' && spec.method === 'POST'),
    answer: spec.answer ?? 'json',
    reportsProgress: spec.reportsProgress ?? false,
    upload: spec.upload ?? false,
    beforePasswordChange: spec.beforePasswordChange ?? false,
    beforeSecondFactor: spec.beforeSecondFactor ?? false,
    ...stepUpOf(spec.stepUp),
    ownPassword: spec.ownPassword,
    limit: spec.limit,
    bodyLimit: spec.bodyLimit,
    about: spec.about,
    log: spec.log ?? (effect === 'read' ? 'nothing' : 'change'),
    words: spec.words ?? 'kit',
    fields: spec.fields,
  }
}

function stepUpOf<Body>(rule: true | ((body: Body) => boolean) | undefined) {
  if (typeof rule === 'function') return { stepUp: 'some', needsStepUp: rule } as const
  return rule ? ({ stepUp: 'every', needsStepUp: () => true } as const) : withoutStepUp
}

const withoutStepUp = { stepUp: 'none', needsStepUp: () => false } as const

/** The same call, for a session alone that was confirmed a short while ago. */
export const steppedUp = <E extends Endpoint<never, never, unknown> | Endpoint>(
  call: E,
  rule: true | ((body: BodyOf<E>) => boolean) = true,
): E => ({ ...call, ...stepUpOf(rule) })

/** A call that speaks a protocol of its own instead of the envelope, such as resumable upload. */
export interface RawCall {
  readonly method: 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API's prefix; `:id` stands for any part of an address. */
  readonly path: string
  readonly who: Who
  readonly limit: Limit
}

/** A feature's endpoints by verb. */
export type Endpoints = Readonly<Record<string, Endpoint>>
