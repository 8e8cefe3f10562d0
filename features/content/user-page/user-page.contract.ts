import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, oneOf, pick, picture } from '#kit/contract/field.ts'
import { reviewedContent } from '#kit/contract/ownership.content.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { among, linked, range, search } from '#kit/contract/page.ts'
import { idQuery, resource } from '#kit/contract/resource.ts'
import { creators } from '#kit/contract/role.ts'
import { reviewMachine } from '#features/content/audit/audit.review.ts'
import { profileFields } from '#features/people/profile/profile.contract.ts'

/** How far somebody has come in what they teach. */
export const industryLevels = ['beginner', 'practitioner', 'senior', 'expert', 'leader'] as const

/** Something public of a creator. */
const work = z.object({ id, title: z.string(), cover: z.string() })
export const works = z.object({ courses: z.array(work), activities: z.array(work) })
export type Work = z.output<typeof work>
export type Works = z.output<typeof works>

/** So many of each stand on a page, the newest first. */
export const maxWorks = 12

/**
 * K2: how a creator appears to visitors. Nickname, description and avatar stand on the page as they were reviewed; what the
 * profile says later does not pass the review by.
 */
export const userPage = resource({
  name: 'user-page',
  path: 'course/user-page',
  fields: {
    avatar: profileFields.avatar,
    nickname: profileFields.nickname,
    description: profileFields.description,
    backgroundImage: picture('background'),
    industryLevel: oneOf(industryLevels),
    tagId: pick('tag'),
  },
  extra: {
    tagName: z.string(),
    reviewReason: z.string(),
    isApproved: z.boolean(),
  },
  detail: { works },
  filters: {
    nickname: search(),
    status: among(['draft', 'reviewing', 'public']),
    industryLevel: among(industryLevels),
    tagId: linked('tag'),
    creatorId: linked('user'),
    updatedAt: range(),
    createdAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'nickname'],
  machine: reviewMachine('user-page'),
  who: { read: [...creators, 'auditor'], write: creators, options: creators },
  ownership: reviewedContent,
})

const visited: Ownership = { rows: [{ who: 'anyone', reads: ['open'], edits: [] }] }

/** A public page as anybody sees it, signed in or not. */
export const visitedPage = userPage.record.pick({
  avatar: true,
  nickname: true,
  description: true,
  backgroundImage: true,
  industryLevel: true,
  tagName: true,
  works: true,
})

// One page a person, which stays: there is nothing to pick from, to delete or to bring back.
const { delete: _delete, restore: _restore, options: _options, ...crud } = userPage.endpoints

export const userPageEndpoints = {
  ...crud,
  /** The asker's own page; null before it is made. */
  owner: endpoint({
    words: 'user-page',
    method: 'GET',
    path: '/course/user-page/owner',
    who: creators,
    data: userPage.record.nullable(),
  }),
  /** The public page of the user with this id. */
  visit: endpoint({
    words: 'user-page',
    method: 'GET',
    path: '/learn/creator',
    about: { ownership: visited, need: 'read' },
    who: 'anyone',
    query: idQuery,
    data: visitedPage,
  }),
} as const
