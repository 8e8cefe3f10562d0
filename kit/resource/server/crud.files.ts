import { fieldsIn, innerFields } from '#kit/contract/field.ts'
import type { Fields } from '#kit/contract/field.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import type { Call, FileUses } from '#kit/call/server/context.ts'
import type { CrudSpec, Values } from './crud.ts'

type Pictures = FileUses['pictures']

const groupsIn = (value: unknown): Values[] =>
  Array.isArray(value) ? value.filter((one): one is Values => typeof one === 'object' && one !== null) : []

/** The pictures that these values show, those in rows too, each with the path of its field for a refusal. */
function picturesIn(fields: Fields, values: Values, before = ''): Pictures {
  return fieldsIn(fields).flatMap(([name, field]): Pictures => {
    const path = before + name
    const inner = innerFields(field)
    if (inner)
      return groupsIn(values[name]).flatMap((group, index) => picturesIn(inner, group, `${path}.${index}.`))
    const url = String(values[name] ?? '')
    return field.kind === 'picture' && url !== '' ? [{ field: path, purpose: field.purpose, url }] : []
  })
}

/** The files that these values name by their ids, those in rows too. */
function fileIdsIn(fields: Fields, values: Values): number[] {
  return fieldsIn(fields).flatMap(([name, field]): number[] => {
    const inner = innerFields(field)
    if (inner) return groupsIn(values[name]).flatMap((group) => fileIdsIn(inner, group))
    const id = values[name]
    return field.kind === 'pick' && field.resource === 'file' && typeof id === 'number' ? [id] : []
  })
}

/** Notes which pictures and files a record shows from now on, where a save has changed that. */
export async function registerFiles(
  { resource }: CrudSpec,
  call: Call,
  resourceId: number,
  values: Values,
  before: Values = {},
): Promise<void> {
  const pictures = picturesIn(resource.fields, values)
  const fileIds = fileIdsIn(resource.fields, values)
  const isSame =
    sameJson(pictures, picturesIn(resource.fields, before)) &&
    sameJson(fileIds, fileIdsIn(resource.fields, before))
  if (isSame) return
  await call.services.registerFileUses(call, { resource: resource.name, resourceId, pictures, fileIds })
}
