/** Where the screens of AI configurations are. */
export const aiConfigHome = {
  list: '/configs/aiList',
  add: '/configs/aiAdd',
  edit: '/configs/aiEdit',
  view: '/configs/aiEdit',
} as const

export const debugPath = '/configs/aiDebug'
export const debugOf = (id: number) => `${debugPath}?id=${id}`
