import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { tag } from '../tag.contract.ts'

/** C3: tags have one address; they are written in a drawer over their list. */
export const TagList = () => (
  <ListScreen resource={tag} drawer={{ resource: tag }} inline={{ name: 'name' }} />
)
