import { kitWords } from '#kit/i18n/kitWords.ts'
import type { Role } from '#kit/contract/role.ts'
import type { Translate } from '#kit/i18n/words.ts'
import type { ByRole, FeatureRules } from '../access.contract.ts'
import type { Group, Line } from '../access.shown.ts'
import { accessWords } from '../access.words.ts'

/** An entry of the console's menu, its title in the reader's language. */
export interface MenuEntry {
  readonly path: string
  readonly title: string
  /** Absent: whoever is signed in. */
  readonly roles: readonly Role[] | undefined
  readonly isHidden: boolean
}

export interface MenuGroup {
  readonly path: string
  readonly title: string
  readonly entries: readonly MenuEntry[]
}

const openTo = (roles: readonly Role[] | undefined): ByRole => {
  const of = (role: Role) => (roles === undefined || roles.includes(role) ? ['yes' as const] : [])
  return {
    ...{ super_admin: of('super_admin'), admin_designer: of('admin_designer') },
    ...{ lx_designer: of('lx_designer'), auditor: of('auditor') },
    ...{ teacher: of('teacher'), student: of('student') },
  }
}

export const menuGroups = (menu: readonly MenuGroup[], translate: Translate): Group[] =>
  menu.map(({ path, title, entries }) => ({
    key: path,
    label: title,
    lines: entries.map((entry) => ({
      key: entry.path,
      label: entry.title,
      note: entry.isHidden ? translate({ namespace: accessWords.name, key: 'inside' }) : '',
      byRole: openTo(entry.roles),
    })),
  }))

/** The calls and moves of each feature as lines, in words of the reader. */
export function ruleGroups(rules: readonly FeatureRules[], translate: Translate): Group[] {
  const own = (key: string, values?: Readonly<Record<string, string>>) =>
    translate({ namespace: accessWords.name, key, ...(values && { values }) })
  // What speaks in the kit's words alone is called by ours.
  const title = (feature: string, words: string) =>
    words === kitWords.name
      ? own(`features.${feature}`)
      : translate({ namespace: words, key: `access.${feature}` })
  return rules.map(({ feature, words, calls, moves }) => ({
    key: feature,
    label: title(feature, words),
    lines: [
      ...calls.map(({ verb, method, path, open, byRole }): Line => ({
        key: `${method} ${path}`,
        label: own(`verbs.${verb}`),
        note: [open === 'roles' ? '' : own(`open.${open}`), `${method} ${path}`].filter(Boolean).join(' · '),
        byRole,
      })),
      ...moves.map(({ machine, move, from, to, reason, byRole }): Line => {
        const state = (name: string) => translate({ namespace: machine, key: `states.${name}` })
        const named = translate({ namespace: machine, key: `moves.${move}` })
        return {
          key: `${machine} ${move}`,
          label: own('move', { move: named, from: from.map(state).join(' / '), to: state(to) }),
          note: reason === null ? '' : own(`reason.${reason}`),
          byRole,
        }
      }),
    ],
  }))
}
