/** What the work answers, or `otherwise` where it fails or takes longer than `ms`. */
export const within = <T>(work: Promise<T>, ms: number, otherwise: T): Promise<T> => {
  const { promise, resolve } = Promise.withResolvers<T>()
  const timer = setTimeout(() => resolve(otherwise), ms)
  return Promise.race([work.catch(() => otherwise), promise]).finally(() => clearTimeout(timer))
}
