import type { HandlersOf } from '#kit/call/server/context.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import type { courseEndpoints } from '../course.contract.ts'
import { copyCourse } from './copyCourse.ts'
import { courseSpec } from './course.crud.ts'
import { createCourse, restoreCourse, updateCourse } from './saveCourse.ts'

export const courseHandlers: HandlersOf<typeof courseEndpoints> = {
  ...crudHandlers(courseSpec),
  create: (call) => createCourse(call, call.body),
  update: (call) => updateCourse(call, call.body),
  restore: (call) => restoreCourse(call, call.body.id),
  copy: (call) => copyCourse(call, call.body.id),
}
