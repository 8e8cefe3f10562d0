import type { Endpoints } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import type { Sent, Made, Sample, Scene } from '#kit/testing/server/sample.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import { makeUnit } from '#features/ai/unit/server/makeUnit.ts'
import { contracts } from '../../contracts.ts'
import type { Person, TestApp } from '../testing.ts'
import { samples } from './samples.ts'

/** What a sample request may use: the product, and somebody who may do everything. */
export interface Stage {
  readonly app: TestApp
  readonly admin: Person
}

/** A call as it is sent, once what it is about was made. */
export interface Sending extends Sent {
  readonly as?: Person
}
export type SampleRequest = (stage: Stage) => Promise<Sending>

const all: Readonly<Record<string, Sample<string>>> = samples
const verbs: Readonly<Record<string, Endpoints>> = contracts

/** Records of which a new one may not be deleted. */
const deletable: Readonly<Record<string, (scene: Scene) => Promise<{ readonly id: number }>>> = {
  // That of the sample has a version.
  activity: ({ services, actorId }) => makeActivity(services, { creatorId: actorId }),
  minimaxVoice: ({ services }) => makeVoice(services, { protocol: 'minimax', status: 'disabled' }),
  ttsVoice: ({ services }) => makeVoice(services, { status: 'disabled' }),
  unit: ({ services }) => makeUnit(services, { status: 'retired' }),
}

/** What is to go, or to come back, is one that may go. */
const madeFor =
  (verb: string, toGo: (typeof deletable)[string] | undefined, make: Sample['make']) =>
  async (scene: Scene): Promise<Made> => {
    if (!toGo || (verb !== 'delete' && verb !== 'restore')) return make(scene)
    return { id: (await toGo(scene)).id }
  }

/** The call of this `feature.verb` as the sample of its feature has it, on a new record of the administrator's. */
export const sampleRequest =
  (name: string): SampleRequest =>
  async ({ app, admin }) => {
    const [feature = '', verb = ''] = name.split('.')
    const sample = all[feature]
    const call = sample?.calls[verb]
    if (!sample || !call) throw new Error(`no sample says how ${name} is called`)
    const scene: Scene = {
      services: app.services,
      actorId: admin.id,
      otherId: admin.id,
      relation: 'own',
    }
    const made = await madeFor(verb, deletable[feature], sample.make)(scene)
    const remove = verbs[feature]?.['delete']
    if (verb === 'restore' && remove)
      await app.fetch(remove.method, prefix + remove.path, { query: { id: made.id } }, admin)
    return call(made, scene)
  }
