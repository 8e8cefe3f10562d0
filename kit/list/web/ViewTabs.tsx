import '#kit/form/web/tabs.css'
import { EllipsisOutlined, PlusOutlined, TeamOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { notify, undoable } from '#kit/notice/web/notice.ts'
import type { ListResource } from '#kit/resource/web/listResource.ts'
import type { SavedView } from '../savedView.ts'
import type { ListSearch } from './search/search.ts'
import { openingOf, viewSearchOf } from './search/search.ts'
import type { ChangeSearch } from './search/useListSearch.ts'
import type { ShownViews } from './useListView.ts'

const ViewDialog = lazy(() => import('./ViewDialog.tsx').then((file) => ({ default: file.ViewDialog })))

interface ViewTabsProps {
  readonly resource: ListResource
  readonly search: ListSearch
  readonly saved: ShownViews
  readonly onChange: ChangeSearch
}

/** The saved views of a list as tabs. One opens by setting the address, which alone says what is shown. */
export function ViewTabs({ resource, search, saved, onChange }: ViewTabsProps) {
  const t = useWords(kitWords)
  const { current, settings } = saved
  const [dialog, setDialog] = useState<'new' | SavedView>()
  const open = (view: SavedView | undefined) => {
    saved.forgetColumns()
    onChange(openingOf(resource, view))
  }
  const held = { search: viewSearchOf(resource, search), columns: settings }
  const save = async (name: string, isShared: boolean) => {
    const id =
      dialog === 'new'
        ? await saved.create({ name, isShared, ...held })
        : dialog && (await saved.update({ id: dialog.id, name, isShared }))
          ? dialog.id
          : undefined
    if (id === undefined) return
    setDialog(undefined)
    notify({ kind: 'success', text: t('list.views.saved', { name }) })
    if (dialog === 'new') onChange({ view: id, page: search['page'] })
  }
  const acts: Readonly<Record<string, (view: SavedView) => void>> = {
    update: (view) =>
      void saved.update({ id: view.id, ...held }).then((isDone) => isDone && saved.forgetColumns()),
    discard: open,
    edit: setDialog,
    delete: (view) =>
      void saved.remove(view).then((isDone) => {
        if (!isDone) return
        open(undefined)
        const { name, isShared, search: heldSearch, columns } = view
        const content = { name, isShared, search: heldSearch, columns }
        undoable(t('list.views.deleted', { name }), () => void saved.create(content))
      }),
  }
  const items = current && [
    ...(saved.isChanged && current.mayEdit ? [{ key: 'update', label: t('list.views.update') }] : []),
    ...(saved.isChanged ? [{ key: 'discard', label: t('list.views.discard') }] : []),
    ...(current.mayEdit
      ? [
          { key: 'edit', label: t('list.views.edit') },
          { key: 'delete', label: t('actions.delete'), danger: true },
        ]
      : []),
  ]
  return (
    <nav className="kit-tabs kit-views" aria-label={t('list.views.label')}>
      <button type="button" aria-current={current ? undefined : 'true'} onClick={() => open(undefined)}>
        {t('list.views.usual')}
      </button>
      {saved.views.map((view) => (
        <span key={view.id} className="kit-view-tab">
          <button
            type="button"
            aria-current={view.id === current?.id ? 'true' : undefined}
            onClick={() => open(view)}
            onDoubleClick={view.mayEdit ? () => setDialog(view) : undefined}
          >
            {view.isShared && <TeamOutlined role="img" aria-label={t('list.views.shared')} />}
            {view.name}
            {view.id === current?.id && saved.isChanged && (
              <span className="kit-tab-count">{t('list.views.changed')}</span>
            )}
          </button>
          {view.id === current?.id && items && items.length > 0 && (
            <Dropdown autoFocus trigger={['click']} menu={{ items, onClick: ({ key }) => acts[key]?.(view) }}>
              <Button
                type="text"
                size="small"
                icon={<EllipsisOutlined aria-hidden="true" />}
                aria-label={t('list.views.moreOf', { name: view.name })}
              />
            </Dropdown>
          )}
        </span>
      ))}
      <Button
        type="link"
        size="small"
        className="kit-view-save"
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => setDialog('new')}
      >
        {t('list.views.save')}
      </Button>
      {dialog && (
        <Suspense>
          <ViewDialog
            view={dialog === 'new' ? undefined : dialog}
            mayShare={saved.mayShare}
            onSave={save}
            onCancel={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </nav>
  )
}
