/** The screen of a batch and its codes. */
export const batchPath = '/exchange/task/view'

/** Where a batch is shown with its codes. */
export const batchHref = (taskId: number): string => `${batchPath}?id=${taskId}`

/** The list of all codes, narrowed to those of a batch. */
export const codesHref = (taskId: number): string => `/exchange/list/index?taskId=${taskId}`
