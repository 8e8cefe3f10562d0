import { z } from 'zod'
import { id } from '#kit/contract/field.ts'
import { fileLimit } from './message.limits.ts'

/** Files that go with a message: each once, and one's own, uploaded as `work`. */
export const sentFiles = z
  .array(id)
  .max(fileLimit)
  .refine((ids) => new Set(ids).size === ids.length, { params: { problem: 'repeated' } })
  .default([])
