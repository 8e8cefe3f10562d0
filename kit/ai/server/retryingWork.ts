import { triesAgain } from './timeouts.ts'
import { secretsOf, workTimeouts, type Provider } from './provider.ts'
import { AiError } from './ai.ts'
import { toAiError } from './providerError.ts'

/**
 * Work that comes all at once, within its time; tried again only where the provider has turned it away. @throws AiError,
 * also when `signal` is aborted
 */
export async function retryingWork<T>(
  provider: Provider,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { inAll } = provider.timeouts ?? workTimeouts
  for (let tries = 1; ; tries += 1) {
    const timedOut = AbortSignal.timeout(inAll)
    const stop = AbortSignal.any([timedOut, ...(signal ? [signal] : [])])
    try {
      if (signal?.aborted) throw new AiError('silent')
      return await Promise.race([work(stop), rejectedBy(stop)])
    } catch (error) {
      if (signal?.aborted || !(await triesAgain(tries, error, signal)))
        throw toAiError(error, secretsOf(provider))
    }
  }
}

/** For work that does not heed its signal. */
const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new AiError('silent')), { once: true })
  })
