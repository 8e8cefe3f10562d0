import type { Services } from '#kit/call/server/context.ts'
import type { Machine } from '#kit/contract/machine.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import type { Who } from '#kit/contract/role.ts'
import { ability } from '#features/content/ability/ability.contract.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { agent } from '#features/ai/agent/agent.contract.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { aiConfig } from '#features/ai/ai-config/ai-config.contract.ts'
import { makeAiConfig } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { banner } from '#features/sale/banner/banner.contract.ts'
import { makeBanner } from '#features/sale/banner/server/makeBanner.ts'
import { career } from '#features/content/career/career.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { course } from '#features/content/course/course.contract.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { exchangeCode } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { makeExchangeCode } from '#features/sale/exchange-code/server/makeExchangeCode.ts'
import { storedStatuses } from '#features/sale/exchange-code/exchange-code.machine.ts'
import { exchangeTask } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { taskStatuses } from '#features/sale/exchange-task/exchange-task.machine.ts'
import { makeExchangeTask } from '#features/sale/exchange-task/server/makeExchangeTask.ts'
import { product } from '#features/content/product/product.contract.ts'
import { order } from '#features/sale/order/order.contract.ts'
import { orderStatuses } from '#features/sale/order/order.states.ts'
import { makeOrder } from '#features/sale/order/server/makeOrder.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { sensitiveWord } from '#features/ai/sensitive-word/sensitive-word.contract.ts'
import { makeSensitiveWord } from '#features/ai/sensitive-word/server/makeSensitiveWord.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import { makeUnit } from '#features/ai/unit/server/makeUnit.ts'
import { unit } from '#features/ai/unit/unit.contract.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { user } from '#features/people/user/user.contract.ts'
import { makeUserPage } from '#features/content/user-page/server/makeUserPage.ts'
import { userPage } from '#features/content/user-page/user-page.contract.ts'
import { userPageTable } from '#features/content/user-page/server/user-page.table.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import { minimaxVoice, ttsVoice } from '#features/ai/voice/voice.contract.ts'
import { bySuper } from './bySuper.ts'

/** Everybody who might try a move; `owner` made the record, `other` is a designer who did not. */
export const actors = ['super', 'admin', 'owner', 'other', 'auditor', 'teacher', 'student', 'nobody'] as const
export type Name = (typeof actors)[number]

interface Moved {
  readonly path: string
  readonly machine: Machine
  readonly ownership: Ownership
  readonly endpoints: { readonly updateStatus: { readonly who: Who } }
}

export interface Grid {
  readonly path: string
  readonly machine: Machine
  readonly ownership: Ownership
  readonly who: Who
  readonly states: readonly string[]
  /** Every transition that exists, written out from the product's rules, and who may do it. */
  readonly allowed: Readonly<Record<string, readonly Name[]>>
  /** Transitions that also require a reason when these people do them. */
  readonly withReason?: Readonly<Record<string, readonly Name[]>>
  /** States that a job leaves by itself. */
  readonly moving?: readonly string[]
  /** Its records are made open to all whom its calls admit, whatever their state. */
  readonly isOpen?: true
  /** Nobody's own: its creator is not among the actors. */
  readonly isOwned?: false
  readonly make: (services: Services, status: string, creatorId: number) => Promise<{ readonly id: number }>
}

const owners = ['super', 'admin', 'owner'] as const
const administrators = ['super', 'admin'] as const
const reviewed = {
  states: ['draft', 'reviewing', 'public'],
  allowed: {
    'draft>reviewing': owners,
    'draft>public': owners,
    'reviewing>draft': ['owner'],
    'reviewing>public': ['super', 'auditor'],
    'public>draft': owners,
  },
  withReason: { 'reviewing>draft': ['super', 'owner', 'auditor'] },
} as const

const switched = { states: ['enabled', 'disabled'], allowed: bySuper('enabled>disabled', 'disabled>enabled') }

/** What the contract says of the moves of a resource. */
const of = ({ path, machine, ownership, endpoints }: Moved) => ({
  path,
  machine,
  ownership,
  who: endpoints.updateStatus.who,
})

const voiceStatus = (status: string) => (status === 'disabled' ? 'disabled' : 'enabled')
const codeStatus = (status: string) => storedStatuses.find((one) => one === status) ?? 'waiting'
const taskStatus = (status: string) => taskStatuses.find((one) => one === status) ?? 'initialized'

