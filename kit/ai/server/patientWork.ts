import { triesAgain } from './patience.ts'
import { secretsOf, workPatience, type Provider } from './provider.ts'
import { AiTrouble } from './ai.ts'
import { troubleOf } from './troubles.ts'

/**
 * Work that comes all at once, within its time; tried again only where the provider has turned it away. @throws AiTrouble,
 * also when `signal` is aborted
 */
export async function patientWork<T>(
  provider: Provider,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { inAll } = provider.patience ?? workPatience
  for (let tries = 1; ; tries += 1) {
    const impatience = AbortSignal.timeout(inAll)
    const stop = AbortSignal.any([impatience, ...(signal ? [signal] : [])])
    try {
      if (signal?.aborted) throw new AiTrouble('silent')
      return await Promise.race([work(stop), rejectedBy(stop)])
    } catch (error) {
      if (signal?.aborted || !(await triesAgain(tries, error, signal)))
        throw troubleOf(error, secretsOf(provider))
    }
  }
}

/** For work that does not heed its signal. */
const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AiTrouble('silent')), { once: true })
  })
