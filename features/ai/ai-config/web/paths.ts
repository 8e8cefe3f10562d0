/** Where the screens of AI configurations are. */
export const aiConfigHome = {
  list: '/configs/aiList',
  add: '/configs/aiAdd',
  edit: '/configs/aiEdit',
  view: '/configs/aiEdit',
} as const

export const debugPath = '/configs/aiDebug'
export const debugOf = (id: number) => `${debugPath}?id=${id}`

export const takePath = '/configs/aiTake'
export const takeOf = (id: number) => `${takePath}?id=${id}`

/** Where a configuration is taken into use: not on the spot, since its reference examples are run before. */
export const takeHref = (resource: string, id: number): string | undefined =>
  resource === 'ai-config' ? takeOf(id) : undefined
