import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { among, linked, range, search } from '#kit/contract/page.ts'
import { option, resource } from '#kit/contract/resource.ts'
import { revision } from '#kit/contract/revision.ts'
import { superAdmins } from '#kit/contract/role.ts'
import { sharedBy } from '#kit/contract/ownership.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { audiences, bannerFields, fileTypes, nodeTypes, pushTypes } from './banner.fields.ts'
import { targetKinds } from './banner.target.ts'
import { bannerMachine } from './banner.machine.ts'

const moment = z.number().int().nullable()

/** F4: a picture or a film that learners meet at a time, or when they have got or learned a course. */
export const banner = resource({
  name: 'banner',
  path: 'course/banner',
  fields: bannerFields,
  extra: {
    /** When it was armed; a change of anything disarms it. */
    armedAt: moment,
    sentAt: moment,
    /** Learners who have seen it. */
    viewCount: z.number().int(),
    users: z.array(option),
    /** What the target is called: a title, or a path. */
    targetTitle: z.string(),
    /** False: learners cannot read the target, so the banner leads nowhere. */
    targetIsPublic: z.boolean(),
  },
  /** The film by name, with an address where it can be watched for a while; the target, where it is a thing of ours. */
  detail: { video: option.nullable(), target: option.nullable() },
  filters: {
    title: search(),
    status: among(['draft', 'public']),
    pushType: among(pushTypes),
    nodeType: among(nodeTypes),
    fileType: among(fileTypes),
    audience: among(audiences),
    targetKind: among(targetKinds),
    pushTime: range(),
    sentAt: range(),
    creatorId: linked('user'),
  },
  sortable: ['updatedAt', 'createdAt', 'pushTime', 'sentAt', 'title'],
  machine: bannerMachine,
  who: { read: superAdmins, write: superAdmins, options: superAdmins },
})

const words = 'banner'

/** Whoever it is shown to may say that they saw it. */
const shownOwnership: Ownership = { rows: [{ who: 'signedIn', reads: ['named'], edits: ['named'] }] }

/** What a learner is shown. */
export const shownBanner = z.object({
  id,
  /** Under the picture. */
  title: z.string(),
  fileType: z.enum(fileTypes),
  url: z.string(),
  /** A path of this host; '': it leads nowhere. */
  href: z.string(),
})

const { options: _options, ...crud } = banner.endpoints

export const bannerEndpoints = {
  ...crud,
  /** Arms a draft: at its time it goes out by itself. */
  schedule: endpoint({
    words,
    method: 'PUT',
    path: '/course/banner/schedule',
    about: { ownership: sharedBy(superAdmins), need: 'edit' },
    who: superAdmins,
    body: z.strictObject({ id, revision }),
    data: revision,
  }),
  mine: endpoint({
    words,
    method: 'GET',
    path: '/learn/banners',
    who: 'signedIn',
    data: z.array(shownBanner),
  }),
  /** Counts each learner once, however often it is called; `isDismissed` puts the banner away for good. */
  viewed: endpoint({
    words,
    method: 'POST',
    path: '/learn/banner-viewed',
    log: 'seen',
    about: { ownership: shownOwnership, need: 'edit' },
    who: 'signedIn',
    limit: { max: 120, seconds: 60 },
    body: z.strictObject({ clientId: z.uuid(), bannerId: id, isDismissed: z.boolean().default(false) }),
    data: z.literal(true),
  }),
} as const
