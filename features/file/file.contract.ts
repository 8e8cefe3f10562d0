import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import type { PicturePurpose } from '#kit/field.ts'
import { id, picturePurposes } from '#kit/field.ts'
import { among, linked, range, search } from '#kit/page.ts'
import { idQuery, resource } from '#kit/resource.ts'
import { creators } from '#kit/role.ts'
import { fileMachine } from './file.machine.ts'

const isPurpose = (name: string): name is PicturePurpose => name in picturePurposes
export const purposes = Object.keys(picturePurposes).filter(isPurpose)

const shown = {
  url: z.string(),
  /** The same picture, at most 480 pixels wide. */
  thumbUrl: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
}

/** A kept file. The addresses of a card's picture hold for 15 minutes until its activity is published. */
export const uploaded = z.object({ id, ...shown })

/** The records that show a file, by the resource's name. */
export const fileUse = z.object({ resource: z.string(), id })

/** The media library: creators see their own files, administrators everybody's. */
export const file = resource({
  name: 'file',
  path: 'infra/file',
  fields: {},
  extra: { ...shown, purpose: z.enum(purposes) },
  detail: {},
  filters: {
    name: search(),
    purpose: among(purposes),
    creatorId: linked('user'),
    createdAt: range(),
  },
  sortable: ['createdAt', 'updatedAt', 'name', 'size'],
  machine: fileMachine,
  who: { read: creators, write: creators, options: creators },
})

const { page, delete: remove, restore } = file.endpoints

export const fileEndpoints = {
  page,
  delete: remove,
  restore,
  upload: endpoint({
    words: 'file',
    method: 'POST',
    path: '/infra/file/upload',
    who: 'signedIn',
    effect: 'outside',
    upload: true,
    limit: { max: 120, seconds: 60 },
    body: z.strictObject({ purpose: z.enum(purposes) }),
    data: uploaded,
  }),
  usage: endpoint({
    words: 'file',
    method: 'GET',
    path: '/infra/file/usage',
    who: creators,
    query: idQuery,
    data: z.array(fileUse),
  }),
} as const
