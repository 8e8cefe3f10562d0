import type { Fields } from '#kit/contract/field.ts'
import { emptyOf, fieldsIn } from '#kit/contract/field.ts'
import type { Machine } from '#kit/contract/machine.ts'
import type { AnyResource } from '#kit/contract/resource.ts'
import type { Tie } from '#kit/contract/ownership.ts'
import type { Services } from '#kit/call/server/context.ts'

/** What a request carries. */
export interface Sent {
  readonly body?: unknown
  readonly query?: Readonly<Record<string, string | number>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Where nothing listens, and which the operator allows: whoever may ask is answered without waiting for a name. */
export const silentHost = '127.0.0.1'
export const silent = { baseUrl: `http://${silentHost}:9/v1` }

/** How a record stands to who asks for it; `foreign`: nothing ties them. */
export type Relation = Exclude<Tie, 'every'> | 'foreign'

export interface Scene {
  readonly services: Services
  /** Who asks. */
  readonly actorId: number
  /** Somebody else, who makes what is not the actor's own. */
  readonly otherId: number
  readonly relation: Relation
}

/** Whose a record of this scene is. */
export const ownerOf = ({ relation, actorId, otherId }: Scene): number =>
  relation === 'own' ? actorId : otherId

/** The state in which a record that is reviewed is what the scene says. */
export const reviewed = ({ relation }: Scene) =>
  relation === 'open' ? 'public' : relation === 'underReview' ? 'reviewing' : 'draft'

/** Numbers of a record and of what belongs to it, and its state. */
export interface Made {
  readonly id: number
  readonly status?: string
  readonly [name: string]: number | string | undefined
}

type Call = (made: Made, scene: Scene) => Sent | Promise<Sent>

/**
 * What the access test needs of a feature's calls: a record as somebody may have it, and a valid request to each call, in
 * which every number of `made` may be put.
 */
export interface Sample<Verb extends PropertyKey = string> {
  readonly make: (scene: Scene) => Promise<Made>
  readonly calls: Readonly<Record<Verb, Call>>
}

/** The samples of a feature's contracts, `testing/x.samples.ts`; a forgotten call does not compile. */
export type SamplesOf<Contracts> = {
  readonly [Contract in keyof Contracts]: Sample<keyof Contracts[Contract]>
}

/** What the calls about a record need of it. */
export const idAndStatus = ({ id, status }: { readonly id: number; readonly status: string }): Made => ({
  id,
  status,
})

export const unknownId = 987_654_321

/** The same with numbers and names of nothing that is there. */
export const absent = (made: Made): Made => ({
  ...Object.fromEntries(
    Object.entries(made).map(([name, value]) => [name, typeof value === 'number' ? unknownId : value]),
  ),
  id: unknownId,
})

export const nothing: Call = () => ({})
export const empty: Call = () => ({ body: {} })
export const byId: Call = ({ id }) => ({ query: { id } })
export const idBody: Call = ({ id }) => ({ body: { id } })
export const idAndRevision: Call = ({ id }) => ({ body: { id, revision: 1 } })

/** For features whose calls are about no record of their own. */
export const noRecord = async (): Promise<Made> => ({ id: 0 })

/** The first move of the table that leaves the record's state, or one that does not exist. */
export const moving =
  (machine: Machine): Call =>
  ({ id, status = machine.initial }) => {
    const move = Object.values(machine.moves).find(({ from }) => from.includes(status))
    const to = move?.to ?? machine.initial
    return {
      body: { id, status: to, revision: 1, ...(move?.reason === 'required' && { reason: 'Say more' }) },
    }
  }

export type Content = (services: Services, ownerId: number) => Promise<Readonly<Record<string, unknown>>>

interface Form {
  readonly fields: Fields
  readonly machine: Machine
}

/** A resource's form, and what is right in it. */
export interface FormSample {
  readonly resource: Pick<AnyResource, 'name' | 'path' | 'fields' | 'machine'>
  /** What this content's other choices ask for, and the form marks so: optional with other ones. */
  readonly demanded?: readonly string[]
  /** Its records stay as they were created. */
  readonly isUnchanging?: true
  /** What is accepted as it is. */
  readonly content: Content
}

/** The forms of a feature that create a record, by the names of their resources; beside its samples. */
export type FormSamples = Readonly<Record<string, FormSample>>

/** All the calls of `resource()`; `content` is what its form takes. */
export const crud = ({ fields, machine }: Form, content: Content) =>
  ({
    page: empty,
    get: byId,
    create: async (_made, { services, actorId }) => ({ body: await content(services, actorId) }),
    update: async ({ id }, scene) => ({
      body: {
        ...Object.fromEntries(
          fieldsIn(fields).flatMap(([name, { kind }]) => (kind === 'secret' ? [] : [[name, emptyOf(kind)]])),
        ),
        ...(await content(scene.services, ownerOf(scene))),
        id,
        revision: 1,
      },
    }),
    delete: byId,
    restore: idBody,
    options: nothing,
    counts: empty,
    export: empty,
    updateStatus: moving(machine),
  }) satisfies Readonly<Record<string, Call>>

type Make = (
  services: Services,
  fields: { readonly creatorId: number; readonly status: 'draft' | 'public' },
) => Promise<{ readonly id: number; readonly status: string }>

/** Of a resource with the usual calls, whose records are their creators' until they are public. */
export const contentSample = (
  form: Form,
  make: Make,
  content: Readonly<Record<string, unknown>>,
): Sample<keyof ReturnType<typeof crud>> => ({
  make: async (scene) => {
    const status = scene.relation === 'open' ? 'public' : 'draft'
    const made = await make(scene.services, { creatorId: ownerOf(scene), status })
    return { id: made.id, status: made.status }
  },
  calls: crud(form, async () => content),
})
