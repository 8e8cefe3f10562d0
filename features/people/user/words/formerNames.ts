import type { Role } from '#kit/contract/role.ts'
import type { ImportColumn } from '../import/importReport.ts'

/** Headings that earlier versions wrote into their template, and what else people write: sheets that lie about keep their use. */
export const formerHeadings: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  nickname: ['apodo', '表示名'],
  roles: ['role', '役割', '権限'],
}

/** Names that roles had in earlier versions, and what else people call them. */
export const formerRoles: Readonly<Partial<Record<Role, readonly string[]>>> = {
  super_admin: ['スーパー管理者'],
  lx_designer: ['普通创作者', '一般クリエイター'],
  auditor: ['审核人', '審査担当'],
  teacher: ['教师', '教師', '先生', 'profesor', 'profesora'],
  student: ['learner', '学生', '受講者', 'alumno', 'alumna'],
}
