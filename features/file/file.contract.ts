import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'
import type { PicturePurpose } from '#kit/field.ts'
import { id, picturePurposes } from '#kit/field.ts'
import { among, linked, pageBody, pageData, range, search } from '#kit/page.ts'
import { idQuery } from '#kit/resource.ts'
import { creators } from '#kit/role.ts'

const isPurpose = (name: string): name is PicturePurpose => name in picturePurposes
export const purposes = Object.keys(picturePurposes).filter(isPurpose)

/** A kept file. The addresses of a card's picture hold for 15 minutes until its activity is published. */
export const file = z.object({
  id,
  url: z.string(),
  /** The same picture, 480 pixels wide. */
  thumbUrl: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})

export const fileRow = file.extend({
  purpose: z.enum(purposes),
  ownerId: id,
  ownerName: z.string(),
  createdAt: z.number().int(),
  /** Whether the asker may delete it; the server decides, buttons only read it. */
  mayEdit: z.boolean(),
})

export const fileUse = z.object({ resource: z.string(), id, title: z.string() })

export const fileFilters = {
  name: search(),
  purpose: among(purposes),
  ownerId: linked('user'),
  createdAt: range(),
}

const words = 'file'

export const fileEndpoints = {
  upload: endpoint({
    words,
    method: 'POST',
    path: '/infra/file/upload',
    who: 'signedIn',
    effect: 'outside',
    upload: true,
    limit: { max: 120, seconds: 60 },
    body: z.strictObject({ purpose: z.enum(purposes) }),
    data: file,
  }),
  page: endpoint({
    words,
    method: 'POST',
    path: '/infra/file/page',
    who: creators,
    effect: 'read',
    body: pageBody(fileFilters, ['createdAt', 'name', 'size']),
    data: pageData(fileRow),
  }),
  usage: endpoint({
    words,
    method: 'GET',
    path: '/infra/file/usage',
    who: creators,
    query: idQuery,
    data: z.array(fileUse),
  }),
  delete: endpoint({
    words,
    method: 'DELETE',
    path: '/infra/file/delete',
    who: creators,
    query: idQuery,
    data: z.literal(true),
  }),
} as const
