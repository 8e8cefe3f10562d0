import { z } from 'zod'
import type { RawCall } from '#kit/contract/endpoint.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, text } from '#kit/contract/field.ts'
import { fileKinds, picturePurposes, purposes, uploadPath } from '#kit/contract/file.ts'
import { among, linked, range, search } from '#kit/contract/page.ts'
import { idQuery, resource } from '#kit/contract/resource.ts'
import type { Ownership } from '#kit/contract/ownership.ts'
import { onesOwn } from '#kit/contract/ownership.ts'
import { administrators, creators } from '#kit/contract/role.ts'
import { fileMachine } from './file.machine.ts'

/** The longest name of a file, in graphemes. */
export const nameLength = 200

const isKind = (name: string): name is keyof typeof fileKinds => name in fileKinds
const kinds = Object.keys(fileKinds).filter(isKind)

const shown = {
  url: z.string(),
  /** The same picture, at most 480 pixels wide; '' for what is no picture. */
  thumbUrl: z.string(),
  mime: z.string(),
  /** In bytes; width and height in pixels. */
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Of sounds and films, where their bytes hold it. */
  durationMs: z.number().int().nullable(),
}

/** A stored file. The addresses of a card's picture are valid for 15 minutes until its activity is published. */
export const uploaded = z.object({ id, name: z.string(), ...shown })

/** What one has of files, with what is on its way, and how much it may be; in bytes. */
export const quota = z.object({ used: z.number().int(), limit: z.number().int() })

/** A record that shows a file, by the resource's name; `label` is '' for what has no name of its own. */
export const fileUse = z.object({ resource: z.string(), id, label: z.string() })

/** A library is its owner's; administrators see all of them. */
const libraryOwnership: Ownership = {
  rows: [
    { who: administrators, reads: ['every'], edits: ['every'] },
    { who: creators, reads: ['own'], edits: ['own'] },
  ],
}

/** The media library: creators see their own files, administrators everybody's. What is handed in is no part of it. */
export const file = resource({
  name: 'file',
  path: 'infra/file',
  fields: { name: text(nameLength) },
  extra: { ...shown, kind: z.enum(kinds), purpose: z.enum(purposes) },
  detail: { uses: z.array(fileUse) },
  filters: {
    name: search(),
    kind: among(kinds),
    purpose: among(purposes),
    creatorId: linked('user'),
    createdAt: range(),
  },
  sortable: ['createdAt', 'updatedAt', 'name', 'size'],
  machine: fileMachine,
  who: { read: creators, write: creators, options: creators },
  ownership: libraryOwnership,
})

const { page, get, update, delete: remove, restore } = file.endpoints

/** What the library's screen may do; files are made by uploading them. */
export const library = { ...file, endpoints: { page, get, update, delete: remove, restore } } as const

/** What takes a file: checking and storing it is slow. */
const taking = {
  words: 'file',
  method: 'POST',
  log: 'ownRow',
  who: 'signedIn',
  effect: 'outside',
  limit: { max: 120, seconds: 60 },
  data: uploaded,
} as const

export const fileEndpoints = {
  ...library.endpoints,
  upload: endpoint({
    ...taking,
    path: '/infra/file/upload',
    upload: true,
    body: z.strictObject({ purpose: z.enum(picturePurposes) }),
  }),
  /** Checks an upload that has arrived and stores it; called again for the same one, it gives the same file. */
  finish: endpoint({
    ...taking,
    path: `${uploadPath}/finish`,
    about: { ownership: onesOwn, need: 'edit' },
    body: z.strictObject({ uploadId: z.string().regex(/^[\w-]{24}$/) }),
  }),
  quota: endpoint({
    words: 'file',
    method: 'GET',
    path: '/infra/file/quota',
    who: 'signedIn',
    data: quota,
  }),
  usage: endpoint({
    words: 'file',
    method: 'GET',
    path: '/infra/file/usage',
    about: { ownership: file.ownership, need: 'read' },
    who: creators,
    query: idQuery,
    data: z.array(fileUse),
  }),
} as const

/** Resumable upload as tus 1.0 has it: make one, ask how far it is, send a part, give it up. */
export const uploadCalls: readonly RawCall[] = [
  { method: 'POST', path: uploadPath, who: 'signedIn', limit: { max: 60, seconds: 60 } },
  { method: 'HEAD', path: `${uploadPath}/:id`, who: 'signedIn', limit: { max: 300, seconds: 60 } },
  // 8 MB each: more than a gigabit a second.
  { method: 'PATCH', path: `${uploadPath}/:id`, who: 'signedIn', limit: { max: 1200, seconds: 60 } },
  { method: 'DELETE', path: `${uploadPath}/:id`, who: 'signedIn', limit: { max: 120, seconds: 60 } },
]
