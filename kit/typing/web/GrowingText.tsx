import './growingText.css'
import { Input, type GetProps } from 'antd'

type Props = Omit<GetProps<typeof Input.TextArea>, 'autoSize' | 'rows'> & { readonly rows: 1 | 2 | 3 }

/** Text of several lines that begins with `rows` of them and grows with what is written, without being measured. */
export function GrowingText({ className, ...props }: Props) {
  return <Input.TextArea {...props} className={className ? `kit-growing ${className}` : 'kit-growing'} />
}
