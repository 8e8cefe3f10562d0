import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import type { Machine, Move } from '#kit/contract/machine.ts'
import { tiesOf, type Subject } from '#kit/contract/ownership.ts'
import type { Actor, Role } from '#kit/contract/role.ts'
import { isAllowed } from '#kit/contract/role.ts'
import type { ByRole, CallRule, FeatureRules, MoveRule, AccessLevel } from './access.contract.ts'

/** Somebody with this role alone. */
const holder = (role: Role): Actor => ({ id: 1, roles: [role] })

const forEachRole = (levelsOf: (role: Role) => readonly AccessLevel[]): ByRole => ({
  super_admin: [...levelsOf('super_admin')],
  admin_designer: [...levelsOf('admin_designer')],
  lx_designer: [...levelsOf('lx_designer')],
  auditor: [...levelsOf('auditor')],
  teacher: [...levelsOf('teacher')],
  student: [...levelsOf('student')],
})

/** Of which records holders of `role` may do `move`: every one, others' alone, or their own alone. */
function moved(move: Move<string>, role: Role): readonly AccessLevel[] {
  if (move.who.includes(role)) return move.forbiddenOnOwn?.includes(role) ? ['foreign'] : ['every']
  return []
}

function subjectLevels(about: Subject, role: Role): readonly AccessLevel[] {
  const { ownership } = about
  if (about.need === 'read') return narrowest(tiesOf(ownership, 'reads', holder(role)))
  const edits = narrowest(tiesOf(ownership, 'edits', holder(role)))
  if (about.need !== 'move') return about.need === 'edit' ? edits : edits.filter((tie) => tie !== 'entrusted')
  const moves = Object.entries(about.machine.moves).filter(
    ([name]) => about.move === undefined || about.move === name,
  )
  const byRole = moves.flatMap(([, move]) => moved(move, role))
  const byOwner = moves.some(([, { owner }]) => owner) && edits.includes('own') ? ['own' as const] : []
  return narrowest(new Set([...byRole, ...byOwner]))
}

/** Who has access to every record needs no other tie. */
const narrowest = (ties: ReadonlySet<AccessLevel>): readonly AccessLevel[] =>
  ties.has('every') ? ['every'] : [...ties]

function callRule(verb: string, { method, path, who, about }: Endpoint): CallRule {
  return {
    ...{ verb, method, path },
    open: typeof who === 'string' ? who : 'roles',
    byRole: forEachRole((role) => {
      if (!isAllowed(who, holder(role))) return []
      return about ? subjectLevels(about, role) : ['yes']
    }),
  }
}

/** Owners that may move what is theirs: those who may change it. */
function moveRule(machine: Machine, move: string, about: Subject): MoveRule[] {
  const row = machine.moves[move]
  if (!row) return []
  const own = (role: Role): readonly AccessLevel[] =>
    row.owner && tiesOf(about.ownership, 'edits', holder(role)).has('own') ? ['own'] : []
  return [
    {
      ...{ machine: machine.name, move, from: [...row.from], to: row.to },
      owner: row.owner ?? false,
      reason: row.reason ?? null,
      byRole: forEachRole((role) => narrowest(new Set([...moved(row, role), ...own(role)]))),
    },
  ]
}

/** The state tables that a feature's calls move by, each once. */
function movesOf(verbs: Endpoints): MoveRule[] {
  const machines = new Map<string, { machine: Machine; about: Subject }>()
  for (const { about } of Object.values(verbs))
    if (about?.need === 'move') machines.set(about.machine.name, { machine: about.machine, about })
  return [...machines.values()].flatMap(({ machine, about }) =>
    Object.keys(machine.moves).flatMap((move) => moveRule(machine, move, about)),
  )
}

/** What the contracts say of every call and move, feature by feature. */
export const rulesOf = (contracts: Readonly<Record<string, Endpoints>>): FeatureRules[] =>
  Object.entries(contracts).map(([feature, verbs]) => ({
    feature,
    words: Object.values(verbs)[0]?.words ?? '',
    calls: Object.entries(verbs).map(([verb, endpoint]) => callRule(verb, endpoint)),
    moves: movesOf(verbs),
  }))
