import { CheckOutlined } from '@ant-design/icons'
import { roles } from '#kit/contract/role.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { AccessLevel } from '../access.contract.ts'
import type { Group, Line, LineFilter } from '../access.shown.ts'
import { accessWords } from '../access.words.ts'

interface MatrixProps {
  /** What the first column names. */
  readonly head: string
  readonly groups: readonly Group[]
  readonly filter: LineFilter
}

/** The six roles beside each other, each with a mark: all, a part (which one stands beside it) or nothing. */
export function Matrix({ head, groups, filter }: MatrixProps) {
  const kit = useResourceWords('kit')
  return (
    <div className="access-scroll" role="region" aria-label={head} tabIndex={0}>
      <table className="access-matrix">
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {roles.map((role) => (
              <th key={role} scope="col" data-chosen={role === filter.only || role === filter.against}>
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
              <Row key={line.key} line={line} filter={filter} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function Row({ line, filter }: { readonly line: Line; readonly filter: LineFilter }) {
  return (
    <tr>
      <th scope="row">
        {line.label}
        {line.note && <small>{line.note}</small>}
      </th>
      {roles.map((role) => (
        <td key={role} data-chosen={role === filter.only || role === filter.against}>
          <Cell levels={line.byRole[role]} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ levels }: { readonly levels: readonly AccessLevel[] }) {
  const t = useWords(accessWords)
  if (levels.length === 0)
    return (
      <span className="access-no" role="img" aria-label={t('reach.no')}>
        –
      </span>
    )
  const words = levels.map((each) => t(`reach.${each}`)).join(' · ')
  if (levels.includes('every') || levels.includes('yes'))
    return (
      <span className="access-mark access-yes" title={words}>
        <CheckOutlined aria-hidden="true" />
        <span className="kit-visually-hidden">{words}</span>
      </span>
    )
  return (
    <span className="access-part">
      <i className="access-mark" aria-hidden="true" />
      {words}
    </span>
  )
}
