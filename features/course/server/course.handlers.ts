import type { HandlersOf } from '#kit/server/context.ts'
import { crudHandlers } from '#kit/server/crud.handlers.ts'
import type { courseEndpoints } from '../course.contract.ts'
import { copyCourse } from './copyCourse.ts'
import { courseSpec } from './course.spec.ts'
import { createCourse, updateCourse } from './saveCourse.ts'

export const courseHandlers: HandlersOf<typeof courseEndpoints> = {
  ...crudHandlers(courseSpec),
  create: (call) => createCourse(call, call.body),
  update: (call) => updateCourse(call, call.body),
  copy: (call) => copyCourse(call, call.body.id),
}
