import { Select as AntSelect, type SelectProps } from 'antd'
import type { KeyboardEvent } from 'react'
import { useClear } from './useClear.tsx'

/** While its options are shown, the root of a select of several values takes Tab for Enter and keeps the focus. */
const leaveByTab = {
  onKeyDownCapture: (event: KeyboardEvent): void => {
    if (event.key === 'Tab') event.stopPropagation()
  },
}

/** antd's select, whose button to clear has a name in each language, and which Tab leaves as it is (WCAG 2.1.2, 4.1.2). */
export function Select<Value>({ allowClear = false, ...props }: SelectProps<Value>) {
  const clear = useClear()
  return <AntSelect<Value> allowClear={allowClear && clear} {...props} {...(props.mode && leaveByTab)} />
}
