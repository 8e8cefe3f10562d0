import type { FormLayout } from '#kit/web/RecordForm.tsx'
import { ListScreen } from '#kit/web/ListScreen.tsx'
import { tag } from '../tag.contract.ts'

const layout: FormLayout = {
  sections: [
    { key: 'basics', fields: ['name', 'summary'] },
    { key: 'pictures', fields: ['headImage', 'mainImage'] },
  ],
}

/** C3: tags at one address; they are written in a drawer over their list. */
export const TagList = () => <ListScreen resource={tag} drawer={{ resource: tag, layout }} />
