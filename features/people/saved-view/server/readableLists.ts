import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { type Actor, isAllowed, superAdmins, type Who } from '#kit/contract/role.ts'
import { pathOfList } from '#kit/list/listSettings.ts'

interface ListRule {
  readonly sees: Who
  readonly shares: Who
}

/** Who sees a list and who shares views of it, by the list's name; undefined: there is no such list. */
export type ListRules = (list: string) => ListRule | undefined

/**
 * Read from the contracts: a list is seen by whoever may call for its pages; views of it are shared by whoever may add to it,
 * and where nothing is added by super administrators.
 */
export function listRules(contracts: () => Readonly<Record<string, Endpoints>>): ListRules {
  let rules: ReadonlyMap<string, ListRule> | undefined
  return (list) => {
    rules ??= new Map(Object.values(contracts()).flatMap(rulesOf))
    return rules.get(pathOfList(list))
  }
}

const rulesOf = (verbs: Endpoints): [string, ListRule][] =>
  Object.values<Endpoint>(verbs).map(({ path, who }) => [
    path,
    { sees: who, shares: verbs['create']?.who ?? superAdmins },
  ])

/** Whether somebody may see a list, and share views of it. */
export function rightsTo(rules: ListRules, list: string, actor: Actor) {
  const rule = rules(list)
  return {
    exists: rule !== undefined,
    maySee: rule !== undefined && isAllowed(rule.sees, actor),
    mayShare:
      rule !== undefined &&
      isAllowed(rule.sees, actor) &&
      (isAllowed(rule.shares, actor) || isAllowed(superAdmins, actor)),
  }
}
