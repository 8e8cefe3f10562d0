import { picture, text } from '#kit/contract/field.ts'
import { among, linked, range, search } from '#kit/contract/page.ts'
import { resource } from '#kit/contract/resource.ts'
import { administrators, staff } from '#kit/contract/role.ts'
import { tagMachine } from './tag.machine.ts'

/** C3: tags are kept by super administrators and administrators; all staff pick the reviewed ones. */
export const tag = resource({
  name: 'tag',
  path: 'course/tag',
  fields: {
    name: text(50),
    summary: text(1000, { required: 'never', multiline: true }),
    mainImage: picture('main', { required: 'never' }),
    headImage: picture('head', { required: 'never' }),
  },
  extra: {},
  detail: {},
  filters: {
    name: search(),
    status: among(['pending', 'reviewed']),
    creatorId: linked('user'),
    updatedAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'name'],
  machine: tagMachine,
  who: { read: administrators, write: administrators, options: staff },
})
