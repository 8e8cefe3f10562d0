import './users.css'
import { lazy, Suspense, useMemo, useState } from 'react'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { accountWords } from '../account.words.ts'
import { newUserFields } from '../user.contract.ts'
import { userWords } from '../user.words.ts'
import { ImportButton } from './import/ImportButton.tsx'
import { userColumns } from './userColumns.tsx'
import { userEditors } from './userEditors.tsx'
import { UserFacts } from './UserFacts.tsx'
import { users, type UserRow } from './users.ts'

const CloseOther = lazy(() =>
  import('./account/CloseOther.tsx').then((file) => ({ default: file.CloseOther })),
)
const RolesDialog = lazy(() => import('./RolesDialog.tsx').then((file) => ({ default: file.RolesDialog })))
const FactorsDialog = lazy(() =>
  import('./FactorsDialog.tsx').then((file) => ({ default: file.FactorsDialog })),
)
const ResetDialog = lazy(() => import('./ResetDialog.tsx').then((file) => ({ default: file.ResetDialog })))

const drawer = {
  resource: users,
  newFields: newUserFields,
  editors: userEditors,
  note: (record: object) => <UserFacts record={record} />,
}
const face = ({ nickname, username, avatar }: UserRow) => ({
  name: nickname,
  lead: username,
  picture: avatar,
})

interface PendingAction {
  readonly dialog: 'roles' | 'reset' | 'factors' | 'close'
  readonly row: UserRow
}

const editableIn = ['valid', 'invalid']

/** H1: accounts with their roles and whether they are valid; one's own is only looked at and renamed. */
export function UserList() {
  const t = useWords(userWords)
  const account = useWords(accountWords)
  const { id } = useActor()
  const [pending, setPending] = useState<PendingAction>()
  const kit = useWords(kitWords)
  const columns = useMemo(
    () => userColumns(id, t('you'), (isYes) => kit(isYes ? 'common.yes' : 'common.no')),
    [id, t, kit],
  )
  const close = () => setPending(undefined)
  const actionsOf = (row: UserRow) => [
    {
      key: 'roles',
      label: t('bind.action'),
      isFirst: true,
      run: () => setPending({ dialog: 'roles', row }),
    },
    { key: 'reset', label: t('reset.action'), run: () => setPending({ dialog: 'reset', row }) },
    ...(row.hasSecondFactor
      ? [
          {
            key: 'factors',
            label: t('factors.action'),
            run: () => setPending({ dialog: 'factors' as const, row }),
          },
        ]
      : []),
    {
      key: 'close',
      label: account('other.action'),
      isDanger: true,
      run: () => setPending({ dialog: 'close', row }),
    },
  ]
  return (
    <div className="user-list">
      <ListScreen
        resource={users}
        drawer={drawer}
        columns={columns}
        face={face}
        quick={3}
        editableIn={editableIn}
        rowActions={(row) => (row.id === id || row.status === 'closed' ? [] : actionsOf(row))}
        headActions={<ImportButton />}
      />
      <Suspense>
        {pending?.dialog === 'roles' && <RolesDialog row={pending.row} onClose={close} />}
        {pending?.dialog === 'close' && <CloseOther row={pending.row} onClose={close} />}
        {pending?.dialog === 'factors' && <FactorsDialog row={pending.row} onClose={close} />}
        {pending?.dialog === 'reset' && <ResetDialog row={pending.row} onClose={close} />}
      </Suspense>
    </div>
  )
}
