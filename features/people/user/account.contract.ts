import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, pick, shapeOf } from '#kit/contract/field.ts'
import { user } from './user.contract.ts'
import { enteredPassword } from './user.rules.ts'

const successor = { handOverTo: pick('staff', { required: 'never' }) }
export const closeFields = { password: enteredPassword(), ...successor }

export const accountEndpoints = {
  /** Everything that is kept of the asker, as one zip of JSON and files. */
  data: endpoint({
    words: 'account',
    method: 'GET',
    path: '/system/user/profile/data',
    who: 'signedIn',
    answer: 'file',
    stepUp: true,
    limit: { max: 10, seconds: 3600 },
    data: z.undefined(),
  }),
  /** Closes the asker's own account, for good. */
  close: endpoint({
    words: 'account',
    method: 'PUT',
    path: '/system/user/profile/close',
    who: 'signedIn',
    stepUp: true,
    ownPassword: 'password',
    effect: 'outside',
    // Whoever found an open page must not guess the password at leisure.
    limit: { max: 10, seconds: 600 },
    fields: closeFields,
    body: z.strictObject(shapeOf(closeFields)),
    data: z.literal(true),
  }),
  /** Closes somebody else's. */
  closeOther: endpoint({
    words: 'account',
    method: 'PUT',
    path: '/system/user/close',
    stepUp: true,
    about: { ownership: user.ownership, need: 'edit' },
    who: user.endpoints.updateStatus.who,
    fields: successor,
    body: z.strictObject({ id, ...shapeOf(successor) }),
    data: z.literal(true),
  }),
} as const
