import { call } from '#kit/http/web/client.ts'
import { activityCardEndpoints, maxReserved } from '#features/content/activity/activityCard.contract.ts'

/** Numbers for new cards, reserved ahead so that a card has its own from birth, offline too. */
export interface CardIds {
  /** As many numbers as asked for, at once; undefined while there are too few. */
  take(count: number): readonly number[] | undefined
  /** The same, waiting for the server where it must; rejects when there is no way to it. */
  need(count: number): Promise<readonly number[]>
  /** Fetches some ahead; a failure is left to the next time. */
  prepare(): void
}

const enough = 30
const few = 15

async function reserve(count: number): Promise<readonly number[]> {
  const batch = Math.min(count, maxReserved)
  const { ids } = await call(activityCardEndpoints.reserve, { body: { count: batch } })
  return count > batch ? [...ids, ...(await reserve(count - batch))] : ids
}

export function makeCardIds(): CardIds {
  let pool: readonly number[] = []
  let filling: Promise<void> | undefined
  const fill = (count: number): Promise<void> => {
    filling ??= reserve(count)
      .then((ids) => {
        pool = [...pool, ...ids]
      })
      .finally(() => {
        filling = undefined
      })
    return filling
  }
  const prepare = () => {
    if (pool.length < few) fill(enough - pool.length).catch(() => {})
  }
  const take = (count: number) => {
    if (pool.length < count) return undefined
    const taken = pool.slice(0, count)
    pool = pool.slice(count)
    prepare()
    return taken
  }
  const need = async (count: number): Promise<readonly number[]> => {
    const taken = take(count)
    if (taken) return taken
    await fill(count - pool.length + few)
    return need(count)
  }
  return { take, need, prepare }
}
