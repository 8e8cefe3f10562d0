import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { machine } from '#kit/contract/machine.ts'
import { entrustedContent } from '#kit/contract/ownership.content.ts'
import { creators, reviewers } from '#kit/contract/role.ts'
import { rulesOf } from './access.rules.ts'

const lamp = machine({
  name: 'lamp',
  states: { off: 'off', on: 'ok' },
  initial: 'off',
  moves: {
    light: { from: ['off'], to: 'on', who: ['super_admin'], owner: true },
    judge: { from: ['on'], to: 'off', who: reviewers, forbiddenOnOwn: ['auditor'], reason: 'required' },
  },
})
const base = { method: 'PUT', path: '/lamp', who: creators, data: z.literal(true) } as const
const ownership = entrustedContent
const [rules] = rulesOf({
  lamp: {
    make: endpoint({ ...base }),
    look: endpoint({ ...base, who: 'signedIn', about: { ownership, need: 'read' } }),
    edit: endpoint({ ...base, about: { ownership, need: 'edit' } }),
    remove: endpoint({ ...base, about: { ownership, need: 'manage' } }),
    move: endpoint({
      ...base,
      who: [...creators, 'auditor'],
      about: { ownership, need: 'move', machine: lamp },
    }),
  },
})
const levelsOf = (verb: string) => rules?.calls.find((call) => call.verb === verb)?.byRole

test('A call about no record is open or shut', () => {
  expect(levelsOf('make')).toMatchObject({ super_admin: ['yes'], lx_designer: ['yes'], teacher: [] })
})

test('A call about a record gives the access that the ownership rule ties to the role', () => {
  expect(levelsOf('look')).toMatchObject({
    ...{ super_admin: ['every'], lx_designer: ['own', 'open', 'entrusted'], student: [] },
    auditor: ['open', 'underReview', 'decided', 'entrusted'],
  })
  expect(levelsOf('edit')).toMatchObject({ lx_designer: ['own', 'entrusted'], auditor: [] })
  expect(levelsOf('remove')).toMatchObject({ lx_designer: ['own'], admin_designer: ['every'] })
})

test('A move belongs to its roles, to owners where they may change what is theirs, and to nobody on their own', () => {
  expect(rules?.moves).toMatchObject([
    { move: 'light', byRole: { super_admin: ['every'], lx_designer: ['own'], auditor: [] } },
    { move: 'judge', reason: 'required', byRole: { auditor: ['foreign'], lx_designer: [] } },
  ])
  expect(levelsOf('move')).toMatchObject({
    super_admin: ['every'],
    lx_designer: ['own'],
    auditor: ['foreign'],
    student: [],
  })
})
