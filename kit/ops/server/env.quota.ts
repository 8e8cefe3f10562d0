import { z } from 'zod'
import type { Role } from '#kit/contract/role.ts'
import { roles } from '#kit/contract/role.ts'

const bytesIn = (gigabytes: number): number => Math.round(gigabytes * 1024 ** 3)

/** Bytes, given in GB; fractions are possible. */
export const gigabytes = () => z.coerce.number().min(0).max(1_000_000).transform(bytesIn)

export type Quotas = Readonly<Partial<Record<Role, number>>>

/** Bytes by role, given as `student=2,teacher=20` in GB; what is not given stays as it is at first. */
export const quotasOf = (first: Quotas) =>
  z
    .string()
    .default('')
    .transform((text, context): Quotas => {
      const pairs = text.split(',').filter((pair) => pair.trim() !== '')
      const read = pairs.map((pair) => quotaIn(pair) ?? pair)
      const wrong = read.filter((one) => typeof one === 'string')
      if (wrong.length > 0) {
        context.addIssue({
          code: 'custom',
          message: `${wrong.join(', ')}: expected role=GB, of ${roles.join(', ')}`,
        })
        return z.NEVER
      }
      const parsed = Object.fromEntries(read.filter((one) => typeof one !== 'string'))
      return { ...inBytes(first), ...parsed }
    })

const inBytes = (quotas: Quotas): Quotas =>
  Object.fromEntries(Object.entries(quotas).map(([role, size]) => [role, bytesIn(size)]))

function quotaIn(pair: string): readonly [Role, number] | undefined {
  const [name = '', size = ''] = pair.split('=').map((part) => part.trim())
  const role = roles.find((one) => one === name)
  return role && /^\d+(\.\d+)?$/.test(size) ? [role, bytesIn(Number(size))] : undefined
}
