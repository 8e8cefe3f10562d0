import {
  CustomerServiceOutlined,
  FileImageOutlined,
  FileTextOutlined,
  FontSizeOutlined,
  PlaySquareOutlined,
} from '@ant-design/icons'

const icons = {
  picture: FileImageOutlined,
  video: PlaySquareOutlined,
  audio: CustomerServiceOutlined,
  document: FileTextOutlined,
  caption: FontSizeOutlined,
} as const

const isKind = (kind: string): kind is keyof typeof icons => kind in icons

/** Stands for a file that has no picture of itself. */
export function KindIcon({ kind }: { readonly kind: string }) {
  const Icon = icons[isKind(kind) ? kind : 'document']
  return (
    <span aria-hidden="true" className="kit-kind" data-kind={kind}>
      <Icon />
    </span>
  )
}
