import { PlusOutlined } from '@ant-design/icons'
import { useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { creators, hasRole } from '#kit/contract/role.ts'
import { Go } from '#kit/view/web/Go.tsx'
import {
  agoColumn,
  linksColumn,
  personColumn,
  textColumn,
  valueColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { CourseAuthRow } from '../authorization.contract.ts'
import { courseAuthWords } from '../authorization.words.ts'
import { allAuthorizations, authList, targetIn, type Target } from './authList.ts'
import { GrantDialog } from './GrantDialog.tsx'
import { useRevoke } from './useRevoke.ts'

const faceOf = (row: CourseAuthRow) => ({
  name: row.userName,
  picture: row.userAvatar,
})

/** E6: who may do what with which course or product. */
export function CourseAuth() {
  const t = useWords(courseAuthWords)
  const words = useResourceWords(authList.name)
  const target = targetIn(useSearch({ strict: false }))
  const isCreator = hasRole(useActor(), creators)
  const [open, setOpen] = useState<'new' | CourseAuthRow>()
  const revoke = useRevoke()
  const columns: readonly Column<CourseAuthRow>[] = [
    textColumn('targetTitle'),
    valueColumn(authList.name, 'targetType'),
    linksColumn('privileges', (row) =>
      row.privileges.map((one) => ({ label: words.value('privilege', one) })),
    ),
    personColumn('creatorName'),
    agoColumn('updatedAt'),
  ]
  const actionsOf = (row: CourseAuthRow) =>
    row.mayEdit
      ? [
          { key: 'change', label: t('change'), run: () => setOpen(row) },
          { key: 'remove', label: t('remove'), isDanger: true, run: () => revoke(row) },
        ]
      : []
  return (
    <>
      <ListScreen
        canAdd={false}
        columns={columns}
        face={faceOf}
        headActions={
          <>
            {target && <Go href={allAuthorizations}>{t('all')}</Go>}
            {isCreator && (
              <Button
                icon={<PlusOutlined aria-hidden="true" />}
                onClick={() => setOpen('new')}
                type="primary"
              >
                {t('add')}
              </Button>
            )}
          </>
        }
        resource={authList}
        rowActions={actionsOf}
        {...(target && { fixed: fixedOf(target) })}
      />
      {open !== undefined && (
        <GrantDialog
          key={open === 'new' ? 'new' : open.id}
          onClose={() => setOpen(undefined)}
          row={open === 'new' ? undefined : open}
          target={target}
        />
      )}
    </>
  )
}

const fixedOf = ({ targetType, targetId }: Target) => ({ targetType, targetId })
