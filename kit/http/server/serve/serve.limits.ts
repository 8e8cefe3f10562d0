import type { FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { Services } from '#kit/call/server/context.ts'
import { networkOf } from '#kit/ops/server/network.ts'
import { CallLimits } from '../callLimits.ts'

/** What the limiter counts by; its keys name the route. */
const callLimitStore = (services: Pick<Services, 'database' | 'now'>) => {
  const limits = new CallLimits(services)
  return class CallLimitStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (key, answer, windowMs, max) => {
      limits.count(key, windowMs, max).then(
        (counted) => answer(null, counted),
        (error: Error) => answer(error),
      )
    }

    child = () => this
  }
}

/** Settings of `@fastify/rate-limit`: each limited route counts by itself, by person, or by network where nobody is signed in. */
export const callLimiting = (services: Pick<Services, 'database' | 'now'>) => ({
  global: false,
  store: callLimitStore(services),
  keyGenerator: ({ visitor, ip, method, routeOptions }: FastifyRequest) =>
    `${method} ${routeOptions.url} ${visitor?.id ?? networkOf(ip)}`,
})
