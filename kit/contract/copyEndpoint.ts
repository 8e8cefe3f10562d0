import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './field.ts'
import type { AnyResource } from './resource.ts'
import { creators } from './role.ts'

/** The call by which a creator begins a draft of their own from a record that they see; answers the id of the copy. */
export const copyEndpoint = ({ name, path, ownership }: Pick<AnyResource, 'name' | 'path' | 'ownership'>) =>
  endpoint({
    words: name,
    method: 'POST',
    path: `/${path}/copy`,
    about: { ownership, need: 'read' },
    who: creators,
    effect: 'create',
    body: z.strictObject({ id }),
    data: id,
  })
