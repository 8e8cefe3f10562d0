import type { KeyboardEvent } from 'react'
import { Select, type SelectProps } from 'antd'

/** The select's root would toggle the active option on Tab and keep the focus. */
const leaveByTab = (event: KeyboardEvent): void => {
  if (event.key === 'Tab') event.stopPropagation()
}

/** A select of several values that Tab leaves as it is (WCAG 2.1.2). */
export function ManySelect<Value>(props: SelectProps<Value>) {
  return <Select<Value> mode="multiple" {...props} onInputKeyDown={leaveByTab} />
}
