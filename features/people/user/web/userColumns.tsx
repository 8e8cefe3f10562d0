import { agoColumn, numberColumn, personColumn, textColumn, type Column } from '#kit/table/web/columns.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { user } from '../user.contract.ts'
import { RoleTags } from './RoleTags.tsx'
import { SessionKey } from './SessionKey.tsx'
import type { UserRow } from './users.ts'

const optional = (column: Column<UserRow>): Column<UserRow> => ({ ...column, isOptional: true })

/** Every field of an account; `you` marks the reader's own, at which nothing is to be done. */
export const userColumns = (
  ownId: number,
  you: string,
  yesNo: (isYes: boolean) => string,
): readonly Column<UserRow>[] => [
  { key: 'roles', cell: ({ roles }) => <RoleTags roles={roles} shown={2} /> },
  {
    key: 'status',
    cell: ({ id, status }) => (
      <>
        <StatusTag machine={user.machine} status={status} />
        {id === ownId && <span className="user-you">{you}</span>}
      </>
    ),
  },
  textColumn('phone'),
  agoColumn('lastLoginAt'),
  agoColumn('createdAt'),
  optional(numberColumn('id')),
  optional(textColumn('wxOpenid')),
  optional({ key: 'hasSessionKey', cell: ({ hasSessionKey }) => <SessionKey isSet={hasSessionKey} /> }),
  optional({ key: 'hasSecondFactor', cell: ({ hasSecondFactor }) => yesNo(hasSecondFactor) }),
  optional(textColumn('unionId')),
  optional(personColumn('creatorName')),
  optional(agoColumn('updatedAt')),
]