/** Every resource with a state table, one row each, alphabetical. */
export const grids: Readonly<Record<string, Grid>> = {
  ability: {
    ...reviewed,
    ...of(ability),
    make: (services, status, creatorId) => makeAbility(services, { status, creatorId, isApproved: true }),
  },
  activity: {
    ...of(activity),
    states: ['draft', 'public', 'hidden'],
    allowed: {
      'draft>public': owners,
      'hidden>public': owners,
      'public>public': owners,
      'public>hidden': owners,
    },
    make: (services, status, creatorId) => makeActivity(services, { status, creatorId }),
  },
  agent: {
    ...of(agent),
    isOpen: true,
    ...switched,
    make: (services, status, creatorId) => makeAgent(services, { status, creatorId, isPublic: true }),
  },
  'ai-config': {
    ...of(aiConfig),
    states: ['idle', 'untested', 'inUse'],
    allowed: bySuper('idle>untested', 'idle>inUse', 'untested>inUse', 'untested>idle', 'inUse>idle'),
    make: (services, status, creatorId) => makeAiConfig(services, { status, creatorId }),
  },
  banner: {
    ...of(banner),
    states: ['draft', 'public'],
    allowed: { 'draft>public': ['super'] },
    make: (services, status, creatorId) => makeBanner(services, { status, creatorId }),
  },
  career: {
    ...reviewed,
    ...of(career),
    make: (services, status, creatorId) => makeCareer(services, { status, creatorId, isApproved: true }),
  },
  course: {
    ...of(course),
    states: ['draft', 'public', 'closed'],
    allowed: { 'draft>public': owners, 'closed>public': owners, 'public>closed': owners },
    make: (services, status, creatorId) => makeCourse(services, { status, creatorId }),
  },
  'exchange-code': {
    ...of(exchangeCode),
    states: ['waiting', 'redeemed', 'revoked', 'expired'],
    allowed: {},
    withReason: { 'waiting>revoked': administrators },
    make: (services, status, creatorId) =>
      makeExchangeCode(services, {
        ...(status === 'expired' ? { expiresAt: 1 } : { status: codeStatus(status) }),
        creatorId,
        productId: 1,
      }),
  },
  'exchange-task': {
    ...of(exchangeTask),
    moving: ['pending', 'generating'],
    states: ['initialized', 'pending', 'generating', 'finished', 'failed'],
    allowed: { 'initialized>pending': administrators, 'failed>pending': administrators },
    make: (services, status, creatorId) =>
      makeExchangeTask(services, { status: taskStatus(status), creatorId, productId: 1 }),
  },
  order: {
    ...of(order),
    states: orderStatuses,
    allowed: { 'pending>paid': ['super'], 'pending>cancelled': ['super'] },
    withReason: { 'paid>refunded': ['super'] },
    make: (services, status, creatorId) => makeOrder(services, { status, creatorId, productId: 1 }),
  },
  product: {
    ...of(product),
    states: ['draft', 'inner', 'reviewing', 'public', 'finished', 'rejected'],
    allowed: {
      'draft>inner': owners,
      'draft>reviewing': owners,
      'inner>draft': owners,
      'inner>reviewing': owners,
      'rejected>reviewing': owners,
      'reviewing>draft': ['owner'],
      'reviewing>public': ['super', 'auditor'],
      'public>finished': owners,
      'finished>public': owners,
    },
    withReason: { 'reviewing>rejected': ['super', 'auditor'], 'reviewing>public': ['super', 'auditor'] },
    // What it sells is looked at when it is chosen, not when it moves.
    make: (services, status, creatorId) =>
      makeProduct(services, {
        status,
        creatorId,
        isApproved: true,
        cover: '/files/cover.jpg',
        activityIds: [1],
        careerIds: [1],
      }),
  },
  'sensitive-word': {
    ...of(sensitiveWord),
    states: ['active', 'paused'],
    allowed: { 'active>paused': ['super'], 'paused>active': ['super'] },
    make: (services, status, creatorId) => makeSensitiveWord(services, { status, creatorId }),
  },
  tag: {
    ...of(tag),
    states: ['pending', 'reviewed'],
    allowed: { 'pending>reviewed': administrators, 'reviewed>pending': administrators },
    make: (services, status, creatorId) => makeTag(services, { status, creatorId }),
  },
  'tts-voice': {
    ...of(ttsVoice),
    isOwned: false,
    ...switched,
    make: (services, status) => makeVoice(services, { status: voiceStatus(status) }),
  },
  'minimax-voice': {
    ...of(minimaxVoice),
    isOwned: false,
    ...switched,
    make: (services, status) => makeVoice(services, { status: voiceStatus(status), protocol: 'minimax' }),
  },
  unit: {
    ...of(unit),
    isOwned: false,
    states: ['active', 'retired'],
    allowed: { 'active>retired': ['super'], 'retired>active': ['super'] },
    make: (services, status) => makeUnit(services, { status: status === 'retired' ? 'retired' : 'active' }),
  },
  user: {
    ...of(user),
    isOwned: false,
    states: ['valid', 'invalid'],
    allowed: { 'valid>invalid': ['super'], 'invalid>valid': ['super'] },
    make: ({ database }, status) =>
      makeUser(database.db, { status: status === 'invalid' ? 'invalid' : 'valid', roles: ['teacher'] }),
  },
  'user-page': {
    ...reviewed,
    ...of(userPage),
    make: async (services, status, creatorId) => {
      await services.database.db.delete(userPageTable) // One a person.
      return makeUserPage(services, { status, creatorId, isApproved: true })
    },
  },
}
