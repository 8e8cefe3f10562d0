import { port } from '#kit/contract/port.ts'

/**
 * Which of these courses the asker may recommend: public ones, own ones, and those that are recommended already. One that was
 * deleted is none of them.
 */
export const recommendableCourses = port<
  { readonly courseIds: readonly number[]; readonly linkedIds: readonly number[] },
  readonly number[]
>('recommendableCourses')
