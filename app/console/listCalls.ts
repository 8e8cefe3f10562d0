import type { ListCalls } from '#kit/feature/web/kitSettings.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'

/** What holds for a person how their lists are set up, without the contracts' zod. */
export const listCalls: ListCalls = {
  settings: {
    get: lightEndpoint({ method: 'GET', path: '/system/preference/get', effect: 'read' }),
    update: lightEndpoint({ method: 'PUT', path: '/system/preference/update', effect: 'write' }),
  },
  views: {
    list: lightEndpoint({ method: 'GET', path: '/system/saved-view/list', effect: 'read' }),
    create: lightEndpoint({ method: 'POST', path: '/system/saved-view/create', effect: 'create' }),
    update: lightEndpoint({ method: 'PUT', path: '/system/saved-view/update', effect: 'write' }),
    delete: lightEndpoint({ method: 'DELETE', path: '/system/saved-view/delete', effect: 'write' }),
  },
}
