import { roles } from '#kit/contract/role.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { AccessLevel } from '../access.contract.ts'
import type { Group, Line, Wanted } from '../access.shown.ts'
import { accessWords } from '../access.words.ts'

interface MatrixProps {
  /** What the first column names. */
  readonly head: string
  readonly groups: readonly Group[]
  readonly wanted: Wanted
}

/** The six roles beside each other; what two chosen ones differ in is marked. */
export function Matrix({ head, groups, wanted }: MatrixProps) {
  const kit = useResourceWords('kit')
  return (
    <div className="access-scroll" role="region" aria-label={head} tabIndex={0}>
      <table className="access-matrix">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {roles.map((role) => (
              <th key={role} scope="col" data-chosen={role === wanted.only || role === wanted.against}>
                {kit.value('role', role)}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr>
              <th className="access-group" colSpan={roles.length + 1} scope="rowgroup">
                {group.label}
              </th>
            </tr>
            {group.lines.map((line) => (
              <Row key={line.key} line={line} wanted={wanted} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Row({ line, wanted }: { readonly line: Line; readonly wanted: Wanted }) {
  return (
    <tr>
      <th scope="row">
        {line.label}
        {line.note && <small>{line.note}</small>}
      </th>
      {roles.map((role) => (
        <td key={role} data-chosen={role === wanted.only || role === wanted.against}>
          <Cell reach={line.byRole[role]} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ reach }: { readonly reach: readonly AccessLevel[] }) {
  const t = useWords(accessWords)
  if (reach.length === 0)
    return (
      <span className="access-no" role="img" aria-label={t('reach.no')}>
        –
      </span>
    )
  return (
    <span className="access-yes" data-whole={reach.includes('every') || reach.includes('yes')}>
      {reach.map((each) => t(`reach.${each}`)).join(' · ')}
    </span>
  )
}
